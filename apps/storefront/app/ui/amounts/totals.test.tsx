import { formatMoney } from '@shop/i18n'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LanguageProvider } from '../../i18n/language.tsx'
import { Totals } from './totals.tsx'

const egp = (amount: number) => formatMoney(amount, 'en')

/** The rows of the totals, each with its name and amount. */
function renderRows(totals: { subtotal: number; delivery: number; total: number }): string[] {
  const html = renderToString(
    <LanguageProvider language="en">
      <Totals {...totals} />
    </LanguageProvider>,
  )
  return [...html.matchAll(/<dt[^>]*>(.*?)<\/dt>.*?<bdi>(.*?)<\/bdi>/g)].map(([, name, value]) => `${name}: ${value}`)
}

it.each([
  [{ subtotal: 449, delivery: 60, total: 509 }, egp(60)],
  [{ subtotal: 1000, delivery: 0, total: 1000 }, 'Free'],
])('C-03: of %j the delivery is %s, between subtotal and total', (totals, delivery) => {
  expect(renderRows(totals)).toEqual([
    `Subtotal: ${egp(totals.subtotal)}`,
    `Delivery: ${delivery}`,
    `Total: ${egp(totals.total)}`,
  ])
})
