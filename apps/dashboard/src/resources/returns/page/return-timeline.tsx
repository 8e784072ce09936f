import { Box, Typography } from '@mui/material'
import type { StaffReturn } from '@shop/contract/staff'
import { formatDateTime } from '@shop/i18n'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { ReturnStatusChip } from '../../shared/return-status.tsx'
import { returnsMessages } from '../../shared/returns.messages.ts'

/** What happened to a return, and who did it. */
export function ReturnTimeline({ record: { timeline } }: { record: StaffReturn }) {
  const t = useMessages(returnsMessages)
  const language = useLanguage()
  return (
    <Panel title={t.timeline}>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {timeline.map(({ status, at, actor }) => (
          <li key={status}>
            <ReturnStatusChip status={status} />
            <Typography variant="body2" color="text.secondary">
              <span>{`${formatDateTime(at, language)} · `}</span>
              <bdi>{actor?.name ?? t.byShopper}</bdi>
            </Typography>
          </li>
        ))}
      </Box>
    </Panel>
  )
}
