import { Button, Stack, TextField, Typography } from '@mui/material'
import type { StaffOrder } from '@shop/contract/staff'
import { formatDateTime } from '@shop/i18n'
import { useState } from 'react'
import { useCan } from '../../../auth/staff-member.tsx'
import { staffApi } from '../../../data/api.ts'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { useAction } from '../../../ui/use-action.ts'
import { orderPageMessages } from '../order-page.messages.ts'

/** Notes that only staff see. */
export function OrderNotes({ order: { id, staff_notes } }: { order: StaffOrder }) {
  const t = useMessages(orderPageMessages)
  const language = useLanguage()
  const canWrite = useCan('orders.write')
  return (
    <Panel title={t.staffNotes}>
      <Stack spacing={1.5}>
        {staff_notes.length === 0 && <Typography color="text.secondary">{t.noNotes}</Typography>}
        {staff_notes.map((note) => (
          <div key={note.id}>
            <Typography sx={{ whiteSpace: 'pre-line' }}>
              <bdi>{note.text}</bdi>
            </Typography>
            <Typography variant="body2" color="text.secondary">
              <bdi>{note.actor?.name}</bdi> · {formatDateTime(note.at, language)}
            </Typography>
          </div>
        ))}
        {canWrite && <NewNote id={id} />}
      </Stack>
    </Panel>
  )
}

function NewNote({ id }: { id: string }) {
  const t = useMessages(orderPageMessages)
  const [text, setText] = useState('')
  const { isBusy, run } = useAction()

  async function add(): Promise<void> {
    const isAdded = await run(() => staffApi.orders.addOrderNote({ params: { id }, body: { text } }), t.noteAdded)
    if (isAdded) setText('')
  }

  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start' }}>
      <TextField
        label={t.newNote}
        value={text}
        onChange={({ target }) => setText(target.value)}
        slotProps={{ htmlInput: { maxLength: 1000 } }}
        fullWidth
        multiline
      />
      <Button
        variant="outlined"
        disabled={text.trim() === ''}
        loading={isBusy}
        sx={{ mt: 1, flexShrink: 0 }}
        onClick={() => void add()}
      >
        {t.addNote}
      </Button>
    </Stack>
  )
}
