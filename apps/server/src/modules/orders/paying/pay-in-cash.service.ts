import { type OrderId, orderCan } from '@shop/contract'
import { type Db, inTransaction } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import { planDelivery } from '../../delivery/index.ts'
import { listAttempts } from '../../payments/index.ts'
import { getOrderRules } from '../../settings/index.ts'
import { findUserById } from '../../users/index.ts'
import { lockOrderAndPayments } from '../desk/orders.staff-service.ts'
import { advanceOrder } from '../order-life.service.ts'
import { refuseCash, refuseStep } from '../order-refusals.rules.ts'
import { turnIntoCash } from '../order-steps.repository.ts'
import type { OrderDeps } from '../orders.deps.ts'
import { findOrder, type OrderRecord, type OrderRow } from '../orders.repository.ts'
import { countPhoneRefusal, mustProvePhone } from '../placing/guard-phones.service.ts'
import { phoneRefusalsLimit } from '../placing/orders.limits.ts'
import { refuseBlocked } from '../placing/refuse-blocked.service.ts'
import { type OrderTrust, usualTrust } from '../trust/order-trust.rules.ts'
import { trustCashOrder } from '../trust/trust-order.service.ts'
import { askAboutAttempts, hasUnconfirmedPayment } from './ask-about-order.service.ts'

/**
 * Turns a card order that waits for its payment into a cash order, which is confirmed like every cash order. The provider is asked
 * first, so that a payment that just came counts. If it is silent, the order changes anyway: card money that comes later goes back.
 * Repeated, it changes nothing.
 *
 * @param address the client's address, which may not learn of many phones
 * @throws AppError `order_not_found`; `order_step_refused` (details: the current `status`) when the order does not wait for a payment;
 *   `payment_under_review` while staff check received money; `zone_closed`, `cash_not_taken_there`, `card_needed`, `phone_blocked`,
 *   `phone_blocked_hotline`, `too_many_requests`
 */
export async function payInCash(deps: OrderDeps, id: OrderId, address: string): Promise<OrderRecord> {
  const seen = await getOrder(deps.db, id)
  if (isCashOrder(seen.order)) return seen
  const asker = { userId: seen.order.userId, phone: seen.order.phone, address }
  // Nobody can type a code here. It takes only to refuse with the seconds until there is room.
  if (await mustProvePhone(deps.db, deps, asker)) await deps.limits.take([phoneRefusalsLimit(address)])
  try {
    return await turnToCash(deps, seen)
  } catch (error) {
    await countPhoneRefusal(deps, asker, error)
    throw error
  }
}

async function turnToCash(deps: OrderDeps, seen: OrderRecord): Promise<OrderRecord> {
  const { id } = seen.order
  await passCashChecks(deps.db, deps, seen.order)
  await askAboutAttempts(deps, await listAttempts(deps.db, id))
  if (await hasUnconfirmedPayment(deps, id)) throw new AppError('payment_under_review')
  return await inTransaction(deps.db, async (tx) => {
    const order = await lockOrderAndPayments(tx, id)
    if (!isCashOrder(order)) {
      await turnIntoCash(tx, id, await passCashChecks(tx, deps, order))
      await advanceOrder(tx, deps, id, 'choose_cash')
    }
    return await getOrder(tx, id)
  })
}

function isCashOrder({ paymentMethod, status }: OrderRow): boolean {
  return paymentMethod === 'cash' && status === 'processing'
}

async function getOrder(db: Db, id: OrderId): Promise<OrderRecord> {
  const record = await findOrder(db, id)
  if (!record) throw new AppError('order_not_found')
  return record
}

/** Refuses what may not be paid in cash, or does not wait for a payment. @returns what it then needs to be confirmed */
async function passCashChecks(db: Db, { readClock }: OrderDeps, order: OrderRow): Promise<OrderTrust> {
  const now = readClock()
  const isInTime = order.payBefore !== null && now < order.payBefore
  const toPresented = { ...order, payment_method: order.paymentMethod, payment_status: order.paymentStatus }
  if (!orderCan.pay(toPresented) || !isInTime) throw refuseStep(order.status)
  await refuseBlocked(db, order.phone, order.userId)
  const attempts = await listAttempts(db, order.id)
  if (attempts.some(({ status }) => status === 'review')) throw new AppError('payment_under_review')
  await planDelivery(db, { governorate: order.governorate, method: 'cash', now })
  const { trust: rules } = await getOrderRules(db)
  const account = order.userId === null ? null : await findUserById(db, order.userId)
  const accountPhone = account?.isPhoneVerified ? account.phone : null
  const { id, phone, address, city, governorate: region, totalPiastres: total } = order
  const trust = await trustCashOrder(db, rules, { id, phone, address, city, region, accountPhone, total }, now)
  // Nobody can type a code here.
  if (trust.step === 'code' || trust.step === 'card') throw refuseCash()
  // A card order has already been promised a call.
  return trust.step === 'none' ? usualTrust : trust
}
