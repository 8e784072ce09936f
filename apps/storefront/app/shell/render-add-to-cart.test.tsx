import type { Language, Product } from '@shop/contract'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { CartProvider } from '../features/cart/cart-provider.tsx'
import { sampleProduct } from '../features/catalog/product.fixture.ts'
import { ProductCard } from '../features/catalog/product-card.tsx'
import { toProductCards } from '../features/catalog/product-card-view.ts'
import { LanguageProvider } from '../i18n/language.tsx'
import { ToastProvider } from '../ui/notices/toasts.tsx'
import { renderAddToCart } from './render-add-to-cart.tsx'

/** A card as the home page's slider shows it. */
function renderCard(
  changes: Partial<Product> = {},
  stars: 'house' | 'reviews' = 'house',
  language: Language = 'en',
): string {
  const [product] = toProductCards([sampleProduct(changes)])
  if (!product) throw new Error('The product has no card')
  return renderToString(
    <LanguageProvider language={language}>
      <ToastProvider>
        <MemoryRouter>
          <CartProvider>
            <ProductCard product={product} sizes="50vw" stars={stars} renderAction={renderAddToCart} />
          </CartProvider>
        </MemoryRouter>
      </ToastProvider>
    </LanguageProvider>,
  )
}

describe('M-08: a card', () => {
  it.each([
    ['leads to its product', 'href="/product/7"'],
    ['has add to cart', 'aria-label="Add to cart: Kettle 1.7 L"'],
    ['has a favourite toggle', 'aria-label="Favourite: Kettle 1.7 L" title="Favourite: Kettle 1.7 L"'],
    ['has buy now', 'href="/buy-now/7"'],
    ['can be compared (P-09)', 'aria-label="Compare: Kettle 1.7 L"'],
  ])('%s', (_, text) => {
    expect(renderCard()).toContain(text)
  })
})

describe('M-09: out of stock', () => {
  it.each([{ in_stock: false }, { quantity: 0 }])('%j shows a badge and disabled buttons', (changes) => {
    const html = renderCard(changes)
    expect(html).toContain('Out of stock')
    expect(html).not.toContain('href="/buy-now/7"')
    expect(html.match(/<button[^>]*disabled=""/g)).toHaveLength(2)
  })

  it('is not said of what is there', () => {
    expect(renderCard()).not.toContain('Out of stock')
  })
})

describe('M-10: price and rating', () => {
  it.each([
    [1000, true],
    [899, false],
    [800, false],
    [null, false],
  ])('an original price of %s is struck through: %s', (original, isStruck) => {
    expect(renderCard({ original_price: original }).includes('<s ')).toBe(isStruck)
  })

  it.each([
    [{ original_price: 1200, is_offer: true }, ['25% off'], ['خصم \u200e25%']],
    [{ original_price: null, is_offer: true }, ['Offer'], ['عرض']],
    [{ original_price: null, is_offer: false }, [], []],
  ])('a product of EGP 899 with %j has the badges %j, in Arabic %j', (changes, inEnglish, inArabic) => {
    const badgesIn = (language: Language) => {
      const html = renderCard(changes, 'house', language)
      return ['25% off', 'Offer', 'خصم \u200e25%', 'عرض'].filter((text) => html.includes(`>${text}<`))
    }
    expect(badgesIn('en')).toEqual(inEnglish)
    expect(badgesIn('ar')).toEqual(inArabic)
  })

  it('a product with reviews shows their mean', () => {
    expect(renderCard({ rating: 2, reviews_count: 9 })).toContain('aria-label="Rating: 2 of 5"')
  })

  it('a product without reviews carries five stars of the shop, without a number', () => {
    const html = renderCard({ rating: 0, reviews_count: 0 })
    expect(html).toContain('<span aria-hidden="true" class="star-row bg-lamp w-22.5">')
    expect(html).not.toContain('Rating')
  })

  it('or none, where the owner turned them off', () => {
    expect(renderCard({ rating: 0, reviews_count: 0 }, 'reviews')).not.toContain('star-row')
  })
})
