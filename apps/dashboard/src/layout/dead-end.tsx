import { Button } from '@mui/material'
import { Title } from 'react-admin'
import { Link } from 'react-router-dom'
import { useMessages } from '../i18n/language.tsx'
import { Nothing } from '../ui/nothing.tsx'
import { layoutMessages } from './layout.messages.ts'

/** An address that shows nothing: says why, with the way back. */
export function DeadEnd({ title, text }: { title: string; text: string }) {
  const t = useMessages(layoutMessages)
  return (
    <>
      <Title title={title} />
      <Nothing text={text}>
        <Button component={Link} to="/dashboard" variant="contained" sx={{ mt: 3 }}>
          {t.toStart}
        </Button>
      </Nothing>
    </>
  )
}
