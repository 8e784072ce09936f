import { Typography } from '@mui/material'
import { type GovernorateCode, governorates, type Language, type PaymentMethod } from '@shop/contract'
import {
  confirmationTitles,
  deliveryKey,
  isLineDivision,
  methodTitles,
  type Report,
  type ReportDivision,
  type ReportedConfirmation,
} from '@shop/contract/staff'
import { formatExactMoney, formatNumber, formatSpan } from '@shop/i18n'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { PlainTable } from '../shared/plain-table.tsx'
import { per100, refusedPer100 } from './report-totals.tsx'
import { reportsMessages } from './reports.messages.ts'

type Row = Report['rows'][number]

/** The rows of a report, each amount above that of the period before. */
export function ReportRows({ report, division }: { report: Report; division: ReportDivision }) {
  const t = useMessages(reportsMessages)
  const language = useLanguage()
  const nameOf = useRowName(division)
  const isOfLines = report.rows.some(({ figures }) => figures.units !== null)
  const money = (read: (figures: Row['figures']) => number) => (row: Row) => (
    <Compared
      now={formatExactMoney(read(row.figures), language)}
      before={formatExactMoney(read(row.before), language)}
    />
  )
  const count = (read: (figures: Row['figures']) => number) => (row: Row) => (
    <Compared now={formatNumber(read(row.figures), language)} before={formatNumber(read(row.before), language)} />
  )
  const columns: [head: string, cell: (row: Row) => React.ReactNode][] = [
    [t[division], (row) => <bdi>{nameOf(row)}</bdi>],
    [t.orders, count(({ orders }) => orders)],
    ...(isOfLines ? [[t.units, count(({ units }) => units ?? 0)] as [string, (row: Row) => React.ReactNode]] : []),
    [t.ordered, money(({ ordered_amount }) => ordered_amount)],
    [t.delivered, money(({ delivered_amount }) => delivered_amount)],
    [t.received, money(({ received_amount }) => received_amount)],
    [
      t.refused,
      ({ figures, before }) => (
        <Compared now={refusedPer100(figures, language)} before={refusedPer100(before, language)} />
      ),
    ],
    ...(division === 'confirmation'
      ? [
          [
            t.confirmedInTime,
            ({ figures, before }: Row) => (
              <Compared now={confirmedPer100(figures, language)} before={confirmedPer100(before, language)} />
            ),
          ] as [string, (row: Row) => React.ReactNode],
        ]
      : []),
  ]
  const more = report.row_count - report.rows.length
  return (
    <>
      <PlainTable
        heads={columns.map(([head]) => head)}
        rows={report.rows.map((row) => ({ key: row.key, cells: columns.map(([, cell]) => cell(row)) }))}
        empty={t.nothing}
      />
      {more > 0 && (
        <Typography color="text.secondary" sx={{ mt: 1 }}>
          {t.more({ count: more })}
        </Typography>
      )}
    </>
  )
}

function confirmedPer100({ confirmed_in_time, to_confirm }: Row['figures'], language: Language): string {
  return per100(confirmed_in_time ?? 0, to_confirm ?? 0, language)
}

function Compared({ now, before }: { now: string; before: string }) {
  return (
    <>
      <span>{now}</span>
      <Typography variant="body2" color="text.secondary">
        {before}
      </Typography>
    </>
  )
}

/** Names a row in the language of the screen. */
export function useRowName(division: ReportDivision): (row: Row) => string {
  const t = useMessages(reportsMessages)
  const language = useLanguage()
  return ({ key, name, last_day }) => {
    if (name) return name[language]
    if (last_day !== null) return formatSpan({ from: key, to: last_day }, language)
    if (division === 'coupon') return key === '' ? t.withoutCoupon : key
    if (isLineDivision(division)) return key === deliveryKey ? t.delivery : t.withoutOffer
    if (division === 'confirmation') return confirmationTitles[key as ReportedConfirmation][language]
    if (division === 'hour') return `${key.padStart(2, '0')}:00`
    if (division === 'governorate') return governorates[key as GovernorateCode][language]
    return methodTitles[key as PaymentMethod][language]
  }
}
