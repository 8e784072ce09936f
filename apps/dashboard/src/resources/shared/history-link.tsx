import History from '@mui/icons-material/History'
import { Button } from '@mui/material'
import { Link } from 'react-router-dom'
import { useCan } from '../../auth/staff-member.tsx'
import { useMessages } from '../../i18n/language.tsx'
import { sharedMessages } from './shared.messages.ts'

/** A link to the audit entries of a record, by its SKU or number; hidden without the permission. */
export function HistoryLink({ of }: { of: string }) {
  const t = useMessages(sharedMessages)
  if (!useCan('audit.read')) return null
  const place = `/dashboard/audit-entries?${new URLSearchParams({ filter: JSON.stringify({ q: of }) })}`
  return (
    <Button component={Link} to={place} size="small" startIcon={<History />}>
      {t.history}
    </Button>
  )
}
