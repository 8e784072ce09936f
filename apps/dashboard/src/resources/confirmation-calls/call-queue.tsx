import { Skeleton, Stack, Typography } from '@mui/material'
import type { WaitingCall } from '@shop/contract/staff'
import { ListBase, Pagination, Title, useListContext } from 'react-admin'
import { useMessages } from '../../i18n/language.tsx'
import { FetchFailure } from '../../ui/failures.tsx'
import { StatusChip } from '../../ui/fields/status-chip.tsx'
import { EmptyMessage } from '../../ui/lists/empty-list.tsx'
import { confirmationCallsMessages } from '../shared/confirmation-calls.messages.ts'
import { WaitingOrder } from './waiting-order.tsx'

/** The interval to look for new orders, in milliseconds. */
const refetchInterval = 20_000

/** The length of a page, so that the whole queue usually fits. */
const maxWaiting = 100

/** Orders that wait for a confirmation call, the oldest first. */
export function CallQueue() {
  const t = useMessages(confirmationCallsMessages)
  return (
    <ListBase perPage={maxWaiting} queryOptions={{ refetchInterval }}>
      <Title title={t.title} />
      <Queue />
    </ListBase>
  )
}

function Queue() {
  const t = useMessages(confirmationCallsMessages)
  const { data, total, meta, error, refetch } = useListContext<WaitingCall>()
  if (!data && error) return <FetchFailure onRetry={() => void refetch()} />
  if (!data) return <Skeleton variant="rounded" height={160} sx={{ mt: 2 }} />
  const { late = 0, confirmation_minutes: minutes = 0 } = (meta ?? {}) as Record<string, number>
  return (
    <Stack spacing={2} sx={{ mt: 2 }}>
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography>{t.lead({ count: minutes })}</Typography>
        <StatusChip tone="calm">{t.waiting({ count: total ?? 0 })}</StatusChip>
        {late > 0 && <StatusChip tone="bad">{t.late({ count: late })}</StatusChip>}
      </Stack>
      {data.length === 0 ? (
        <EmptyMessage text={t.none} />
      ) : (
        data.map((order) => <WaitingOrder key={order.id} order={order} />)
      )}
      {(total ?? 0) > data.length && <Pagination />}
    </Stack>
  )
}
