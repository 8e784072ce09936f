import { ApiError, type Order } from '@shop/contract'
import type { OrderAccess } from './order-access.ts'

/** The owner of the shown orders: the shopper's id, null for a guest, undefined while unknown. */
export type ShopperId = number | null | undefined

/** An order as this browser may see it. `failed` cannot be read now; its number is known if it was placed here. */
export type OrderView =
  | { status: 'loading' }
  | { status: 'shown'; order: Order }
  | { status: 'unknown' }
  | { status: 'failed'; number: string | null }

/** What was read of an order, and why it could not be read the last time. */
type OrderFindings = { data: Order | undefined; error: Error | null }

/** What a shopper sees of an order; a failure leaves what was there. */
export function toOrderView(
  { data, error }: OrderFindings,
  shopperId: ShopperId,
  access: Pick<OrderAccess, 'number'> | null,
): OrderView {
  if (isGone(error) || (access === null && shopperId === null)) return { status: 'unknown' }
  if (data) return { status: 'shown', order: data }
  return error ? { status: 'failed', number: access?.number || null } : { status: 'loading' }
}

/** An address that is no order's is answered as a bad one. */
function isGone(error: Error | null): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400)
}
