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

/** The last order that was read, and the error of the last read. */
type OrderFindings = { data: Order | undefined; error: Error | null }

/** The view of an order; after a failed read the last order remains. */
export function toOrderView(
  { data, error }: OrderFindings,
  shopperId: ShopperId,
  access: Pick<OrderAccess, 'number'> | null,
): OrderView {
  if (isGone(error) || (access === null && shopperId === null)) return { status: 'unknown' }
  if (data) return { status: 'shown', order: data }
  return error ? { status: 'failed', number: access?.number || null } : { status: 'loading' }
}

/** The server answers 400 for an address without a valid id. */
function isGone(error: Error | null): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400)
}
