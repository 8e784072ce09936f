import { Box, Typography } from '@mui/material'
import { formatPhoneNumber, type GovernorateCode, governorates, type Language, type PhoneNumber } from '@shop/contract'
import type { StaffOrder } from '@shop/contract/staff'
import { formatDateTime, formatDay, formatExactMoney, isolate } from '@shop/i18n'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { OrderStatusChip } from '../../shared/order-states.tsx'
import { ordersMessages } from '../../shared/orders.messages.ts'
import { orderPageMessages } from '../order-page.messages.ts'
import { wayBackMessages } from '../steps/way-back.messages.ts'

/** The history of an order: what happened when, who did it, and which messages the shopper got. */
export function OrderTimeline({ order }: { order: StaffOrder }) {
  const t = useMessages(orderPageMessages)
  const entries = [
    ...order.timeline.map((entry) => ({
      at: entry.at,
      element: <Entry key={JSON.stringify(entry)} order={order} entry={entry} />,
    })),
    ...order.messages.map((message) => ({
      at: message.at,
      element: <Message key={message.id} message={message} />,
    })),
  ].sort((one, other) => one.at.localeCompare(other.at))
  return (
    <Panel title={t.timeline}>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {entries.map(({ element }) => element)}
      </Box>
    </Panel>
  )
}

type EntryProperties = { order: StaffOrder; entry: StaffOrder['timeline'][number] }

function Entry({ order, entry }: EntryProperties) {
  const t = useMessages(orderPageMessages)
  const language = useLanguage()
  const { at, status, note, actor, corrected, failed_delivery, changed, carrier } = entry
  const { change_request, refunded, written_off } = entry
  const title =
    (change_request !== null && t.changeRequested) ||
    (refunded !== null && t.wentBack({ amount: formatExactMoney(refunded, language) })) ||
    (written_off !== null && t.wroteOff({ amount: formatExactMoney(written_off, language) }))
  /** Who it was if neither staff nor a carrier. What the customer and what the shop itself did look alike, except at the beginning. */
  function nameOthers(): string {
    if (change_request !== null) return t.byCustomer
    return entry === order.timeline[0] ? (order.placed_by?.name ?? t.byCustomer) : t.byCustomerOrShop
  }
  return (
    <li>
      {status && <OrderStatusChip status={status} order={order.change_request ? null : order} />}
      {changed && <TimelineChange change={changed} />}
      {title && <Typography sx={{ fontWeight: 600 }}>{title}</Typography>}
      {corrected.length > 0 && <TimelineCorrection corrected={corrected} />}
      <Typography variant="body2" color="text.secondary">
        <span>{`${formatDateTime(at, language)} · `}</span>
        <bdi>{actor?.name ?? carrier?.[language] ?? nameOthers()}</bdi>
      </Typography>
      {failed_delivery && <FailedDelivery failed={failed_delivery} />}
      {(note || change_request) && (
        <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          <bdi>{note || change_request}</bdi>
        </Typography>
      )}
    </li>
  )
}

/** Whether a message was sent. Its text is not kept. */
function Message({ message: { at, status } }: { message: StaffOrder['messages'][number] }) {
  const t = useMessages(orderPageMessages)
  const language = useLanguage()
  return (
    <Typography component="li" variant="body2" color={status === 'failed' ? 'error' : 'text.secondary'}>
      {`${formatDateTime(at, language)} · ${t[`message_${status}`]}`}
    </Typography>
  )
}

type Failed = NonNullable<StaffOrder['timeline'][number]['failed_delivery']>

/** Why a delivery failed, and when the courier comes again. */
function FailedDelivery({ failed: { reason, next_day } }: { failed: Failed }) {
  const t = useMessages(wayBackMessages)
  const name = useMessages(ordersMessages)[`failure_${reason}`]
  const language = useLanguage()
  const text = next_day ? t.again({ reason: name, day: formatDay(next_day, language) }) : name
  return <Typography variant="body2">{text}</Typography>
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

type Change = NonNullable<StaffOrder['timeline'][number]['changed']>

/** A change of the lines of an order, with the version of before. */
function TimelineChange({ change: { reason, lines, delivery, total } }: { change: Change }) {
  const t = useMessages(orderPageMessages)
  const language = useLanguage()
  const show = (amount: number) => formatExactMoney(amount, language)
  const facts = [
    t.totalWas({ before: show(total.before), after: show(total.after) }),
    ...lines.map(({ name, color, quantity }) =>
      t.lineWas({ quantity, name: color ? `${name[language]} (${color[language]})` : name[language] }),
    ),
    t.deliveryWas({ fee: show(delivery) }),
  ]
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>{t.orderChanged}</Typography>
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
        {facts.map((fact) => (
          <Typography key={fact} component="li" variant="body2">
            {fact}
          </Typography>
        ))}
      </Box>
      {reason && (
        <Typography variant="body2">
          <bdi>{reason}</bdi>
        </Typography>
      )}
    </>
  )
}

function toText({ field, before }: Correction, language: Language): string {
  if (before === null) return ''
  // Plain text has no `dir`, so marks set the number left to right in Arabic.
  if (field === 'phone') return `\u2066${formatPhoneNumber(before as PhoneNumber)}\u2069`
  return field === 'region' ? governorates[before as GovernorateCode][language] : isolate(before)
}
