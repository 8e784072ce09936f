import ChevronRight from '@mui/icons-material/ChevronRight'
import { Box, CardActionArea, Paper, Skeleton, Stack, Typography } from '@mui/material'
import type { OrderView } from '@shop/contract/staff'
import { formatNumber } from '@shop/i18n'
import { Link } from 'react-router-dom'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { FetchFailure } from '../../ui/failures.tsx'
import { StatusChip } from '../../ui/fields/status-chip.tsx'
import { confirmationCallsMessages } from '../shared/confirmation-calls.messages.ts'
import { overviewMessages } from './overview.messages.ts'
import { type Task, tasks, useTodo, usualTasks, type Waiting } from './use-todo.ts'

/** The filtered list of each task. */
const places: Record<Task, string> = {
  calls: '/dashboard/confirmation-calls',
  toDecide: '/dashboard/confirmation-calls',
  toPack: queueOf('to_pack'),
  toHandOver: queueOf('to_hand_over'),
  toRefund: queueOf('to_refund'),
  returns: listOf('returns', { status: 'requested' }),
  returnRefunds: listOf('returns', { status: 'inspected' }),
  parcels: listOf('parcel-problems', { state: 'open' }),
  payments: listOf('payment-problems', { state: 'open' }),
  stock: listOf('stock-levels', { is_low: true }),
  receipts: '/dashboard/reports',
}

/** The open tasks as cards, each a link to its list. */
export function TodoCards() {
  const t = useMessages(overviewMessages)
  const { todo, isError, refetch } = useTodo()
  const names = {
    calls: t.todoCalls,
    toDecide: t.todoDecide,
    toPack: t.todoPack,
    toHandOver: t.todoOrders,
    toRefund: t.todoRefund,
    returns: t.todoReturns,
    returnRefunds: t.todoReturnRefunds,
    parcels: t.todoParcels,
    payments: t.todoPayments,
    stock: t.todoStock,
    receipts: t.todoReceipts,
  }
  const shown = todo ? tasks.filter((task) => todo[task] !== null) : usualTasks
  if (!todo && isError) return <FetchFailure onRetry={() => void refetch()} />
  return (
    <Box
      component="nav"
      aria-label={t.todo}
      sx={{ display: 'grid', gap: { xs: 1, sm: 2 }, gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))' }}
    >
      {shown.map((task) => (
        <TodoCard key={task} name={names[task]} place={places[task]} waiting={todo?.[task] ?? null} />
      ))}
    </Box>
  )
}

type Properties = {
  name: (values: { count: number }) => string
  place: string
  waiting: Waiting | null
}

function TodoCard({ name, place, waiting }: Properties) {
  const calls = useMessages(confirmationCallsMessages)
  const language = useLanguage()
  const isDone = waiting?.count === 0
  return (
    <Paper variant="outlined">
      <CardActionArea component={Link} to={place} sx={{ p: 2, blockSize: '100%' }}>
        <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5 }}>
          <Typography
            component="span"
            variant="h5"
            color={isDone ? 'text.secondary' : 'text.primary'}
            sx={{ whiteSpace: 'nowrap' }}
          >
            {waiting ? formatNumber(waiting.count, language) : <Skeleton width={24} />}
          </Typography>
          <Typography component="span" color={isDone ? 'text.secondary' : 'text.primary'}>
            {name({ count: waiting?.count ?? 0 })}
          </Typography>
          {waiting && waiting.late > 0 && <StatusChip tone="bad">{calls.late({ count: waiting.late })}</StatusChip>}
          <ChevronRight
            sx={{
              marginInlineStart: 'auto',
              color: 'text.secondary',
              transform: language === 'ar' ? 'scaleX(-1)' : 'none',
            }}
          />
        </Stack>
      </CardActionArea>
    </Paper>
  )
}

/** The address of a list with filters. */
export function listOf(resource: string, filter: object): string {
  return `/dashboard/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`
}

/** The address of a queue of orders. Without a filter the list would take its last one. */
function queueOf(view: OrderView): string {
  return `${listOf('orders', {})}&view=${view}`
}
