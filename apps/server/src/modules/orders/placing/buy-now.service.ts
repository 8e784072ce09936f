import type { Localized, PlacedOrder } from '@shop/contract'
import { type Db, inOnePacket } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import { lockVariantsOfProduct, type SoldVariantRow } from '../../cart/index.ts'
import { listSizes } from '../../catalog/index.ts'
import type { OrderDeps, PlaceOrderInput } from '../orders.deps.ts'
import { placeOnce } from './place-order.service.ts'

/** One product with its color (if it has colors), size (if chosen) and quantity. */
export type BuyNowChoice = { productId: number; variantId: number | null; size: string | null; quantity: number }

/**
 * Places an order for one product in one transaction. The cart is not changed.
 *
 * @throws AppError `product_not_found`, `color_required`, `color_not_of_product`, `size_not_of_product`, and the errors of `placeOnce`
 */
export async function placeBuyNowOrder(
  deps: OrderDeps,
  choice: BuyNowChoice,
  input: PlaceOrderInput,
): Promise<PlacedOrder> {
  const { productId } = choice
  const lock = (tx: Db) => inOnePacket(lockVariantsOfProduct(tx, productId), listSizes(tx, productId))
  return await placeOnce(deps, input, lock, async ([variants, sizes], placeLines) => {
    const variant = chooseVariant(variants, choice.variantId)
    checkSize(sizes, choice.size)
    return await placeLines([{ ...variant, size: choice.size, quantity: choice.quantity }])
  })
}

/** @throws AppError `product_not_found`, `color_required`, `color_not_of_product` */
export function chooseVariant(variants: readonly SoldVariantRow[], wanted: number | null): SoldVariantRow {
  const sold = variants.filter((variant) => variant.isSold)
  const [only] = sold
  if (!only) throw new AppError('product_not_found', { fields: ['product_id'] })
  if (wanted === null && only.hex !== null) throw new AppError('color_required', { fields: ['color_id'] })
  const chosen = wanted === null ? only : sold.find((variant) => variant.variantId === wanted && variant.hex !== null)
  if (!chosen) throw new AppError('color_not_of_product', { fields: ['color_id'] })
  return chosen
}

function checkSize(sizes: readonly Localized[], wanted: string | null): void {
  if (wanted !== null && !sizes.some((size) => Object.values(size).includes(wanted))) {
    throw new AppError('size_not_of_product', { fields: ['size'] })
  }
}
