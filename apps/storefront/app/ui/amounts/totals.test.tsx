import type { Language } from '@shop/contract'
import { formatMoney } from '@shop/i18n'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LanguageProvider } from '../../i18n/language.tsx'
import { Totals } from './totals.tsx'

type Shown = Parameters<typeof Totals>[0]

const egp = (amount: number) => formatMoney(amount, 'en')

const render = (totals: Shown, language: Language) =>
  renderToString(
    <LanguageProvider language={language}>
      <Totals {...totals} />
    </LanguageProvider>,
  )

/** The rows of the totals, each with its name and amount. */
function renderRows(totals: Shown): string[] {
  const html = render(totals, 'en')
  return [...html.matchAll(/<dt[^>]*>(.*?)<\/dt>.*?<bdi[^>]*>(.*?)<\/bdi>/g)].map(
    ([, name, value]) => `${name}: ${value}`,
  )
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

it.each([
  ['en', 'ltr'],
  ['ar', 'rtl'],
] as const)('in %s the currency of a coupon is where that of the other rows is: %s', (language, direction) => {
  const html = render({ subtotal: 500, discount: 50, couponCode: 'LAMP10', delivery: 60, total: 510 }, language)
  const amounts = [...html.matchAll(/<bdi([^>]*)>[^<]*\d/g)].map(([, attributes]) => attributes)
  expect(amounts).toEqual(Array(4).fill(` dir="${direction}"`))
})
