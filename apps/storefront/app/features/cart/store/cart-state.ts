import type { Cart, CartItem, DeliveryZone } from '@shop/contract'
import { toAmount } from '../../../queries/normal-values.ts'
import type { CartFailure } from './cart-failure.ts'

/** A line of the cart for the shop's screens (rule C-15). Prices are EGP. */
export type CartLine = {
  id: number
  productId: number
  name: string
  price: number
  /** The price when the line was added, if it differs from today's. */
  seenPrice: number | null
  quantity: number
  lineTotal: number
  image: string | null
  picture: CartItem['product']['picture']
  colorId: number | null
  colorName: string | null
  colorHex: string | null
  /** Units in stock. */
  stock: number
  isAvailable: boolean
  /** Why the line cannot be bought. */
  message: string | null
}

export type CartState = {
  status: 'idle' | 'loading' | 'error'
  failure: CartFailure | null
  items: readonly CartLine[]
  cartId: number | null
  sessionKey: string | null
  itemCount: number
  subtotal: number
  deliveryFee: number
  total: number
  /** False where the fee depends on a governorate that is not chosen yet: the fee is then the lowest. */
  isDeliveryFinal: boolean
  /** Delivery to the chosen governorate. */
  zone: DeliveryZone | null
  /** The time of the last successful read, in milliseconds; null before the first. */
  lastRefreshed: number | null
}

export type CartEvent =
  | { type: 'requested' }
  | { type: 'answered'; cart: Cart; now: number }
  | { type: 'remembered'; cart: Cart }
  | { type: 'failed'; failure: CartFailure }
  | { type: 'reset' }

export const emptyCart: CartState = {
  status: 'idle',
  failure: null,
  items: [],
  cartId: null,
  sessionKey: null,
  itemCount: 0,
  subtotal: 0,
  deliveryFee: 0,
  total: 0,
  isDeliveryFinal: true,
  zone: null,
  lastRefreshed: null,
}

/** Milliseconds in which a further refresh is skipped (rule C-08). */
const refreshPause = 2000

/** The next state of the cart: success replaces its data, a failure is added to the old data (rules C-06, C-16). */
export function reduceCart(state: CartState, event: CartEvent): CartState {
  switch (event.type) {
    case 'requested':
      return { ...state, status: 'loading', failure: null }
    case 'answered':
      return { ...state, ...toCartData(event.cart), status: 'idle', failure: null, lastRefreshed: event.now }
    case 'remembered':
      return state.lastRefreshed === null ? { ...state, ...toCartData(event.cart) } : state
    case 'failed':
      return { ...state, status: 'error', failure: event.failure }
    case 'reset':
      return { ...state, items: [], itemCount: 0, subtotal: 0, deliveryFee: 0, total: 0, status: 'idle', failure: null }
  }
}

/** Add, remove, update and clear are refused while a call runs (rule C-07). */
export function canChangeCart(state: CartState): boolean {
  return state.status !== 'loading'
}

/** A refresh right after another one is skipped (rule C-08). */
export function canRefreshCart(state: CartState, now: number): boolean {
  if (state.status === 'loading') return false
  return state.lastRefreshed === null || now - state.lastRefreshed >= refreshPause
}

/** A quantity of 0 or less removes the line (rule C-09). */
export function isRemoval(quantity: number): boolean {
  return quantity <= 0
}

function toCartData(cart: Cart) {
  return {
    items: cart.items.map(toCartLine),
    cartId: cart.id,
    sessionKey: cart.session_key,
    itemCount: cart.item_count,
    subtotal: toAmount(cart.subtotal),
    deliveryFee: toAmount(cart.delivery),
    total: toAmount(cart.total),
    isDeliveryFinal: cart.is_delivery_final ?? true,
    zone: cart.zone ?? null,
  }
}

function toCartLine(item: CartItem): CartLine {
  return {
    id: item.id,
    productId: item.product.id,
    name: item.product.name || 'Unnamed Product',
    price: toAmount(item.product.price),
    seenPrice: item.seen_price,
    quantity: item.quantity ?? 1,
    lineTotal: toAmount(item.line_total),
    image: item.product.image,
    picture: item.product.picture,
    colorId: item.color_id,
    colorName: item.color_name,
    colorHex: item.color_hex,
    stock: item.stock,
    isAvailable: item.available,
    message: item.message,
  }
}
