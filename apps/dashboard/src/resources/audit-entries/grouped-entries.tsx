import { Button, List, ListItem, Typography } from '@mui/material'
import type { AuditEntry } from '@shop/contract/staff'
import { useState } from 'react'
import { useGetList } from 'react-admin'
import { useMessages } from '../../i18n/language.tsx'
import type { ValueWords } from '../../ui/values/describe-value.ts'
import { auditEntriesMessages } from './audit-entries.messages.ts'
import { ChangedFields } from './changed-fields.tsx'
import { ChangedRecord } from './changed-record.tsx'

/** How many entries are shown; the search finds the others. */
const maxShown = 100

/** The entries of an import or a bulk edit, collapsed at first. */
export function GroupedEntries({ entry: { id, grouped }, words }: { entry: AuditEntry; words: ValueWords }) {
  const t = useMessages(auditEntriesMessages)
  const [isOpen, setOpen] = useState(false)
  if (grouped === 0) return null
  return (
    <>
      <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t.things({ count: grouped })}
      </Button>
      {isOpen && <GroupedList groupId={id} words={words} />}
    </>
  )
}

function GroupedList({ groupId, words }: { groupId: number; words: ValueWords }) {
  const t = useMessages(auditEntriesMessages)
  const { data = [], total = 0 } = useGetList<AuditEntry>('audit-entries', {
    filter: { group: groupId },
    pagination: { page: 1, perPage: maxShown },
    sort: { field: 'at', order: 'DESC' },
  })
  return (
    <List dense disablePadding>
      {data.map((entry) => (
        <ListItem key={entry.id} disableGutters sx={{ display: 'block' }}>
          <ChangedRecord entry={entry} />
          <ChangedFields entry={entry} words={words} />
        </ListItem>
      ))}
      {total > data.length && data.length > 0 && (
        <Typography variant="body2">{t.moreThings({ count: total - data.length })}</Typography>
      )}
    </List>
  )
}
