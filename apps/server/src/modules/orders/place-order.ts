import {
  type CheckoutFields,
  type Language,
  type OrderId,
  type PlacedOrder,
  piastres,
  toPounds,
  type UserId,
  vatRate,
} from '@shop/contract'
import { v7 as makeUuid } from 'uuid'
import type { Db } from '../../database/client.ts'
import { AppError } from '../../errors.ts'
import type { IdempotencyClaim } from '../../http/idempotency.ts'
import { type SoldVariantRow, stateOfLine, totalCart, totalLine } from '../cart/index.ts'
import { moveStock } from '../inventory/index.ts'
import { presentPicture } from '../media/index.ts'
import { getDeliveryTerms } from '../settings/index.ts'
import { makeAccessToken } from './order-access.ts'
import { presentOrder } from './orders.presenter.ts'
import { insertOrder, type OrderLineRow } from './orders.repository.ts'

/** Who orders, what they filled in, and what makes the call repeatable. `secret` signs the token for a guest. */
export type Placing = {
  userId: UserId | null
  fields: CheckoutFields
  language: Language
  claim: IdempotencyClaim
  secret: string
}

/** A variant, how many of it, and in which size. */
export type WantedLine = SoldVariantRow & { quantity: number; size: string | null }

/**
 * Writes an order for lines whose variants are locked, and takes their stock. Part of the caller's transaction.
 *
 * @throws AppError `cart_line_unavailable`, `insufficient_stock`, `total_changed`
 */
export async function placeOrder(tx: Db, placing: Placing, lines: readonly WantedLine[]): Promise<PlacedOrder> {
  const { fields, language } = placing
  checkLines(lines, language)
  const totals = totalCart(lines, await getDeliveryTerms(tx))
  // A shopper pays what was shown, or is asked again.
  const total = toPounds(totals.total)
  if (fields.expected_total !== undefined && fields.expected_total !== total)
    throw new AppError('total_changed', { total })

  const id = makeUuid() as OrderId
  const movements = lines.map((line) => ({ variantId: line.variantId, units: -line.quantity }))
  await moveStock(tx, movements, 'order', id)
  const { userId } = placing
  const order = { id, userId, language, status: 'processing', paymentStatus: 'unpaid', fields, ...totals } as const
  const record = await insertOrder(tx, order, lines.map(freezeLine))
  return { order: presentOrder(record, language), access_token: makeAccessToken(placing.secret, id), payment: null }
}

function checkLines(lines: readonly WantedLine[], language: Language): void {
  for (const line of lines) {
    const product = language === 'ar' ? line.nameAr : line.nameEn
    const state = stateOfLine(line)
    if (state === 'short_of_stock') throw new AppError('insufficient_stock', { available: line.stock, product })
    if (state !== 'available') throw new AppError('cart_line_unavailable', { product })
  }
}

/** Copies what a line shows now: a later change of the catalogue changes no order. */
function freezeLine(line: WantedLine): OrderLineRow {
  const { productId, variantId, sku, nameEn, nameAr, colorNameEn, colorNameAr, hex, size, quantity } = line
  return {
    ...{ productId, variantId, sku, nameEn, nameAr, colorNameEn, colorNameAr, hex, size, quantity },
    image: line.picture && presentPicture(line.picture).image,
    unitPricePiastres: piastres(line.price),
    lineTotalPiastres: totalLine(line),
    vatRateBp: vatRate,
  }
}
