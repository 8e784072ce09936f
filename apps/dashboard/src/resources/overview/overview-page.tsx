import { Alert, Box, CircularProgress, Grid, Stack, TextField, Typography } from '@mui/material'
import type { Overview } from '@shop/contract/staff'
import { formatDateTime } from '@shop/i18n'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Title } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { useCan } from '../../auth/staff-member.tsx'
import { staffApi } from '../../data/api.ts'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { FetchFailure } from '../../ui/failures.tsx'
import { Panel } from '../../ui/panel.tsx'
import { dayBar } from '../shared/day-bar.ts'
import { FigureChart } from '../shared/figure-chart.tsx'
import { ordersMessages } from '../shared/orders.messages.ts'
import { KeptPromises } from './kept-promises.tsx'
import { overviewMessages } from './overview.messages.ts'
import { OverviewFigures } from './overview-figures.tsx'
import { BestSellers, EmptySearches, RunningOut } from './overview-tables.tsx'
import { listOf, TodoCards } from './todo-cards.tsx'

/** The figures of the shop: today and the last 30 days, in Cairo time. */
export function OverviewPage() {
  const t = useMessages(overviewMessages)
  const language = useLanguage()
  const { data, isError, refetch } = useQuery({
    queryKey: ['overview'],
    queryFn: ({ signal }) => staffApi.overview.getOverview({}, { signal }),
    refetchInterval: 60_000,
    retry: false,
  })
  return (
    <Stack spacing={2} sx={{ mt: 2, mb: 4 }}>
      <Title title={t.title} />
      <FindOrder />
      <Heading text={t.todo} />
      <TodoCards />
      {isError && <FetchFailure onRetry={() => void refetch()} />}
      {!data && !isError && <CircularProgress aria-label={t.loading} sx={{ alignSelf: 'center', m: 8 }} />}
      {data && (
        <>
          <Heading text={t.today} />
          <OverviewFigures figures={data.today} yesterday={data.days.at(-2)} />
          <Heading text={t.month} />
          <OverviewFigures figures={data.last_30_days} />
          <Grid container spacing={2}>
            <Grid size={{ xs: 12, lg: 6 }}>
              <Panel title={t.moneyByDay}>
                <FigureChart
                  isMoney
                  head={t.day}
                  names={[t.ordered, t.received]}
                  bars={data.days.map((day) => dayBar(day.day, [day.ordered_amount, day.received_amount], language))}
                />
              </Panel>
            </Grid>
            <Grid size={{ xs: 12, lg: 6 }}>
              <Panel title={t.ordersByDay}>
                <FigureChart
                  head={t.day}
                  names={[t.orders, t.delivered]}
                  bars={data.days.map((day) => dayBar(day.day, [day.ordered, day.delivered], language))}
                />
              </Panel>
            </Grid>
            <Grid size={{ xs: 12, lg: 6 }}>
              <Stack spacing={2}>
                <BestSellers products={data.best_sellers} />
                <EmptySearches searches={data.empty_searches} />
                <KeptPromises />
              </Stack>
            </Grid>
            <Grid size={{ xs: 12, lg: 6 }}>
              <RunningOut products={data.running_out} hasProducts={data.has_products} />
            </Grid>
          </Grid>
          <LastBackup at={data.at} lastBackupAt={data.last_backup_at} />
        </>
      )}
    </Stack>
  )
}

/** Opens the list of the orders of a number, phone or name: a caller waits for the answer. */
function FindOrder() {
  const { q: label } = useMessages(ordersMessages)
  const navigate = useNavigate()
  const canRead = useCan('orders.read')
  const [q, setQ] = useState('')
  if (!canRead) return null
  function find(event: FormEvent): void {
    event.preventDefault()
    void navigate(listOf('orders', { q }))
  }
  return (
    <Box component="form" role="search" onSubmit={find} sx={{ maxInlineSize: 400 }}>
      <TextField
        fullWidth
        size="small"
        type="search"
        value={q}
        placeholder={label}
        onChange={({ target }) => setQ(target.value)}
        slotProps={{ htmlInput: { 'aria-label': label, enterKeyHint: 'search' } }}
      />
    </Box>
  )
}

function Heading({ text }: { text: string }) {
  return (
    <Box component="h2" sx={{ m: 0 }}>
      <Typography component="span" variant="h6">
        {text}
      </Typography>
    </Box>
  )
}

/** Tolerates one missing daily backup. */
const soonEnoughMs = 2 * 24 * 60 * 60 * 1000

/** The time of the last backup, with a warning if it is old. Both times come from the server's clock. */
function LastBackup({ at, lastBackupAt }: { at: Overview['at']; lastBackupAt: Overview['last_backup_at'] }) {
  const t = useMessages(overviewMessages)
  const language = useLanguage()
  if (lastBackupAt === null) return <Alert severity="warning">{t.noBackup}</Alert>
  const when = formatDateTime(lastBackupAt, language)
  const isOld = Date.parse(at) - Date.parse(lastBackupAt) > soonEnoughMs
  const say = isOld ? t.oldBackup : t.lastBackup
  return <Alert severity={isOld ? 'warning' : 'success'}>{say({ when })}</Alert>
}
