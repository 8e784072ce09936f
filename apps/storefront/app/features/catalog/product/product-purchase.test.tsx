import { formatMoney } from '@shop/i18n'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { LanguageProvider } from '../../../i18n/language.tsx'
import { settingsDefaults } from '../../../shell/shell.ts'
import { ToastProvider } from '../../../ui/notices/toasts.tsx'
import { sampleColor, sampleProduct, sampleTerms } from '../product.fixture.ts'
import { chooseColor } from './product-choice.ts'
import { ProductPurchase } from './product-purchase.tsx'

const product = sampleProduct({
  price: 899,
  quantity: 77,
  colors: [
    sampleColor(20, { name: 'Sand', price: 950, old_price: 1100, quantity: 12 }),
    sampleColor(21, { name: 'Ink', price: 870, quantity: 3 }),
    sampleColor(22, { name: 'Rose', price: 860, quantity: 0 }),
  ],
})

/** The purchase part of a product's page, in one color. */
function renderColor(id: number): string {
  return renderToString(
    <LanguageProvider language="en">
      <ToastProvider>
        <MemoryRouter>
          <ProductPurchase
            product={product}
            choice={chooseColor(product, String(id))}
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
