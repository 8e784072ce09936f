import type { Language } from '@shop/contract'
import { bindMessages, formatMoney, formatTime, type MessageSet, type Messages, textsOf } from '@shop/i18n'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LanguageProvider } from '../../../i18n/language.tsx'
import { settingsDefaults } from '../../../shell/shell.ts'
import { ToastProvider } from '../../../ui/notices/toasts.tsx'
import { catalogMessages } from '../catalog.messages.ts'
import { sampleColor, sampleProduct, sampleTerms } from '../product.fixture.ts'
import { chooseColor } from './product-choice.ts'
import { ProductPurchase } from './product-purchase.tsx'

const product = sampleProduct({
  price: 899,
  quantity: 77,
  colors: [
    sampleColor(20, {
      name: 'Sand',
      price: 950,
      old_price: 1100,
      price_valid_until: '2026-11-28T22:00:00.000Z',
      quantity: 12,
    }),
    sampleColor(21, { name: 'Ink', price: 870, quantity: 3 }),
    sampleColor(22, { name: 'Rose', price: 860, quantity: 0 }),
  ],
})

function wordsOf<Set extends Messages>(set: MessageSet<Set>, language: Language) {
  return bindMessages<Set>(textsOf(set, language), language)
}

/** The purchase part of a product's page, in one color. */
function renderColor(id: number, language: Language = 'en', shown = product): string {
  return renderToString(
    <LanguageProvider language={language}>
      <ToastProvider>
        <MemoryRouter>
          <ProductPurchase
            product={shown}
            choice={chooseColor(shown, String(id))}
            settings={settingsDefaults}
            terms={sampleTerms}
            renderPurchase={() => null}
            renderBarAction={() => null}
          />
        </MemoryRouter>
      </ToastProvider>
    </LanguageProvider>,
  )
}

describe('P-02, P-03: a colour that is looked at', () => {
  it.each([
    ['Sand', 20, 950, '12 units in stock'],
    ['Ink', 21, 870, 'Only 3 left'],
    ['Rose', 22, 860, 'Out of stock'],
  ])('is named, with its price and its stock: %s', (name, id, price, stock) => {
    const html = renderColor(id)
    expect(html).toContain(`<span class="font-semibold">${name}</span>`)
    expect(html).toContain(`<bdi class="font-bold">${formatMoney(price, 'en')}</bdi>`)
    expect(html).toContain(stock)
    expect(html).not.toContain('77 units')
  })

  it('has its own former price, and none of another colour', () => {
    expect(renderColor(20)).toMatch(new RegExp(`<s [^>]*><bdi>${formatMoney(1100, 'en')}</bdi></s>`))
    expect(renderColor(21)).not.toContain('<s ')
  })
})

describe.each([
  ['en', 'Saturday 28 November', 'Sunday 29 November', 'Monday 29 November 2027'],
  ['ar', 'السبت 28 نوفمبر', 'الأحد 29 نوفمبر', 'الاثنين 29 نوفمبر 2027'],
] as const)('the price of an offer, in %s', (language, lastDay, nextDay, nextYear) => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:00:00Z') })
  })

  afterEach(() => {
    vi.useRealTimers()
  })

  const t = wordsOf(catalogMessages, language)
  const endsAt = (price_valid_until: string) =>
    sampleProduct({ colors: [sampleColor(20, { price: 950, old_price: 1100, price_valid_until })] })

  it('is explained: what is struck through, and the last day of the offer, which ends at midnight in Cairo', () => {
    const html = renderColor(20, language)
    expect(html).toContain(t.lowestBefore({ amount: formatMoney(1100, language) }))
    expect(html).toContain(`>${t.offerUntil({ day: lastDay })}<`)
    const colorWithout = renderColor(21, language)
    expect(colorWithout).not.toContain(t.lowestBefore({ amount: '' }).trim())
    expect(colorWithout).not.toContain(lastDay)
  })

  it('has the time of an end during the day', () => {
    const html = renderColor(20, language, endsAt('2026-11-29T16:00:00.000Z'))
    expect(html).toContain(`>${t.offerUntilTime({ day: nextDay, time: formatTime('18:00', language) })}<`)
  })

  it('names the year of an end in another year', () => {
    const html = renderColor(20, language, endsAt('2027-11-29T22:00:00.000Z'))
    expect(html).toContain(`>${t.offerUntil({ day: nextYear })}<`)
  })

  it('that nobody was asked before has an end, and nothing to compare with', () => {
    const fresh = sampleProduct({
      colors: [sampleColor(20, { old_price: null, price_valid_until: '2026-11-28T22:00:00.000Z' })],
    })
    const html = renderColor(20, language, fresh)
    expect(html).toContain(t.offerUntil({ day: lastDay }))
    expect(html).not.toContain(t.lowestBefore({ amount: '' }).trim())
  })
})
