import { Typography } from '@mui/material'
import type { PhoneHistory, StaffOrder } from '@shop/contract/staff'
import { formatDateTime } from '@shop/i18n'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { notesMessages } from './notes.messages.ts'

/** A note about an order, or about a phone: one of those may be the reason of a block. */
export type Note = StaffOrder['staff_notes'][number] | NonNullable<PhoneHistory['record']>['notes'][number]

/** A note of the staff: its text, who wrote it and when. */
export function StaffNote({ note }: { note: Note }) {
  const t = useMessages(notesMessages)
  const language = useLanguage()
  const kind = 'kind' in note ? note.kind : 'note'
  return (
    <div>
      {kind !== 'note' && <Typography sx={{ fontWeight: 600 }}>{t[kind]}</Typography>}
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        <bdi>{note.text}</bdi>
      </Typography>
      <Typography variant="body2" color="text.secondary">
        <bdi>{note.actor?.name}</bdi>
        <span>{` · ${formatDateTime(note.at, language)}`}</span>
      </Typography>
    </div>
  )
}
