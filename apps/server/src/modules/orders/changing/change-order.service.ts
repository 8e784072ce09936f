import { addMoney, type OrderId, type Piastres, piastres, toPounds } from '@shop/contract'
import type { WantedVariant } from '@shop/contract/staff'
import { type Db, inTransaction } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import type { Caller } from '../../../http/guard/access-tokens.ts'
import { recordChange } from '../../audit/index.ts'
import { lockSoldVariants } from '../../cart/index.ts'
import { type AppliedCoupon, correctSaving, giveCouponBack, reapplyCoupon } from '../../coupons/index.ts'
import { readDestination } from '../../delivery/index.ts'
import { moveStock } from '../../inventory/index.ts'
import { applyDueOffers } from '../../offers/index.ts'
import { getRefunding, hasProvider, lockAttempts, type PaymentRow, requestRefund } from '../../payments/index.ts'
import { orderEntry } from '../desk/orders.staff-service.ts'
import { notifyShopper } from '../notify-shopper.service.ts'
import { refuseFee, refuseStep, refuseTotal } from '../order-refusals.rules.ts'
import type { OrderDeps } from '../orders.deps.ts'
import { findOrder, lockOrder, type OrderRow } from '../orders.repository.ts'
import { onlineAmount } from '../orders.rules.ts'
import { isBooked } from '../parcels/parcels.repository.ts'
import { freezeLine } from '../placing/freeze-line.presenter.ts'
import { spendRefundLimit } from '../refund-limit/spend-refund-limit.service.ts'
import { insertChange, replaceLines } from './order-changes.repository.ts'
import { planChange } from './plan-change.rules.ts'

/** `version`: the one that the caller saw; `delivery` in piastres; `without_coupon` lets the order's coupon go; `reason` is for staff. */
export type OrderChange = {
  version: number
  lines: readonly WantedVariant[]
  delivery: Piastres
  without_coupon: boolean
  reason: string
}

/**
 * Changes the lines and the delivery fee of an order that is being prepared. Stock, refund, message and the version of before are
 * written in one transaction; of parallel changes, one succeeds.
 *
 * The coupon of the order is worked out anew for the new lines, unless staff let it go: then its use is given back.
 *
 * @throws AppError `order_not_found`; `order_step_refused` unless the order is being prepared; `version_conflict` (details:
 * the current `version`); `parcel_booked` while its carrier has it; `delivery_fee_too_high` (details: `max`, EGP); the errors of `planChange`,
 * `reapplyCoupon` and `refundDifference`
 */
export async function changeOrder(deps: OrderDeps, caller: Caller, id: OrderId, change: OrderChange): Promise<void> {
  await applyDueOffers(deps.db, deps.readClock())
  await inTransaction(deps.db, async (tx) => {
    const payments = await lockAttempts(tx, id)
    const order = await lockOrder(tx, id)
    const record = await findOrder(tx, id)
    if (!order || !record) throw new AppError('order_not_found')
    if (order.status !== 'processing') throw refuseStep(order.status)
    if (order.version !== change.version)
      throw new AppError('version_conflict', { details: { version: order.version } })
    if (await isBooked(tx, id)) throw new AppError('parcel_booked')
    const ids = [...record.lines.map(({ variantId }) => variantId), ...change.lines.map((line) => line.variant_id)]
    const { subtotal, movements, lines } = planChange(record.lines, change.lines, await lockSoldVariants(tx, ids))
    const priced = lines.map(({ variant, total }) => ({ total, categoryId: variant.categoryId }))
    const kept = change.without_coupon ? null : order.couponCode
    const coupon = kept === null ? null : await reapplyCoupon(tx, kept, priced)
    await checkFee(tx, deps, { order, coupon, delivery: change.delivery })
    const discount = coupon?.discounts.reduce((sum, one) => sum + one, 0) ?? 0
    const total = addMoney(piastres(subtotal - discount), change.delivery)
    if (movements.length === 0 && total === order.totalPiastres && kept === order.couponCode) return
    const refunded = await refundDifference(tx, deps, caller, { order, payments, total })
    if (movements.length > 0) await moveStock(tx, movements, 'change', id)
    const frozen = lines.map(({ variant, quantity, isNew }, place) => ({
      ...freezeLine({ ...variant, size: null, quantity }, coupon?.discounts[place]),
      isNew,
    }))
    const stays = frozen.filter((line) => !line.isNew)
    const added = frozen.flatMap(({ isNew, ...line }) => (isNew ? [line] : []))
    await replaceLines(tx, id, { stays, added, subtotal, discount, couponCode: kept, delivery: change.delivery, total })
    if (coupon && !coupon.freesDelivery) await correctSaving(tx, id, discount)
    if (kept !== order.couponCode) await giveCouponBack(tx, id, deps.readClock())
    await insertChange(tx, {
      orderId: id,
      actorId: caller.userId,
      reason: change.reason,
      lines: record.lines,
      deliveryPiastres: order.deliveryPiastres,
      totalPiastres: order.totalPiastres,
      newTotalPiastres: total,
      refundedPiastres: refunded,
    })
    const message = refunded > 0 ? 'changed_refunded' : 'changed'
    const depositPiastres = Math.min(order.depositPiastres, total)
    await notifyShopper(tx, deps, { ...order, totalPiastres: total, depositPiastres }, message)
    // The reason stays out of the audit log, which is never erased.
    const [before, after] = [order.totalPiastres, total].map((amount) => toPounds(piastres(amount)))
    const states = {
      before: { total: before, units: countUnits(record.lines), coupon_code: order.couponCode },
      after: { total: after, units: countUnits(change.lines), coupon_code: kept },
    }
    await recordChange(tx, { ...orderEntry(caller, id), action: 'changed', ...states })
  })
}

