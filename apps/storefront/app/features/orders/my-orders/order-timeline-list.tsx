import type { Order } from '@shop/contract'
import { formatDateTime, formatDay, formatMoney } from '@shop/i18n'
import { Check, Circle, X } from 'lucide-react'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { classes } from '../../../ui/classes.ts'
import { TitledCard } from '../../../ui/titled-card.tsx'
import { useStatusWords } from '../order-status.tsx'
import { myOrdersMessages } from './my-orders.late.messages.ts'
import { describeTimeline, type TimelineStep } from './order-timeline.ts'

/** The timeline of an order, in Cairo time; future steps are paler. */
export function OrderTimelineList({ order }: { order: Pick<Order, 'status' | 'timeline'> }) {
  const t = useMessages(myOrdersMessages)
  return (
    <TitledCard title={t.timeline}>
      <ol className="grid">
        {describeTimeline(order).map((step) => (
          <Step key={`${step.status} ${step.at}`} step={step} />
        ))}
      </ol>
    </TitledCard>
  )
}

function Step({
  step: { status, at, note, failed_delivery, changed_total, was_unpaid, isCurrent },
}: {
  step: TimelineStep
}) {
  const t = useMessages(myOrdersMessages)
  const language = useLanguage()
  const words = useStatusWords()
  const isEnd = status === 'cancelled' || status === 'returning' || status === 'returned' || failed_delivery !== null
  return (
    <li
      aria-current={isCurrent ? 'step' : undefined}
      className="relative flex gap-3 pb-5 before:absolute before:start-3.5 before:top-7 before:bottom-0 before:w-px before:bg-line last:pb-0 last:before:hidden"
    >
      <span
        aria-hidden="true"
        className={classes(
          'grid size-7 shrink-0 place-items-center rounded-full [&>svg]:size-4',
          at === null && 'border border-control/60 text-muted [&>svg]:size-2',
          at !== null && isEnd && 'bg-danger-soft text-danger',
          at !== null && !isEnd && (isCurrent ? 'bg-lamp text-on-lamp' : 'bg-success-soft text-success'),
        )}
      >
        {at === null ? <Circle /> : isEnd ? <X /> : <Check />}
      </span>
      <div className="grid min-w-0">
        <span className={classes(isCurrent && 'font-bold', at === null && 'text-muted')}>
          {changed_total ? t.changed : words[status]}
        </span>
        {at === null ? (
          <span className="sr-only">{t.notYet}</span>
        ) : (
          <time dateTime={at} className="text-muted text-sm">
            {formatDateTime(at, language)}
          </time>
        )}
        {was_unpaid && <span className="text-sm">{t.notPaidInTime}</span>}
        {failed_delivery && <FailedDelivery failed={failed_delivery} />}
        {changed_total && (
          <span className="text-sm">
            {t.newTotal({
              before: formatMoney(changed_total.before, language),
              after: formatMoney(changed_total.after, language),
            })}
          </span>
        )}
        {note && <bdi className="text-sm">{note}</bdi>}
      </div>
    </li>
  )
}

type Failed = NonNullable<TimelineStep['failed_delivery']>

/** Why a delivery failed, and when the courier comes again. */
function FailedDelivery({ failed: { reason, next_day } }: { failed: Failed }) {
  const t = useMessages(myOrdersMessages)
  const language = useLanguage()
  const name = t[`failure_${reason}`]
  return (
    <span className="text-sm">
      {next_day ? t.comesAgain({ reason: name, day: formatDay(next_day, language) }) : name}
    </span>
  )
}
