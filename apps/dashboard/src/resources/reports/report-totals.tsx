import type { Language } from '@shop/contract'
import type { Report, ReportFigures } from '@shop/contract/staff'
import { formatExactMoney, formatNumber } from '@shop/i18n'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { type Figure, FigureCards } from '../shared/figure-cards.tsx'
import { reportsMessages } from './reports.messages.ts'

/** The sums of the period, each beside that of the period before. */
export function ReportTotals({ report: { total, total_before } }: { report: Report }) {
  const t = useMessages(reportsMessages)
  const language = useLanguage()
  const money = (egp: number) => formatExactMoney(egp, language)
  const share = (figures: ReportFigures) =>
    figures.handed_over === 0 ? '–' : t.per100({ value: refusedPer100(figures, language) })
  const figureOf = (name: string, show: (figures: ReportFigures) => string): Figure => {
    return [name, show(total), t.before({ value: show(total_before) })]
  }
  const figures = [
    figureOf(t.orders, ({ orders }) => formatNumber(orders, language)),
    figureOf(t.ordered, ({ ordered_amount }) => money(ordered_amount)),
    figureOf(t.delivered, ({ delivered_amount }) => money(delivered_amount)),
    figureOf(t.received, ({ received_amount }) => money(received_amount)),
    figureOf(t.refused, share),
  ]
  return <FigureCards figures={figures} />
}

/** Refused parcels of a hundred that were handed over. */
export function refusedPer100({ refused, handed_over }: ReportFigures, language: Language): string {
  return per100(refused, handed_over, language)
}

/** Some of a hundred, with one decimal; a dash when there are none at all. */
export function per100(some: number, all: number, language: Language): string {
  return all === 0 ? '–' : formatNumber(Math.round((1000 * some) / all) / 10, language)
}
