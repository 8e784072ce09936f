import type { DeliveryZone, Picture } from '@shop/contract'

/** One ordered item as shown; amounts are EGP. */
export type OrderedLine = {
  name: string
  colorName: string | null
  colorHex: string | null
  size?: string | null
  quantity: number
  lineTotal: number
}

/** The cart as checkout needs it; the route provides it. */
export type CheckoutCart = {
  status: 'idle' | 'loading' | 'error'
  failure: { status: number | null } | null
  sessionKey: string | null
  items: readonly (OrderedLine & {
    id: number
    productId: number | null | undefined
    picture: Picture | null
    isAvailable: boolean
  })[]
  itemCount: number
  subtotal: number
  deliveryFee: number
  total: number
  isDeliveryFinal: boolean
  /** Delivery to the chosen governorate. */
  zone: DeliveryZone | null
}

export type CartProblem = 'missing' | 'empty' | 'invalid' | 'unexpected' | 'blocked'

/**
 * Why a cart cannot be ordered (rule O-02); `blocked` is a line that is sold out, short of stock or no longer sold.
 *
 * @returns null when it can be ordered
 */
export function findCartProblem({ items, failure }: CheckoutCart): CartProblem | null {
  if (items.length === 0) {
    if (failure === null) return 'empty'
    return failure.status === 404 ? 'missing' : 'unexpected'
  }
  if (!items.every(({ productId }) => Number.isSafeInteger(productId) && Number(productId) > 0)) return 'invalid'
  return items.every(({ isAvailable }) => isAvailable) ? null : 'blocked'
}
