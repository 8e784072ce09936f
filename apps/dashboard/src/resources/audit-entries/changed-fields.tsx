import { Box, Typography } from '@mui/material'
import type { AuditEntry } from '@shop/contract/staff'
import { useMessages } from '../../i18n/language.tsx'
import { auditEntriesMessages } from './audit-entries.messages.ts'

/** The fields that a change changed, as they were and as they are. */
export function ChangedFields({ entry: { before, after } }: { entry: AuditEntry }) {
  const t = useMessages(auditEntriesMessages)
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const show = (value: unknown) => (value === null || value === undefined || value === '' ? t.nothing : toText(value))
  return (
    <Box sx={{ maxInlineSize: '40rem', overflowWrap: 'anywhere' }}>
      {names.map((name) => (
        <Typography key={name} variant="body2" component="div">
          <bdi>{name}</bdi>: {before && <bdi>{show(before[name])}</bdi>}
          {before && after && t.arrow}
          {after && <bdi>{show(after[name])}</bdi>}
        </Typography>
      ))}
    </Box>
  )
}

function toText(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
