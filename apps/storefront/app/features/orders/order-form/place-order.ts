import { ApiError, type CallOptions, ConnectionError, type PlacedOrder } from '@shop/contract'
import { toSaid } from '../../../ui/forms/use-form.ts'
import type { CartProblem } from '../checkout/checkout-cart.ts'
import { type FieldFaults, orderFieldNames } from './checkout-fields.ts'
import type { Attempt, OrderAttempts, OrderRequest } from './order-attempts.ts'

/** The result of a request for an order. */
export type Placing =
  | { outcome: 'placed'; placed: PlacedOrder }
  /** The order is placed, but the payment page could not be opened; it can be paid later. */
  | { outcome: 'unpayable'; orderId: string; accessToken: string; message: string }
  /** `deposit` in EGP: instead of all of it, the shopper may pay so much by card. */
  | { outcome: 'faulty'; faults: FieldFaults; deposit?: number }
  | { outcome: 'refused'; code: string; message: string }
  /** Not placed yet: the same request must come with the code that was sent to the phone. `key` identifies it. */
  | { outcome: 'code_needed'; key: string; message: string }
  /** Unknown: no answer came, or the shop failed. */
  | { outcome: 'lost'; reason: 'offline' | 'timeout' | 'failure' }

/** Why an order was not placed, when no single field is the reason. */
export type CheckoutTrouble =
  | Extract<Placing, { outcome: 'refused' | 'lost' }>
  | { outcome: 'unfit'; problem: CartProblem }

/** The call that places orders, and the stored attempts. */
export type Desk<Body> = {
  send: (input: { query: { session_key?: string }; body: Body }, options: CallOptions) => Promise<PlacedOrder>
  attempts: OrderAttempts<Body>
}

/** A code that was typed, and the key of the request that it confirms. */
export type TypedCode = { key: string; code: string }

/** Places an order, once for identical requests. A code for another request is left out. */
export function placeOrder<Body>(
  desk: Desk<Body>,
  request: OrderRequest<Body>,
  typed: TypedCode | null = null,
): Promise<Placing> {
  const attempt = desk.attempts.begin(request)
  return askAgain(desk, attempt, typed?.key === attempt.key && typed.code !== '' ? typed.code : null)
}

/** Sends an attempt again under its key: an order that was already placed gets its first answer. */
export async function askAgain<Body>(
  { send, attempts }: Desk<Body>,
  attempt: Attempt<Body>,
  code: string | null = null,
): Promise<Placing> {
  const { key, sessionKey } = attempt
  const body = code === null ? attempt.body : { ...attempt.body, confirmation_code: code }
  const query = sessionKey === null ? {} : { session_key: sessionKey }
  const placing = await send({ query, body }, { headers: { 'idempotency-key': key } }).then(
    (placed): Placing => ({ outcome: 'placed', placed }),
    (error: unknown) => toPlacing(error, key),
  )
  const isUnderWay = placing.outcome === 'refused' && placing.code === 'request_in_progress'
  if (placing.outcome === 'placed' || placing.outcome === 'unpayable') attempts.forget()
  else if (placing.outcome === 'code_needed') attempts.close(key, { codeMessage: placing.message })
  else if (placing.outcome !== 'lost' && !isUnderWay) attempts.close(key)
  return placing
}

function toPlacing(error: unknown, key: string): Placing {
  if (error instanceof ConnectionError) return { outcome: 'lost', reason: error.isTimeout ? 'timeout' : 'offline' }
  if (!(error instanceof ApiError)) return { outcome: 'lost', reason: 'failure' }
  const { code = '' } = error.answer
  const { order_id: orderId, access_token: accessToken = '' } = error.detailsOf('payment_provider_failed')
  if (orderId) return { outcome: 'unpayable', orderId, accessToken, message: error.message }
  if (error.status >= 500) return { outcome: 'lost', reason: 'failure' }
  if (code === 'order_code_needed') return { outcome: 'code_needed', key, message: error.message }
  const faults = toSaid(error, orderFieldNames)
  if (Object.keys(faults).length > 0) return { outcome: 'faulty', faults, ...error.detailsOf('deposit_needed') }
  return { outcome: 'refused', code, message: error.message }
}
