import {
  type CheckoutFields,
  type Language,
  type OrderId,
  type PlacedOrder,
  piastres,
  toPounds,
  vatRate,
} from '@shop/contract'
import { v7 as makeUuid } from 'uuid'
import { type Db, inTransaction } from '../../database/client.ts'
import { AppError } from '../../errors.ts'
import { claimKey, type IdempotencyClaim, keepAnswer } from '../../http/idempotency.ts'
import {
  type CartLineRow,
  type CartOwner,
  type CartTotals,
  listCartLines,
  lockCart,
  removeAllLines,
  stateOfLine,
  totalCart,
  totalLine,
} from '../cart/index.ts'
import { lockVariantsOfCart, moveStock } from '../inventory/index.ts'
import { presentPicture } from '../media/index.ts'
import { getDeliveryTerms } from '../settings/index.ts'
import { makeAccessToken } from './order-access.ts'
import { presentOrder } from './orders.presenter.ts'
import { insertOrder, type OrderLineRow } from './orders.repository.ts'

export type Checkout = {
  owner: CartOwner
  fields: CheckoutFields
  language: Language
  claim: IdempotencyClaim
  secret: string
}

/**
 * Places an order for everything in the cart. The order, the stock it takes, the emptied cart and the answer to a repeated call
 * are one transaction: all of it happens, once, or nothing does.
 *
 * @throws AppError `cart_not_found`, `cart_empty`, `cart_line_unavailable`, `insufficient_stock`, `total_changed`, `idempotency_key_reused`
 */
export async function placeCartOrder(db: Db, checkout: Checkout): Promise<PlacedOrder> {
  return await inTransaction(db, async (tx) => {
    const firstAnswer = await claimKey<PlacedOrder>(tx, checkout.claim)
    if (firstAnswer) return firstAnswer
    const cart = await lockCart(tx, checkout.owner)
    if (!cart) throw new AppError('cart_not_found')
    await lockVariantsOfCart(tx, cart.id)
    const lines = await listCartLines(tx, cart.id)
    checkLines(lines, checkout.language)
    const totals = totalCart(lines, await getDeliveryTerms(tx))
    checkTotal(totals, checkout.fields.expected_total)
    const placed = await writeOrder(tx, checkout, lines, totals)
    await removeAllLines(tx, cart.id)
    await keepAnswer(tx, checkout.claim, placed)
    return placed
  })
}

function checkLines(lines: readonly CartLineRow[], language: Language): void {
  if (lines.length === 0) throw new AppError('cart_empty')
  for (const line of lines) {
    const product = language === 'ar' ? line.nameAr : line.nameEn
    const state = stateOfLine(line)
    if (state === 'short_of_stock') throw new AppError('insufficient_stock', { available: line.stock, product })
    if (state !== 'available') throw new AppError('cart_line_unavailable', { product })
  }
}

/** A shopper pays what was shown, or is asked again. */
function checkTotal(totals: CartTotals, expected: number | undefined): void {
  const total = toPounds(totals.total)
  if (expected !== undefined && expected !== total) throw new AppError('total_changed', { total })
}

async function writeOrder(
  tx: Db,
  checkout: Checkout,
  lines: readonly CartLineRow[],
  totals: CartTotals,
): Promise<PlacedOrder> {
  const id = makeUuid() as OrderId
  const movements = lines.map((line) => ({ variantId: line.variantId, units: -line.quantity }))
  await moveStock(tx, movements, 'order', id)
  const order = {
    id,
    userId: 'userId' in checkout.owner ? checkout.owner.userId : null,
    language: checkout.language,
    status: 'processing' as const,
    paymentStatus: 'unpaid' as const,
    fields: checkout.fields,
    subtotal: totals.subtotal,
    delivery: totals.delivery,
    total: totals.total,
  }
  const record = await insertOrder(tx, order, lines.map(toOrderLine))
  return {
    order: presentOrder(record, checkout.language),
    access_token: makeAccessToken(checkout.secret, id),
    payment: null,
  }
}

/** Freezes what a cart line shows now. */
function toOrderLine(line: CartLineRow): OrderLineRow {
  return {
    productId: line.productId,
    variantId: line.variantId,
    sku: line.sku,
    nameEn: line.nameEn,
    nameAr: line.nameAr,
    colorNameEn: line.colorNameEn,
    colorNameAr: line.colorNameAr,
    hex: line.hex,
    size: null,
    image: line.picture && presentPicture(line.picture).image,
    unitPricePiastres: piastres(line.price),
    quantity: line.quantity,
    lineTotalPiastres: totalLine(line),
    vatRateBp: vatRate,
  }
}
