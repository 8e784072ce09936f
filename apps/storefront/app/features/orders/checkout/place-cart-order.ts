import type { CheckoutBody } from '../order-form/checkout-fields.ts'
import type { OrderRequest } from '../order-form/order-attempts.ts'
import { askAgain, type Desk, type Placing, placeOrder, type TypedCode } from '../order-form/place-order.ts'

type CartDesk = Desk<CheckoutBody>

const notPlaced: readonly Placing['outcome'][] = ['refused', 'faulty', 'code_needed']

/** Orders what is in the cart. */
export async function placeCartOrder(
  desk: CartDesk,
  request: OrderRequest<CheckoutBody>,
  typed: TypedCode | null,
): Promise<Placing> {
  const placing = await placeOrder(desk, request, typed)
  const isCartGone = placing.outcome === 'refused' && ['cart_empty', 'cart_not_found'].includes(placing.code)
  // The cart may be empty because an earlier attempt, whose answer was lost, has been placed.
  return isCartGone ? ((await findLostOrder(desk)) ?? placing) : placing
}

/**
 * Asks again for the orders whose answers were lost. Only for a shopper whose cart is empty: what was not placed then is refused,
 * what was placed is answered as it was the first time.
 *
 * @returns null when there was none, or none was placed
 */
export async function findLostOrder(desk: CartDesk): Promise<Placing | null> {
  for (const attempt of desk.attempts.listOpen()) {
    const placing = await askAgain(desk, attempt)
    if (!notPlaced.includes(placing.outcome)) return placing
  }
  return null
}
