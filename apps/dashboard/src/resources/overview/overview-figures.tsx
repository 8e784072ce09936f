import type { Overview } from '@shop/contract/staff'
import { formatExactMoney, formatNumber } from '@shop/i18n'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { type Figure, FigureCards } from '../shared/figure-cards.tsx'
import { overviewMessages } from './overview.messages.ts'

type Properties = {
  figures: Overview['today']
  /** The figures of yesterday, to compare with. */
  yesterday?: Overview['days'][number] | undefined
}

/** The figures of a period. */
export function OverviewFigures({ figures, yesterday }: Properties) {
  const t = useMessages(overviewMessages)
  const language = useLanguage()
  const money = (egp: number) => formatExactMoney(egp, language)
  const count = (value: number) => formatNumber(value, language)
  const cards: Figure[] = [
    [t.orders, count(figures.ordered), [before(count, 'ordered'), notCounted()].filter(Boolean).join(' · ')],
    [t.ordered, money(figures.ordered_amount), before(money, 'ordered_amount')],
    [t.delivered, money(figures.delivered_amount), t.ordersOf({ count: figures.delivered })],
    [t.received, money(figures.received_amount), t.ordersOf({ count: figures.received })],
    [t.average, money(figures.average_order), ''],
  ]

  function before(show: (value: number) => string, of: 'ordered' | 'ordered_amount'): string {
    return yesterday ? t.yesterday({ value: show(yesterday[of]) }) : ''
  }

  /** Orders that are not counted as sales. */
  function notCounted(): string {
    const others: [name: string, value: number][] = [
      [t.waiting, figures.waiting_for_payment],
      [t.cancelled, figures.cancelled],
      [t.returned, figures.returned],
    ]
    const shown = others.filter(([, value]) => value > 0).map(([name, value]) => `${name}: ${count(value)}`)
    return shown.join(' · ')
  }

  return <FigureCards figures={cards} />
}
