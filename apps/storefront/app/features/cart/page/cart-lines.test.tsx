import { formatMoney } from '@shop/i18n'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { LanguageProvider } from '../../../i18n/language.tsx'
import { ToastProvider } from '../../../ui/notices/toasts.tsx'
import { CartProvider } from '../cart-provider.tsx'
import type { CartLine } from '../store/cart-state.ts'
import { CartLineRow } from './cart-lines.tsx'

const line: CartLine = {
  id: 5,
  productId: 7,
  name: 'Kettle',
  price: 899,
  seenPrice: null,
  quantity: 2,
  lineTotal: 1798,
  image: null,
  picture: {
    id: 1,
    image: '/media/p1/400.webp',
    base: '/media/p1',
    widths: [400, 800],
    width: 1200,
    height: 1200,
    placeholder: '#f4efe7',
  },
  colorId: 20,
  colorName: 'Sand',
  colorHex: '#d9c7a8',
  stock: 9,
  isAvailable: true,
  message: null,
}

function renderLine(changes: Partial<CartLine> = {}): string {
  return renderToString(
    <LanguageProvider language="en">
      <ToastProvider>
        <MemoryRouter>
          <CartProvider>
            <CartLineRow line={{ ...line, ...changes }} onRemoved={() => undefined} />
          </CartProvider>
        </MemoryRouter>
      </ToastProvider>
    </LanguageProvider>,
  )
}

describe('C-02: a line of the cart', () => {
  it.each([
    ['its picture', /<img [^>]*src="\/media\/p1\//],
    ['its name, which leads to it in its colour', /href="\/product\/7\?color=20"[^>]*><bdi[^>]*>Kettle<\/bdi>/],
    ['its price', new RegExp(`<bdi>${formatMoney(899, 'en')} each</bdi>`)],
    ['its colour as a swatch, and by name', /<circle [^>]*fill="#d9c7a8"[^>]*>.*<\/svg><span>Sand<\/span><\/p>/],
    ['minus, its quantity and plus', /aria-label="One fewer".*<output[^>]*>2<\/output>.*aria-label="One more"/],
    ['its total', new RegExp(`Total for Kettle</span><bdi>${formatMoney(1798, 'en')}</bdi>`)],
    ['a way to take it out', /aria-label="Remove Kettle from the cart"/],
  ])('shows %s', (_, shown) => {
    expect(renderLine()).toMatch(shown)
  })

  it('without a colour shows no swatch', () => {
    expect(renderLine({ colorId: null, colorName: null, colorHex: null })).not.toContain('<circle')
  })
})
