import { type Language, languages } from '@shop/contract'
import { formatMoney } from '@shop/i18n'
import { describe, expect, it } from 'vitest'
import { show, wordsOf } from '../../../../test/show.tsx'
import { openCartMessages } from '../cart.late.messages.ts'
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

const showLine = (changes: Partial<CartLine> = {}, language: Language = 'en') =>
  show(<CartLineRow line={{ ...line, ...changes }} onRemoved={() => undefined} />, language)

describe('C-02: a line of the cart', () => {
  it('shows its picture, its name, which leads to it in its colour, its price and its total', async () => {
    const row = await showLine()
    await expect
      .element(row.getByRole('link', { name: 'Kettle' }).first())
      .toHaveAttribute('href', '/product/7?color=20')
    const picture = () => row.element().querySelector('img')?.getAttribute('src')
    expect(picture()).toMatch(/^\/media\/p1\//)
    await expect.element(row.getByText(`${formatMoney(899, 'en')} each`)).toBeVisible()
    await expect.element(row).toMatchTextContent('Total for KettleEGP 1,798')
  })

  it('shows its colour as a swatch, and by name', async () => {
    const row = await showLine()
    await expect.element(row.getByText('Sand')).toBeVisible()
    expect(row.element().querySelector('circle[fill="#d9c7a8"]')).not.toBeNull()
  })

  it('shows minus, its quantity and plus, in this order, and a way to take it out', async () => {
    const row = await showLine()
    const places = [
      row.getByRole('button', { name: 'One fewer' }),
      row.getByText('2', { exact: true }),
      row.getByRole('button', { name: 'One more' }),
    ]
    for (const place of places) await expect.element(place).toBeVisible()
    const starts = places.map((place) => place.element().getBoundingClientRect().left)
    expect(starts).toEqual(starts.toSorted((a, b) => a - b))
    await expect.element(row.getByRole('button', { name: 'Remove Kettle from the cart' })).toBeEnabled()
  })

  it('without a colour shows no swatch', async () => {
    const row = await showLine({ colorId: null, colorName: null, colorHex: null })
    await expect.element(row.getByRole('button', { name: 'One more' })).toBeVisible()
    expect(row.element().querySelector('circle')).toBeNull()
  })

  it.each(languages)(
    'in %s says what the price was, and whether it went up or down, beside the price now',
    async (language) => {
      const t = wordsOf(openCartMessages, language)
      const amount = (pounds: number) => formatMoney(pounds, language)
      const notes = { rose: t.priceRose({ amount: amount(799) }), fell: t.priceFell({ amount: amount(999) }) }
      const row = await showLine({ seenPrice: 799 }, language)
      await expect.element(row.getByText(notes.rose)).toBeVisible()
      await expect.element(row.getByText(t.each({ amount: amount(899) }))).toBeVisible()
      await showLine({ seenPrice: 999 }, language)
      await expect.element(row.getByText(notes.fell)).toBeVisible()
      expect(row.getByText(notes.rose).query()).toBeNull()
      await showLine({}, language)
      await expect.element(row.getByText(t.each({ amount: amount(899) }))).toBeVisible()
      expect(row.getByText(notes.fell).query()).toBeNull()
    },
  )
})
