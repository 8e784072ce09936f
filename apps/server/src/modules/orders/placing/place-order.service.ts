import {
  isOnline,
  type Language,
  methodRules,
  type OrderId,
  type PaymentMethod,
  type PlacedOrder,
  piastres,
  toPounds,
} from '@shop/contract'
import { v7 as makeUuid } from 'uuid'
import { type Db, inOnePacket, inTransaction } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import { claimKey, saveAnswer } from '../../../http/answers/idempotency.ts'
import { stateOfLine, totalCart } from '../../cart/index.ts'
import { refusedUse, takeCoupon } from '../../coupons/index.ts'
import { planDelivery } from '../../delivery/index.ts'
import { moveStock } from '../../inventory/index.ts'
import { applyDueOffers } from '../../offers/index.ts'
import { getOrderRules } from '../../settings/index.ts'
import { lockAgainstErasure, rememberAddress } from '../../users/index.ts'
import { insertCall, type NewCall } from '../calls/order-calls.repository.ts'
import { notifyShopper } from '../notify-shopper.service.ts'
import { refuseOtherTotal } from '../order-refusals.rules.ts'
import type { OrderDeps, PlaceOrderInput } from '../orders.deps.ts'
import { presentOrder } from '../orders.presenter.ts'
import { startPaying } from '../paying/pay-order.service.ts'
import { checkMethod } from '../paying/payment-methods.service.ts'
import { usualTrust } from '../trust/order-trust.rules.ts'
import { composeAddress } from './compose-address.rules.ts'
import { passChecks } from './confirm-order.service.ts'
import { freezeLine, type WantedLine } from './freeze-line.presenter.ts'
import { mustProvePhone } from './guard-phones.service.ts'
import { insertOrder, type NewOrder } from './insert-order.repository.ts'
import { lowerTotals, readCoupon } from './lower-totals.service.ts'
import { makeAccessToken } from './order-access.rules.ts'
import { passOrderCode } from './order-codes.service.ts'
import { placingLimits } from './orders.limits.ts'
import { refuseBlocked } from './refuse-blocked.service.ts'

type PlaceLines = (lines: readonly WantedLine[]) => Promise<PlacedOrder>

/**
 * Runs the one transaction of an order at the prices of now. A retry gets the answer of the first call.
 *
 * @param lock locks and reads the goods, and refuses nothing: its statements go out with the claim of the key, so a retry runs them, too
 * @param place refuses what cannot be ordered, and places the order with `placeLines`
 * @throws AppError `unauthenticated` when the account has just been erased, `coupon_used_up`, `coupon_used_by_customer`, the errors of `claimKey` and `placeOrder`
 */
export async function placeOnce<Goods>(
  deps: OrderDeps,
  input: PlaceOrderInput,
  lock: (tx: Db) => Promise<Goods>,
  place: (goods: Goods, placeLines: PlaceLines, tx: Db) => Promise<PlacedOrder>,
): Promise<PlacedOrder> {
  const { userId, placedBy, claim, fields, codeHash, address } = input
  const asker = placedBy === null && codeHash === null ? { userId, phone: fields.phone, address } : null
  await applyDueOffers(deps.db, deps.readClock())
  try {
    return await inTransaction(deps.db, async (tx) => {
      const [, firstAnswer, goods, isProofNeeded] = await inOnePacket(
        userId === null ? Promise.resolve(null) : lockAgainstErasure(tx, userId),
        claimKey<PlacedOrder>(tx, claim),
        lock(tx),
        asker ? mustProvePhone(tx, deps, asker) : Promise.resolve(false),
      )
      const placeLines = async (lines: readonly WantedLine[]) => {
        if (isProofNeeded) await passOrderCode(tx, deps, input, fields.phone)
        return await placeOrder(tx, deps, input, lines)
      }
      return firstAnswer ?? (await place(goods, placeLines, tx))
    })
  } catch (error) {
    throw refusedUse(error) ?? error
  }
}

/**
 * Inserts an order for lines with locked variants, takes their stock, and saves the answer for a retry. An order that is paid online, also in part, gets its first attempt, whose page
 * is opened after the caller's transaction.
 *
 * @throws AppError `phone_blocked`, `phone_blocked_hotline`, `cart_line_unavailable`, `insufficient_stock`, `zone_closed`, `cash_not_taken_there`, `total_changed`, `nothing_to_pay`, `total_not_taken`, `card_needed`, `deposit_needed`, the errors of `applyCoupon`, `order_code_needed`, `order_code_wrong`, `payment_method_unavailable`, `too_many_requests`
 */