type Fee = { order: OrderRow; coupon: AppliedCoupon | null; delivery: Piastres }

/** Staff may lower the fee. The shopper never pays more than the fee that was agreed, or that of the delivery zone; none with free delivery. */
async function checkFee(tx: Db, deps: OrderDeps, { order, coupon, delivery }: Fee): Promise<void> {
  if (coupon?.freesDelivery && delivery > 0) throw refuseFee(0)
  const { terms } = await readDestination(tx, order.governorate, deps.readClock())
  const max = Math.max(order.deliveryPiastres, ...terms.map(({ fee }) => fee))
  if (delivery > max) throw refuseFee(toPounds(piastres(max)))
}

type Paid = { order: OrderRow; payments: readonly PaymentRow[]; total: Piastres }

/**
 * Sends money back when an order becomes cheaper than what was paid online. Before that, a change of a cash order only changes what is to be
 * collected.
 *
 * @returns the refunded piastres
 * @throws AppError `nothing_to_pay` when all would go back; `total_above_payment` (details: `paid`, EGP); `payment_already_changed` when the payment is not what was to be paid, such as
 * after a refund by staff; `forbidden` without `orders.refund`; `payment_method_unavailable` without a payment provider
 */
async function refundDifference(
  tx: Db,
  deps: OrderDeps,
  caller: Caller,
  { order, payments, total }: Paid,
): Promise<number> {
  const paid = onlineAmount(order)
  if (paid === 0 || total === order.totalPiastres) return 0
  if (total === 0) throw new AppError('nothing_to_pay')
  const held = await Promise.all(payments.map(async (payment) => (await getRefunding(tx, payment)).refundablePiastres))
  const sum = held.reduce((all, amount) => all + amount, 0)
  const payment = payments[held.indexOf(paid)]
  if (sum !== paid || !payment?.transactionId) throw new AppError('payment_already_changed')
  if (order.paymentMethod === 'cash' && total >= paid) return 0
  if (total > paid) throw refuseTotal(toPounds(piastres(paid)))
  if (!caller.permissions.includes('orders.refund')) throw new AppError('forbidden')
  if (!hasProvider(deps.payments)) throw new AppError('payment_method_unavailable')
  const amount = paid - total
  await spendRefundLimit(tx, caller, { orderId: order.id, amount, now: deps.readClock() })
  await requestRefund(tx, deps.payments, payment.id, {
    transactionId: payment.transactionId,
    amount,
    reason: 'staff',
  })
  return amount
}

function countUnits(lines: readonly { quantity: number }[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}
