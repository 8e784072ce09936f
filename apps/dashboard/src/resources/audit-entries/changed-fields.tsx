import { Box, Typography } from '@mui/material'
import type { AuditEntry } from '@shop/contract/staff'
import { useMessages } from '../../i18n/language.tsx'
import { auditEntriesMessages } from './audit-entries.messages.ts'

/** How many fields are shown at once; more are opened on demand. */
const mostShown = 4

/** The fields that a change changed, as they were and as they are. */
export function ChangedFields({ entry }: { entry: AuditEntry }) {
  const t = useMessages(auditEntriesMessages)
  const names = [...new Set([...Object.keys(entry.before ?? {}), ...Object.keys(entry.after ?? {})])]
  const fields = names.map((name) => <Field key={name} name={name} entry={entry} />)
  return (
    <Box sx={{ maxInlineSize: '40rem', overflowWrap: 'anywhere' }}>
      {fields.length <= mostShown ? (
        fields
      ) : (
        <details>
          <summary>{t.fields({ count: fields.length })}</summary>
          {fields}
        </details>
      )}
    </Box>
  )
}

function Field({ name, entry: { before, after } }: { name: string; entry: AuditEntry }) {
  const t = useMessages(auditEntriesMessages)
  const show = (value: unknown) => (value === null || value === undefined || value === '' ? t.nothing : toText(value))
  return (
    <Typography variant="body2" component="div">
      <bdi>{name}</bdi>: {before && <bdi>{show(before[name])}</bdi>}
      {before && after && t.arrow}
      {after && <bdi>{show(after[name])}</bdi>}
    </Typography>
  )
}

function toText(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
