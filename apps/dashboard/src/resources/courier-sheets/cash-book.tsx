import { Stack, Typography } from '@mui/material'
import { formatDate, formatDateTime, formatExactMoney, formatNumber } from '@shop/i18n'
import { useQuery } from '@tanstack/react-query'
import { staffApi } from '../../data/api.ts'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { FetchFailure } from '../../ui/failures.tsx'
import { Panel } from '../../ui/panel.tsx'
import { PlainTable } from '../shared/plain-table.tsx'
import { courierSheetsMessages } from './courier-sheets.messages.ts'
import { isUncleared, UnmatchedCash } from './unmatched-cash.tsx'

export const cashBookKey = ['cash-book']

/** What couriers owe, and what the last sheets brought and left missing. */
export function CashBook() {
  const t = useMessages(courierSheetsMessages)
  const language = useLanguage()
  const { data, isError, refetch } = useQuery({
    queryKey: cashBookKey,
    queryFn: ({ signal }) => staffApi.courierSheets.getCashBook({}, { signal }),
    retry: false,
  })
  if (isError) return <FetchFailure onRetry={() => void refetch()} />
  if (!data) return null
  const money = (egp: number) => formatExactMoney(egp, language)
  const owing = data.carriers.map(({ name, orders, owed, oldest }, index) => ({
    key: index,
    cells: [
      <bdi key="name">{name?.[language] ?? t.noCarrier}</bdi>,
      formatNumber(orders, language),
      money(owed),
      formatDate(oldest, language),
    ],
  }))
  const settled = data.settlements.map((settlement) => {
    const { id, at, actor, orders, ...sums } = settlement
    const cells = [
      formatDateTime(at, language),
      <bdi key="by">{actor?.name}</bdi>,
      formatNumber(orders, language),
      ...[sums.expected, sums.received, sums.written_off, sums.missing].map(money),
      <UnmatchedCash key="unmatched" settlement={settlement} />,
    ]
    return { key: id, cells }
  })
  return (
    <Stack spacing={2} sx={{ mt: 2 }}>
      <Panel title={t.cashOut}>
        <PlainTable heads={[t.carrier, t.orders, t.owed, t.oldest]} rows={owing} empty={t.noCashOut} />
      </Panel>
      <Panel title={t.settlements}>
        <PlainTable
          heads={[t.at, t.by, t.orders, t.expected, t.received, t.writtenOff, t.missing, t.unmatched]}
          rows={settled}
          empty={t.noSettlements}
        />
        {data.settlements.some(isUncleared) && (
          <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
            {t.unmatchedHelp}
          </Typography>
        )}
      </Panel>
    </Stack>
  )
}
