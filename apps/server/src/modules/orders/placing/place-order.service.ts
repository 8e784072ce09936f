import {
  type Language,
  type OrderId,
  type PaymentMethod,
  type PlacedOrder,
  piastres,
  toPounds,
  vatRate,
} from '@shop/contract'
import { v7 as makeUuid } from 'uuid'
import type { Db } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import { claimKey } from '../../../http/answers/idempotency.ts'
import { type SoldVariantRow, stateOfLine, totalCart, totalLine } from '../../cart/index.ts'
import { planDelivery } from '../../delivery/index.ts'
import { moveStock } from '../../inventory/index.ts'
import { presentPicture } from '../../media/index.ts'
import { startAttempt } from '../../payments/index.ts'
import { lockAgainstErasure } from '../../users/index.ts'
import { notifyShopper } from '../notify-shopper.service.ts'
import { refuseOtherTotal } from '../order-refusals.rules.ts'
import type { OrderDeps, PlaceOrderInput } from '../orders.deps.ts'
import { presentOrder } from '../orders.presenter.ts'
import { insertOrder, type NewOrder, type OrderLineRow } from '../orders.repository.ts'
import { payingMs } from '../paying/pay-order.service.ts'
import { passCeilings } from './confirm-order.service.ts'
import { makeAccessToken } from './order-access.rules.ts'
import { placingLimits } from './orders.limits.ts'
import { refuseBlocked } from './refuse-blocked.service.ts'

/** A variant with quantity and size. */
export type WantedLine = SoldVariantRow & { quantity: number; size: string | null }

/**
 * Starts the transaction of an order, before any other lock.
 *
 * @returns the stored answer of the same call, if it is a retry
 * @throws AppError `unauthenticated` when the account has just been erased, and the errors of `claimKey`
 */
export async function startPlacing(tx: Db, { userId, claim }: PlaceOrderInput): Promise<PlacedOrder | null> {
  if (userId !== null) await lockAgainstErasure(tx, userId)
  return await claimKey<PlacedOrder>(tx, claim)
}

/**
 * Inserts an order for lines with locked variants and takes their stock. A card order also gets its first attempt to pay, whose page
 * is opened after the caller's transaction.
 *
 * @throws AppError `phone_blocked`, `phone_blocked_hotline`, `cart_line_unavailable`, `insufficient_stock`, `zone_closed`, `cash_not_taken_there`, `total_changed`, `order_code_needed`, `order_code_wrong`, `payment_method_unavailable`, `too_many_requests`
 */
export async function placeOrder(
  tx: Db,
  deps: OrderDeps,
  input: PlaceOrderInput,
  lines: readonly WantedLine[],
): Promise<PlacedOrder> {
  const { fields, language, address } = input
  await refuseBlocked(tx, fields.phone, input.userId)
  await deps.limits.take(placingLimits({ phone: fields.phone, address }, deps.ordersPerHour), tx)
  checkLines(lines, language)
  const now = deps.readClock()
  const { terms, promise } = await planDelivery(tx, { governorate: fields.region, method: fields.payment_method, now })
  const { isDeliveryFinal: _, ...totals } = totalCart(lines, [terms])
  // A shopper must never pay another total than was shown.
  const total = toPounds(totals.total)
  if (fields.expected_total !== undefined && fields.expected_total !== total) throw refuseOtherTotal(total)
  await passCeilings(tx, deps, input, lines, totals.total)

  const id = makeUuid() as OrderId
  const movements = lines.map((line) => ({ variantId: line.variantId, units: -line.quantity }))
  await moveStock(tx, movements, 'order', id)
  const { userId } = input
  const order = { id, userId, language, fields, ...totals, ...firstState(fields.payment_method, now), promise }
  const record = await insertOrder(tx, order, lines.map(freezeLine))
  if (order.payBefore)
    await startAttempt(tx, deps.payments, { reference: id, amount: totals.total, expiresAt: order.payBefore })
  await notifyShopper(tx, deps, record.order, 'placed')
  return { order: presentOrder(record, language), access_token: makeAccessToken(deps.secret, id), payment: null }
}

/** A cash order is prepared at once; a card order waits for its payment. */
function firstState(method: PaymentMethod, now: Date): Pick<NewOrder, 'status' | 'paymentStatus' | 'payBefore'> {
  if (method === 'cash') return { status: 'processing', paymentStatus: 'unpaid', payBefore: null }
  const payBefore = new Date(now.getTime() + payingMs)
  return { status: 'pending_payment', paymentStatus: 'pending', payBefore }
}

function checkLines(lines: readonly WantedLine[], language: Language): void {
  for (const line of lines) {
    const product = language === 'ar' ? line.nameAr : line.nameEn
    const state = stateOfLine(line)
    if (state === 'short_of_stock') throw new AppError('insufficient_stock', { available: line.stock, product })
    if (state !== 'available') throw new AppError('cart_line_unavailable', { product })
  }
}

/** Copies the current values of a line, so that later changes of the catalogue do not change the order. */
function freezeLine(line: WantedLine): OrderLineRow {
  return {
    productId: line.productId,
    variantId: line.variantId,
    sku: line.sku,
    nameEn: line.nameEn,
    nameAr: line.nameAr,
    colorNameEn: line.colorNameEn,
    colorNameAr: line.colorNameAr,
    hex: line.hex,
    size: line.size,
    quantity: line.quantity,
    image: line.picture && presentPicture(line.picture).image,
    unitPricePiastres: piastres(line.price),
    lineTotalPiastres: totalLine(line),
    vatRateBp: vatRate,
  }
}
