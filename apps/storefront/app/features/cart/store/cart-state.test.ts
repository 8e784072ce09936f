import type { Cart, CartItem } from '@shop/contract'
import { describe, expect, it } from 'vitest'
import type { CartFailure } from './cart-failure.ts'
import { type CartState, canChangeCart, canRefreshCart, emptyCart, isRemoval, reduceCart } from './cart-state.ts'

const item: CartItem = {
  id: 5,
  product: { id: 7, name: 'Kettle', price: 899, image: '/media/7/400.webp', picture: null },
  quantity: 2,
  color_id: 12,
  color_name: 'Sand',
  color_hex: '#d9c7a8',
  line_total: 1798,
  seen_price: null,
  stock: 9,
  available: true,
  message: null,
}

const cart: Cart = {
  id: 3,
  session_key: '5f0c2a3e-8a39-4f0e-9a55-0c3f6f1f9a11',
  items: [item],
  item_count: 2,
  subtotal: 1798,
  delivery: 0,
  is_delivery_final: true,
  zone: null,
  total: 1798,
  created_at: null,
  updated_at: null,
}

const failure: CartFailure = { attempt: 'load', status: 500, message: null }
const filled = reduceCart(emptyCart, { type: 'answered', cart, now: 1000 })
const stateWith = (part: Partial<CartState>): CartState => ({ ...filled, ...part })

describe('C-06: what a call does to the cart', () => {
  it('loads and forgets the last error', () => {
    const state = reduceCart(stateWith({ status: 'error', failure }), { type: 'requested' })
    expect(state).toMatchObject({ status: 'loading', failure: null, items: filled.items })
  })

  it('takes over what the server says', () => {
    expect(filled).toMatchObject({
      status: 'idle',
      cartId: 3,
      itemCount: 2,
      subtotal: 1798,
      total: 1798,
      lastRefreshed: 1000,
    })
  })

  it('C-06: keeps the old cart when a call fails', () => {
    const state = reduceCart(filled, { type: 'failed', failure })
    expect(state).toMatchObject({ status: 'error', failure, items: filled.items, total: 1798 })
  })

  it('shows the remembered cart until the server has answered, never after', () => {
    expect(reduceCart(emptyCart, { type: 'remembered', cart })).toMatchObject({ itemCount: 2, lastRefreshed: null })
    const emptied = reduceCart(filled, { type: 'answered', cart: { ...cart, items: [], item_count: 0 }, now: 2000 })
    expect(reduceCart(emptied, { type: 'remembered', cart }).itemCount).toBe(0)
  })
})

describe('C-07: changes wait for each other', () => {
  it.each([
    ['idle', true],
    ['error', true],
    ['loading', false],
  ] as const)('while %s: %s', (status, can) => {
    expect(canChangeCart(stateWith({ status }))).toBe(can)
  })
})

describe('C-08: a refresh is left out', () => {
  it.each([
    ['when none was made before', { lastRefreshed: null }, 1, true],
    ['1999 ms after the last', { lastRefreshed: 1000 }, 2999, false],
    ['2000 ms after the last', { lastRefreshed: 1000 }, 3000, true],
    ['while loading', { status: 'loading', lastRefreshed: null }, 9000, false],
  ] as const)('%s', (_, part, now, can) => {
    expect(canRefreshCart(stateWith(part), now)).toBe(can)
  })
})

describe('C-09: quantities', () => {
  it.each([
    [-1, true],
    [0, true],
    [1, false],
  ])('C-09: %i takes the line out: %s', (quantity, removes) => {
    expect(isRemoval(quantity)).toBe(removes)
  })
})

describe('C-15: lines', () => {
  it('maps what the server sends', () => {
    expect(filled.items[0]).toMatchObject({
      productId: 7,
      name: 'Kettle',
      price: 899,
      quantity: 2,
      colorHex: '#d9c7a8',
    })
  })

  it('has a name and a quantity for what the server left out', () => {
    const bare = { ...item, product: { ...item.product, name: '' }, quantity: undefined } as unknown as CartItem
    const withoutFee = { ...cart, items: [bare], delivery: undefined } as unknown as Cart
    const state = reduceCart(emptyCart, { type: 'answered', cart: withoutFee, now: 1 })
    expect(state.items[0]).toMatchObject({ name: 'Unnamed Product', quantity: 1 })
    expect(state.deliveryFee).toBe(0)
  })
})

describe('C-16: reset', () => {
  it('C-16: empties the cart and sets its sums to 0', () => {
    expect(reduceCart(filled, { type: 'reset' })).toMatchObject({
      items: [],
      itemCount: 0,
      deliveryFee: 0,
      total: 0,
      cartId: 3,
    })
  })
})
