import {
  governorates,
  isOnline,
  type OrderId,
  orderCan,
  type Payment,
  type PaymentId,
  type PlacedOrder,
  piastres,
} from '@shop/contract'
import { type Db, inTransaction } from '../../../database/client.ts'
import { AppError, isRefusal } from '../../../errors.ts'
import { listAttempts, lockAttempts, openPage, type Payer, startAttempt } from '../../payments/index.ts'
import { refuseStep } from '../order-refusals.rules.ts'
import { setPaymentStatus } from '../order-steps.repository.ts'
import type { OrderDeps } from '../orders.deps.ts'
import { findOrder, lockOrder, type OrderRow } from '../orders.repository.ts'
import { onlineAmount } from '../orders.rules.ts'
import { refuseBlocked } from '../placing/refuse-blocked.service.ts'

/**
 * Adds the payment page to a placed order. Every call looks it up, so that a retry completes a failed first call.
 *
 * @param origin the shop's origin for the shopper's browser
 * @throws AppError `payment_provider_failed` (details: the order's id and access token, to pay later); `request_in_progress`
 */
export async function addPayment(deps: OrderDeps, placed: PlacedOrder, origin: string): Promise<PlacedOrder> {
  const { order, access_token } = placed
  if (order.status !== 'pending_payment') return placed
  try {
    const id = order.id as OrderId
    const newest = (await listAttempts(deps.db, id)).at(-1)
    return { ...placed, payment: newest ? await openPayment(deps, id, newest.id, origin) : null }
  } catch (error) {
    const isProviders = isRefusal(error, 'payment_provider_failed')
    throw isProviders
      ? new AppError('payment_provider_failed', { details: { order_id: order.id, access_token } })
      : error
  }
}

/**
 * Gives the payment page of an order, and opens it at the provider if necessary.
 *
 * @param attemptId the attempt to pay by
 * @param origin the shop's origin for the shopper's browser
 * @returns null when nothing is to be paid any more
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
 * Gives a payment page for an order, by its open attempt or a new one.
 *
 * @throws AppError `order_step_refused` (details: the current `status`) when the order does not wait for a payment;
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
    if (!orderCan.pay(toPresented) || !isInTime) throw refuseStep(order.status)
    const started = await startPaying(tx, deps, order)
    if (started === null) throw refuseStep(order.status)
    await setPaymentStatus(tx, id, 'pending')
    return started
  })
  const payment = await openPayment(deps, id, attemptId, origin)
  if (payment) return payment
  // The order was cancelled while its page was opened.
  const record = await findOrder(deps.db, id)
  throw refuseStep(record?.order.status ?? 'cancelled')
}

/**
 * Gives an order its open attempt to pay what is paid online, or a new one: the total in its way, or the deposit by card.
 *
 * @returns null for an order that is paid in cash alone
 * @throws AppError the errors of `startAttempt`
 */
export async function startPaying(tx: Db, deps: OrderDeps, order: OrderRow): Promise<PaymentId | null> {
  const { id: reference, paymentMethod, payBefore } = order
  const amount = piastres(onlineAmount(order))
  if (amount === 0 || payBefore === null) return null
  const method = isOnline(paymentMethod) ? paymentMethod : 'card'
  return await startAttempt(tx, deps.payments, { reference, amount, method, expiresAt: payBefore })
}

function toPayer(order: OrderRow): Payer {
  const { firstName, lastName, phone, address, apartment, city, language } = order
  return { firstName, lastName, phone, address, apartment, city, region: governorates[order.governorate].en, language }
}
