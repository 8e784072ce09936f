import type { Language } from '@shop/contract'
import { formatDate } from '@shop/i18n'
import type { FigureBar } from './figure-chart.tsx'

/** The bars of a day, `2026-11-05`: the axis has room for `5`. */
export function dayBar(day: string, values: readonly number[], language: Language): FigureBar {
  return { label: formatDate(day, language), short: String(Number(day.slice(8))), values }
}
