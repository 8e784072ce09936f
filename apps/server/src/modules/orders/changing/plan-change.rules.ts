import { addMoney, multiplyMoney, type Piastres, piastres } from '@shop/contract'
import type { WantedVariant } from '@shop/contract/staff'
import { AppError } from '../../../errors.ts'
import type { SoldVariantRow } from '../../cart/index.ts'
import type { OrderLineRow } from '../orders.repository.ts'

/** A line after a change; amounts in piastres. */
export type PlannedLine = { variant: SoldVariantRow; quantity: number; total: Piastres; isNew: boolean }

/** The lines of an order after a change, and the units that come in (positive) or go out (negative). */
export type PlannedChange = {
  lines: PlannedLine[]
  subtotal: Piastres
  movements: { variantId: number; units: number }[]
}

/**
 * Plans a change of lines. A line that stays keeps its price, also for more units of it; a new one gets the price of today.
 *
 * @param offered the locked variants of all lines, before and after
 * @throws AppError `variant_not_found`; `product_unavailable` for more units of what is not sold; `units_not_in_stock` (details:
 * `available`, `product`)
 */
export function planChange(
  lines: readonly OrderLineRow[],
  wanted: readonly WantedVariant[],
  offered: readonly SoldVariantRow[],
): PlannedChange {
  const variants = new Map(offered.map((variant) => [variant.variantId, variant]))
  const before = new Map(lines.map((line) => [line.variantId, line]))
  const planned = wanted.map(({ variant_id, quantity }) => {
    const variant = variants.get(variant_id)
    if (!variant) throw new AppError('variant_not_found', { fields: ['lines'] })
    const line = before.get(variant_id)
    checkMoreUnits(variant, quantity - (line?.quantity ?? 0))
    const price = piastres(line?.unitPricePiastres ?? variant.price)
    return { variant, quantity, total: multiplyMoney(price, quantity), isNew: line === undefined }
  })
  const subtotal = planned.reduce((sum, { total }) => addMoney(sum, total), piastres(0))
  return { lines: planned, subtotal, movements: listMovements(lines, wanted) }
}

function listMovements(lines: readonly OrderLineRow[], wanted: readonly WantedVariant[]): PlannedChange['movements'] {
  const units = new Map(lines.map(({ variantId, quantity }) => [variantId, quantity]))
  for (const { variant_id, quantity } of wanted) units.set(variant_id, (units.get(variant_id) ?? 0) - quantity)
  return [...units].map(([variantId, left]) => ({ variantId, units: left })).filter((movement) => movement.units !== 0)
}

function checkMoreUnits(variant: SoldVariantRow, more: number): void {
  if (more <= 0) return
  if (!variant.isSold) throw new AppError('product_unavailable', { fields: ['lines'] })
  if (variant.stock < more) {
    const words = { product: { en: variant.nameEn, ar: variant.nameAr } }
    throw new AppError('units_not_in_stock', { details: { available: variant.stock }, fields: ['lines'], words })
  }
}
