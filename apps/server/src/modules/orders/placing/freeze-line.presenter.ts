import { piastres, vatRate } from '@shop/contract'
import { type SoldVariantRow, totalLine } from '../../cart/index.ts'
import { presentPicture } from '../../media/index.ts'
import type { OrderLineRow } from '../orders.repository.ts'

/** A variant with quantity and size. */
export type WantedLine = SoldVariantRow & { quantity: number; size: string | null }

/**
 * Copies the current values of a line, so that later changes of the catalogue do not change the order.
 *
 * @param discount its share of the discount, in piastres
 */
export function freezeLine(line: WantedLine, discount = 0): OrderLineRow {
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
    offerId: line.offerId,
    lineTotalPiastres: totalLine(line),
    discountPiastres: discount,
    vatRateBp: vatRate,
    damaged: 0,
    returned: 0,
    inReturns: 0,
  }
}