async function placeOrder(
  tx: Db,
  deps: OrderDeps,
  input: PlaceOrderInput,
  lines: readonly WantedLine[],
): Promise<PlacedOrder> {
  const { fields, language, address } = input
  const now = deps.readClock()
  const isByShopper = input.placedBy === null
  const [, rules, { terms, promise }, coupon] = await inOnePacket(
    refuseBlocked(tx, fields.phone, input.userId),
    getOrderRules(tx),
    planDelivery(tx, { governorate: fields.region, method: fields.payment_method, now }),
    readCoupon(tx, fields.coupon_code, lines, now),
  )
  // Ceilings and limits stop strangers; staff may place many large orders for callers.
  if (isByShopper) await deps.limits.take(placingLimits({ phone: fields.phone, address }, deps.ordersPerHour), tx)
  checkLines(lines, language)
  const { totals, saved } = lowerTotals(totalCart(lines, [terms]), coupon)
  // A shopper must never pay another total than was shown.
  const total = toPounds(totals.total)
  if (fields.expected_total !== undefined && fields.expected_total !== total) throw refuseOtherTotal(total)
  const { payment_method: method } = fields
  if (isOnline(method)) await checkMethod(tx, deps.payments, method, { total, now })
  const delivered = composeAddress(fields, language)
  const { trust, deposit } = isByShopper
    ? await passChecks(tx, deps, input, { rules, lines, total: totals.total, address: delivered })
    : { trust: usualTrust, deposit: piastres(0) }
  const paidBy = deposit > 0 ? 'card' : method

  const id = makeUuid() as OrderId
  const movements = lines.map((line) => ({ variantId: line.variantId, units: -line.quantity }))
  const { userId, placedBy } = input
  const order = {
    id,
    userId,
    placedBy,
    language,
    paymentMethod: method,
    firstName: fields.first_name,
    lastName: fields.last_name,
    phone: fields.phone,
    address: delivered,
    apartment: fields.apartment ?? '',
    city: fields.city,
    governorate: fields.region,
    notes: fields.notes ?? '',
    subtotalPiastres: totals.subtotal,
    discountPiastres: totals.discount,
    couponCode: coupon?.code ?? null,
    deliveryPiastres: totals.delivery,
    totalPiastres: totals.total,
    depositPiastres: deposit,
    ...firstState(paidBy, now),
    promisedFrom: promise.from,
    promisedTo: promise.to,
    trustStep: trust.step,
    trustReasons: trust.reasons,
  }
  const frozen = lines.map((line, place) => freezeLine(line, coupon?.discounts[place]))
  const [, record] = await inOnePacket(
    moveStock(tx, movements, 'order', id),
    insertOrder(tx, order, frozen),
    takeCoupon(tx, coupon, { orderId: id, phone: fields.phone, saved, now }),
    trust.step === 'none' ? insertCall(tx, knownCall(id, now)) : Promise.resolve(),
    userId !== null && isByShopper ? rememberAddress(tx, userId, fields, now) : Promise.resolve(),
  )
  await startPaying(tx, deps, record.order)
  const placed = {
    order: presentOrder(record, language),
    access_token: makeAccessToken(deps.secret, id),
    payment: null,
  }
  await inOnePacket(
    notifyShopper(tx, deps, record.order, 'placed', { shopName: rules.shopName[language] }),
    saveAnswer(tx, input.claim, placed),
  )
  return placed
}

/** A known customer's order counts as confirmed, like one that a call reached. */
function knownCall(orderId: OrderId, createdAt: Date): NewCall {
  return { orderId, actorId: null, source: 'history', outcome: 'reached', note: '', callAgainAt: null, createdAt }
}

/** A cash order is prepared at once; any other waits for its payment. */
function firstState(method: PaymentMethod, now: Date): Pick<NewOrder, 'status' | 'paymentStatus' | 'payBefore'> {
  if (!isOnline(method)) return { status: 'processing', paymentStatus: 'unpaid', payBefore: null }
  const payBefore = new Date(now.getTime() + methodRules[method].minutes * 60_000)
  return { status: 'pending_payment', paymentStatus: 'pending', payBefore }
}

function checkLines(lines: readonly WantedLine[], language: Language): void {
  for (const line of lines) {
    const product = language === 'ar' ? line.nameAr : line.nameEn
    const state = stateOfLine(line)
    if (state === 'short_of_stock')
      throw new AppError('insufficient_stock', { details: { available: line.stock, product } })
    if (state !== 'available') throw new AppError('cart_line_unavailable', { details: { product } })
  }
}
