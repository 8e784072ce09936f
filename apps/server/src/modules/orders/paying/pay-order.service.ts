import {
  governorates,
  type OrderId,
  orderCan,
  type Payment,
  type PaymentId,
  type PlacedOrder,
  piastres,
} from '@shop/contract'
import { inTransaction } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import { listAttempts, lockAttempts, openPage, type Payer, startAttempt } from '../../payments/index.ts'
import type { OrderDeps } from '../orders.deps.ts'
import { findOrder, lockOrder, type OrderRow, setPaymentStatus } from '../orders.repository.ts'
import { refuseBlocked } from '../placing/refuse-blocked.service.ts'

/** How long a card order waits for its money, in milliseconds. */
export const payingMs = 30 * 60_000

/**
 * Adds the payment page to a placed order. Each call looks it up, so that a repeated call completes what the first could not.
 *
 * @param origin where the shopper's browser finds the shop
 * @throws AppError `payment_provider_failed` (details: what opens the order, to pay it later); `request_in_progress`
 */
export async function addPayment(deps: OrderDeps, placed: PlacedOrder, origin: string): Promise<PlacedOrder> {
  const { order, access_token } = placed
  if (order.payment_method !== 'card') return placed
  try {
    const id = order.id as OrderId
    const newest = (await listAttempts(deps.db, id)).at(-1)
    return { ...placed, payment: newest ? await openPayment(deps, id, newest.id, origin) : null }
  } catch (error) {
    const isProviders = error instanceof AppError && error.code === 'payment_provider_failed'
    throw isProviders ? new AppError('payment_provider_failed', { order_id: order.id, access_token }) : error
  }
}

/**
 * The page on which to pay an order that was placed, opened now where that has not happened yet.
 *
 * @param attemptId which of its attempts to pay by
 * @param origin where the shopper's browser finds the shop
 * @returns null when there is nothing to pay any more
 * @throws AppError `payment_provider_failed`, `request_in_progress`
 */
async function openPayment(
  deps: OrderDeps,
  id: OrderId,
  attemptId: PaymentId,
  origin: string,
): Promise<Payment | null> {
  const record = await findOrder(deps.db, id)
  const page = record && (await openPage(deps.payments, attemptId, toPayer(record.order), origin))
  return page && { id: page.id, redirect_url: page.redirectUrl, expires_at: page.expiresAt.toISOString() }
}

/**
 * Another try to pay an order: the attempt that still counts, or a new one.
 *
 * @throws AppError `order_step_refused` (details: the `status` it has) when the order does not wait for money, or not any more;
 *   `phone_blocked`, `phone_blocked_hotline`, `payment_method_unavailable`, `payment_provider_failed`, `request_in_progress`
 */
export async function payOrder(deps: OrderDeps, id: OrderId, origin: string): Promise<Payment> {
  const attemptId = await inTransaction(deps.db, async (tx) => {
    await lockAttempts(tx, id)
    const order = await lockOrder(tx, id)
    if (!order) throw new AppError('order_not_found')
    await refuseBlocked(tx, order.phone, order.userId)
    const toPresented = { ...order, payment_method: order.paymentMethod, payment_status: order.paymentStatus }
    const isInTime = order.payBefore !== null && deps.readClock() < order.payBefore
    if (!orderCan.pay(toPresented) || !isInTime) throw new AppError('order_step_refused', { status: order.status })
    const amount = piastres(order.totalPiastres)
    const request = { reference: id, amount, expiresAt: order.payBefore ?? deps.readClock() }
    const started = await startAttempt(tx, deps.payments, request)
    await setPaymentStatus(tx, id, 'pending')
    return started
  })
  const payment = await openPayment(deps, id, attemptId, origin)
  if (payment) return payment
  // It was cancelled while its page was being opened.
  const record = await findOrder(deps.db, id)
  throw new AppError('order_step_refused', { status: record?.order.status ?? 'cancelled' })
}

function toPayer(order: OrderRow): Payer {
  const { firstName, lastName, phone, address, apartment, city, language } = order
  return { firstName, lastName, phone, address, apartment, city, region: governorates[order.governorate].en, language }
}
