import { Button, Stack, Typography } from '@mui/material'
import { useLocation } from 'react-router-dom'
import { useMessages } from '../../i18n/language.tsx'
import { NoteField } from '../../ui/dialogs/form-dialog.tsx'
import { useDraft } from '../../ui/forms/use-draft.ts'
import { Panel } from '../../ui/panel.tsx'
import { useAction } from '../../ui/use-action.ts'
import { notesMessages } from './notes.messages.ts'
import { type Note, StaffNote } from './staff-note.tsx'

type Properties = {
  notes: readonly Note[]
  /** Sends a new note; null for who may only read. */
  add: ((text: string) => Promise<unknown>) | null
}

/** Notes that only staff see, and a field for a new one. */
export function StaffNotes({ notes, add }: Properties) {
  const t = useMessages(notesMessages)
  // A text that is being written belongs to the record of this address.
  const { pathname } = useLocation()
  return (
    <Panel title={t.staffNotes}>
      <Stack spacing={1.5}>
        {notes.length === 0 && <Typography color="text.secondary">{t.noNotes}</Typography>}
        {notes.map((note) => (
          <StaffNote key={note.id} note={note} />
        ))}
        {add && <NewNote key={pathname} name={`note ${pathname}`} add={add} />}
      </Stack>
    </Panel>
  )
}

type NewNoteProperties = {
  /** Names its draft. */
  name: string
  add: (text: string) => Promise<unknown>
}

function NewNote({ name, add }: NewNoteProperties) {
  const t = useMessages(notesMessages)
  const [text, setText, clear] = useDraft(name, '')
  const { isBusy, run } = useAction()

  async function send(): Promise<void> {
    if (await run(() => add(text), t.noteAdded)) clear()
  }

  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start' }}>
      <NoteField label={t.newNote} value={text} onChange={setText} minRows={1} />
      <Button
        variant="outlined"
        disabled={text.trim() === ''}
        loading={isBusy}
        sx={{ mt: 1, flexShrink: 0 }}
        onClick={() => void send()}
      >
        {t.addNote}
      </Button>
    </Stack>
  )
}
