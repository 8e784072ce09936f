import { Link, Skeleton, Stack, Typography } from '@mui/material'
import type { CallQueue as CallQueueAnswer, WaitingCall } from '@shop/contract/staff'
import { formatTime } from '@shop/i18n'
import { Fragment } from 'react'
import { ListBase, Pagination, Title, useListContext } from 'react-admin'
import { refetchInterval } from '../../data/refetch-interval.ts'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { FetchFailure } from '../../ui/failures.tsx'
import { StatusChip } from '../../ui/fields/status-chip.tsx'
import { EmptyMessage } from '../../ui/lists/empty-list.tsx'
import { useDebouncedValue } from '../../ui/use-debounced-value.ts'
import { confirmationCallsMessages } from '../shared/confirmation-calls.messages.ts'
import { WaitingOrder } from './waiting-order.tsx'

/** The length of a page, so that the whole queue usually fits. */
const maxWaiting = 100

/** How long the buttons rest after the orders have moved, in milliseconds: the second press of a double click meets another order. */
const restAfterMove = 1_000

/** Where the orders to decide on begin. */
const decisionsId = 'to-decide'

/** Orders that wait for a confirmation call: those to call now, the oldest first, then those to call later; and those to decide on. */
export function CallQueue() {
  const t = useMessages(confirmationCallsMessages)
  return (
    <ListBase perPage={maxWaiting} queryOptions={{ refetchInterval }}>
      <Title title={t.title} />
      <Queue />
      <ListBase
        perPage={maxWaiting}
        filter={{ state: 'to_decide' }}
        disableSyncWithLocation
        storeKey={false}
        queryOptions={{ refetchInterval }}
      >
        <Decisions />
      </ListBase>
    </ListBase>
  )
}

function Queue() {
  const t = useMessages(confirmationCallsMessages)
  const language = useLanguage()
  const { data, total, meta, error, refetch } = useListContext<WaitingCall>()
  if (!data && error) return <FetchFailure onRetry={() => void refetch()} />
  if (!data) return <Skeleton variant="rounded" height={160} sx={{ mt: 2 }} />
  const {
    due = 0,
    late = 0,
    to_decide: decisions = 0,
    confirmation_minutes: minutes = 0,
    calling_hours: hours,
  } = (meta ?? {}) as Partial<CallQueueAnswer>
  return (
    <Stack spacing={2} sx={{ mt: 2 }}>
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography>{t.lead({ count: minutes })}</Typography>
        {hours && (
          <Typography color="text.secondary">
            {(hours.is_open ? t.openHours : t.closedHours)({
              from: formatTime(hours.from, language),
              to: formatTime(hours.to, language),
            })}
          </Typography>
        )}
        <StatusChip tone="calm">{t.waiting({ count: total ?? 0 })}</StatusChip>
        {due < (total ?? 0) && <StatusChip tone="calm">{t.due({ count: due })}</StatusChip>}
        {late > 0 && <StatusChip tone="bad">{t.late({ count: late })}</StatusChip>}
        {decisions > 0 && <Link href={`#${decisionsId}`}>{t.decisions({ count: decisions })}</Link>}
      </Stack>
      {data.length === 0 ? <EmptyMessage text={t.none} /> : <WaitingOrders orders={data} />}
      {(total ?? 0) > data.length && <Pagination />}
    </Stack>
  )
}

/** Orders that nobody was reached for in all tries. */
function Decisions() {
  const t = useMessages(confirmationCallsMessages)
  const { data = [], total = 0 } = useListContext<WaitingCall>()
  if (data.length === 0) return null
  return (
    <Stack component="section" aria-labelledby={decisionsId} spacing={2} sx={{ mt: 4 }}>
      <Typography component="h2" variant="h6" id={decisionsId}>
        {t.toDecide}
      </Typography>
      <Typography>{t.toDecideHint}</Typography>
      {data.map((order) => (
        <WaitingOrder key={order.id} order={order} isToDecide />
      ))}
      {total > data.length && <Pagination />}
    </Stack>
  )
}

function WaitingOrders({ orders }: { orders: readonly WaitingCall[] }) {
  const t = useMessages(confirmationCallsMessages)
  const places = orders.map(({ id }) => id).join()
  const hasMoved = useDebouncedValue(places, restAfterMove) !== places
  const firstLater = orders.findIndex(({ call_at }) => call_at !== null)
  return orders.map((order, place) => (
    <Fragment key={order.id}>
      {place === firstLater && (
        <Typography component="h2" variant="h6">
          {t.later}
        </Typography>
      )}
      <WaitingOrder order={order} isResting={hasMoved} />
    </Fragment>
  ))
}
