import { expect, it } from 'vitest'
import { type CheckoutCart, findCartProblem } from './checkout-cart.ts'

const line: CheckoutCart['items'][number] = {
  id: 1,
  productId: 7,
  name: 'Kettle',
  colorName: null,
  colorHex: null,
  quantity: 1,
  lineTotal: 899,
  picture: null,
  isAvailable: true,
}
const cart: CheckoutCart = {
  status: 'idle',
  failure: null,
  sessionKey: '5f0c2a3e-8a39-4f0e-9a55-0c3f6f1f9a11',
  items: [line],
  itemCount: 1,
  subtotal: 899,
  deliveryFee: 0,
  isDeliveryFinal: true,
  zone: null,
  total: 899,
}

it.each<[string, Partial<CheckoutCart>, ReturnType<typeof findCartProblem>]>([
  ['a good cart', {}, null],
  ['a good cart whose last refresh failed', { failure: { status: null } }, null],
  ['nothing in it', { items: [] }, 'empty'],
  ['a cart that the shop does not know', { items: [], failure: { status: 404 } }, 'missing'],
  ['no answer of the shop', { items: [], failure: { status: null } }, 'unexpected'],
  ['a fault of the shop', { items: [], failure: { status: 500 } }, 'unexpected'],
  ['a line without a product', { items: [line, { ...line, productId: null }] }, 'invalid'],
  ['a line whose product has no id', { items: [{ ...line, productId: 0 }] }, 'invalid'],
  ['a line that cannot be bought', { items: [line, { ...line, isAvailable: false }] }, 'blocked'],
])('O-02: %s', (_, part, problem) => {
  expect(findCartProblem({ ...cart, ...part })).toBe(problem)
})
