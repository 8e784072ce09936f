import { Box, Typography } from '@mui/material'
import { formatPhoneNumber, type GovernorateCode, governorates, type Language, type PhoneNumber } from '@shop/contract'
import type { StaffOrder } from '@shop/contract/staff'
import { formatDateTime } from '@shop/i18n'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { OrderStatusChip } from '../../shared/order-states.tsx'
import { ordersMessages } from '../../shared/orders.messages.ts'
import { orderPageMessages } from '../order-page.messages.ts'

/** The history of an order: what happened when, and who did it. */
export function OrderTimeline({ order }: { order: StaffOrder }) {
  const t = useMessages(orderPageMessages)
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

type Correction = StaffOrder['timeline'][number]['corrected'][number]

/** The corrected fields of a recipient, with their previous values. */
function TimelineCorrection({ corrected }: { corrected: readonly Correction[] }) {
  const t = useMessages(orderPageMessages)
  const names = useMessages(ordersMessages)
  const language = useLanguage()
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>{t.recipientCorrected}</Typography>
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
        {corrected.map((one) => (
          <Typography key={one.field} component="li" variant="body2">
            {one.before === null
              ? names[one.field]
              : t.fieldWas({ field: names[one.field], before: toText(one, language) || t.nothingBefore })}
          </Typography>
        ))}
      </Box>
    </>
  )
}

function toText({ field, before }: Correction, language: Language): string {
  if (before === null) return ''
  // Plain text has no `dir`, so marks set the number left to right in Arabic.
  if (field === 'phone') return `\u2066${formatPhoneNumber(before as PhoneNumber)}\u2069`
  return field === 'region' ? governorates[before as GovernorateCode][language] : `\u2068${before}\u2069`
}
