import { ApiError, ConnectionError, type PlacedOrder } from '@shop/contract'
import type { ShopClient } from '../../api.ts'
import type { Attempt, CheckoutAttempts, CheckoutRequest } from './checkout-attempts.ts'
import type { CartProblem } from './checkout-cart.ts'
import { type FieldFaults, toFieldFaults } from './checkout-fields.ts'

/** What became of an order that was asked for. After `lost` nobody knows: the answer did not come, or the shop failed. */
export type Placing =
  | { outcome: 'placed'; placed: PlacedOrder }
  | { outcome: 'faulty'; faults: FieldFaults }
  | { outcome: 'refused'; code: string; message: string }
  | { outcome: 'lost'; reason: 'offline' | 'timeout' | 'failure' }

/** What keeps an order from being placed and concerns no single field. */
export type CheckoutTrouble =
  | Extract<Placing, { outcome: 'refused' | 'lost' }>
  | { outcome: 'unfit'; problem: CartProblem }

type Desk = { orders: Pick<ShopClient['orders'], 'checkout'>; attempts: CheckoutAttempts }

/** Asks for an order, once however often it is called for the same request. */
export async function placeOrder(desk: Desk, request: CheckoutRequest): Promise<Placing> {
  const placing = await ask(desk, desk.attempts.begin(request))
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
export async function findLostOrder(desk: Desk): Promise<Placing | null> {
  for (const attempt of desk.attempts.listOpen()) {
    const placing = await ask(desk, attempt)
    if (placing.outcome === 'placed' || placing.outcome === 'lost') return placing
  }
  return null
}

async function ask({ orders, attempts }: Desk, { key, sessionKey, body }: Attempt): Promise<Placing> {
  const placing = await orders
    .checkout(
      { query: sessionKey === null ? {} : { session_key: sessionKey }, body },
      { headers: { 'idempotency-key': key } },
    )
    .then((placed): Placing => ({ outcome: 'placed', placed }), toPlacing)
  const isUnderWay = placing.outcome === 'refused' && placing.code === 'request_in_progress'
  if (placing.outcome === 'placed') attempts.forget()
  else if (placing.outcome !== 'lost' && !isUnderWay) attempts.close(key)
  return placing
}

function toPlacing(error: unknown): Placing {
  if (error instanceof ConnectionError) return { outcome: 'lost', reason: error.isTimeout ? 'timeout' : 'offline' }
  if (!(error instanceof ApiError) || error.status >= 500) return { outcome: 'lost', reason: 'failure' }
  const faults = toFieldFaults(error.answer.errors ?? {})
  if (Object.keys(faults).length > 0) return { outcome: 'faulty', faults }
  return { outcome: 'refused', code: error.answer.code ?? '', message: error.message }
}
