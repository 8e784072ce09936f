import { Box, Typography } from '@mui/material'
import type { StaffOrder } from '@shop/contract/staff'
import { formatDateTime } from '@shop/i18n'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { Panel } from '../../ui/panel.tsx'
import { orderMessages } from './order.messages.ts'
import { OrderStatusChip } from './order-chips.tsx'
import { TimelineCorrection } from './timeline-correction.tsx'

/** What became of an order when, and who did it. */
export function OrderTimeline({ order }: { order: StaffOrder }) {
  const t = useMessages(orderMessages)
  const language = useLanguage()
  return (
    <Panel title={t.timeline}>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {order.timeline.map(({ at, status, note, actor, corrected }) => (
          <li key={`${at} ${status}`}>
            {status ? <OrderStatusChip status={status} order={order} /> : <TimelineCorrection corrected={corrected} />}
            <Typography variant="body2" color="text.secondary">
              {formatDateTime(at, language)} · <bdi>{actor?.name ?? t.byShop}</bdi>
            </Typography>
            {note && (
              <Typography variant="body2">
                <bdi>{note}</bdi>
              </Typography>
            )}
          </li>
        ))}
      </Box>
    </Panel>
  )
}
