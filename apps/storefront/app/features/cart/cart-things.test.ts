import { expect, it } from 'vitest'
import { toAddedThings, toRemovedThings } from './cart-things.ts'
import { type CartLine, emptyCart } from './store/cart-state.ts'

const lineOf = (id: number, productId: number, colorId: number | null): CartLine => ({
  id,
  productId,
  colorId,
  name: 'Kettle',
  price: 900,
  seenPrice: null,
  quantity: 4,
  lineTotal: 3600,
  image: null,
  picture: null,
  colorName: null,
  colorHex: null,
  stock: 9,
  isAvailable: true,
  message: null,
})
const cart = { ...emptyCart, items: [lineOf(1, 7, 11), lineOf(2, 7, 12), lineOf(3, 8, null)] }

it.each([
  [
    { productId: 7, colorId: 12, quantity: 2 },
    { productId: 7, colorId: 12, price: 900, quantity: 2 },
  ],
  [
    { productId: 7, colorId: null },
    { productId: 7, colorId: 11, price: 900, quantity: 1 },
  ],
  [{ productId: 8 }, { productId: 8, colorId: null, price: 900, quantity: 1 }],
])('counts what was added, not what was there before: %j', (addition, thing) => {
  expect(toAddedThings(cart, addition)).toEqual([thing])
})

it('knows what left the cart, and how much of it', () => {
  expect(toRemovedThings(cart.items, cart.items.slice(1))).toEqual([
    { productId: 7, colorId: 11, price: 900, quantity: 4 },
  ])
  expect(toRemovedThings(cart.items, cart.items)).toEqual([])
})
