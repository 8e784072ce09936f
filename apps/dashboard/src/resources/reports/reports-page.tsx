import Download from '@mui/icons-material/Download'
import { Box, Button, CircularProgress, Stack, Typography } from '@mui/material'
import { ApiError } from '@shop/contract'
import { type AskedDivision, divisionOf, isReportStep, type Report, reportDivisions } from '@shop/contract/staff'
import { formatDays, formatShortDays } from '@shop/i18n'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Title } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { useCan } from '../../auth/staff-member.tsx'
import { staffApi } from '../../data/api.ts'
import { describeRefusal } from '../../data/refusals.ts'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { FetchFailure } from '../../ui/failures.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useDownload } from '../../ui/use-download.ts'
import { FigureChart } from '../shared/figure-chart.tsx'
import { BookSums } from './book-sums.tsx'
import { ReceiptProblems } from './receipt-problems.tsx'
import { ReportControls } from './report-controls.tsx'
import { daysOf, type Period } from './report-period.ts'
import { ReportRows, useRowName } from './report-rows.tsx'
import { ReportTotals } from './report-totals.tsx'
import { reportsMessages } from './reports.messages.ts'

/** The figures of any days, divided, beside those of as many days before. The address has the choice, so it can be shared. */
export function ReportsPage() {
  const t = useMessages(reportsMessages)
  const { period, asked, choose } = useChoice()
  const division = divisionOf(asked, period)
  const canReadBooks = useCan('orders.export')
  const canBookCash = useCan('orders.cash')
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: ['reports', division, period],
    queryFn: ({ signal }) => staffApi.reports.getReport({ params: { division }, query: period }, { signal }),
    placeholderData: keepPreviousData,
    retry: false,
  })
  const wrong =
    error instanceof ApiError && error.answer.errors ? (describeRefusal(error).errors as Record<string, string>) : null
  return (
    <Stack spacing={2} sx={{ mt: 2, mb: 4 }}>
      <Title title={t.title} />
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5, justifyContent: 'space-between' }}>
        <ReportControls
          period={period}
          division={division}
          wrong={wrong}
          onPeriod={(next) => choose(next, isReportStep(division) ? 'steps' : division)}
          onDivision={(next) => choose(period, next)}
        />
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5 }}>
          <SaveButton path={`/api/admin/reports/${division}/export/`} period={period} name="report.csv" text={t.save} />
          {canReadBooks && (
            <SaveButton path="/api/admin/books/export/" period={period} name="books.csv" text={t.saveBooks} />
          )}
        </Stack>
      </Stack>
      {canBookCash && <ReceiptProblems />}
      {error && !wrong && <FetchFailure onRetry={() => void refetch()} />}
      {!data && !error && <CircularProgress aria-label={t.loading} sx={{ alignSelf: 'center', m: 8 }} />}
      {data && !error && (
        <Box aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.6 : 1 }}>
          <ReportBody report={data} />
        </Box>
      )}
      {canReadBooks && data && !error && <BookSums period={period} />}
    </Stack>
  )
}

/** How many groups of bars fit beside each other; a table has the other rows. Steps of a period are never cut. */
const maxGroups = 12

function ReportBody({ report }: { report: Report }) {
  const t = useMessages(reportsMessages)
  const language = useLanguage()
  const { division, rows } = report
  const nameOf = useRowName(division)
  const isOfLines = rows.some(({ figures }) => figures.units !== null)
  const shortOf = ({ key }: Report['rows'][number]) =>
    division === 'day' ? String(Number(key.slice(8))) : formatShortDays({ from: key, to: key })
  const bars = (isReportStep(division) || division === 'hour' ? rows : rows.slice(0, maxGroups)).map((row) => ({
    label: nameOf(row),
    short: row.last_day === null ? nameOf(row) : shortOf(row),
    values: [row.figures.ordered_amount, row.figures.delivered_amount, row.figures.received_amount],
  }))
  return (
    <Stack spacing={2}>
      <Typography color="text.secondary">
        {`${t.compared({ days: formatDays(report.before, language) })} · ${t.hint}`}
      </Typography>
      <ReportTotals report={report} />
      {bars.length > 0 && (
        <Panel title={t.amounts}>
          <FigureChart isMoney head={t[division]} names={[t.ordered, t.delivered, t.received]} bars={bars} />
        </Panel>
      )}
      <Panel title={t[division]}>
        {isOfLines && <Typography color="text.secondary">{t.linesHint}</Typography>}
        <ReportRows report={report} division={division} />
      </Panel>
    </Stack>
  )
}

type SaveProperties = { path: string; period: Period; name: string; text: string }

/** Downloads the figures or the books of the chosen days. */
function SaveButton({ path, period, name, text }: SaveProperties) {
  const t = useMessages(reportsMessages)
  const { isBusy, save } = useDownload(t.saveFailed)
  const call = `${path}?${new URLSearchParams(period)}`
  return (
    <Button variant="outlined" startIcon={<Download />} loading={isBusy} onClick={() => void save(call, name)}>
      {text}
    </Button>
  )
}

const isDay = (text: string | null): text is string => /^\d{4}-\d{2}-\d{2}$/.test(text ?? '')

/** The days and the division of the address; at first the last 30 days, by steps that fit. */
function useChoice() {
  const [parameters, setParameters] = useSearchParams()
  const [from, to, by] = ['from', 'to', 'by'].map((name) => parameters.get(name))
  const period =
    isDay(from ?? null) && isDay(to ?? null) ? { from: from ?? '', to: to ?? '' } : daysOf('last_30', new Date())
  const asked: AskedDivision = reportDivisions.find((name) => name === by) ?? 'steps'
  const choose = (next: Period, nextAsked: AskedDivision) =>
    setParameters(nextAsked === 'steps' ? { ...next } : { ...next, by: nextAsked }, { replace: true })
  return { period, asked, choose }
}
