import { addMoney, multiplyMoney, type Piastres, piastres } from '@shop/contract'
import type { WantedVariant } from '@shop/contract/staff'
import { AppError } from '../../../errors.ts'
import type { SoldVariantRow } from '../../cart/index.ts'
import type { OrderLineRow } from '../orders.repository.ts'
import { freezeLine } from '../placing/freeze-line.presenter.ts'

/** The lines of an order after a change, and the units that come in (positive) or go out (negative). */
export type PlannedChange = {
  /** Lines that stay, with their units. */
  stays: WantedVariant[]
  added: OrderLineRow[]
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
  const stays: WantedVariant[] = []
  const added: OrderLineRow[] = []
  let subtotal = piastres(0)
  for (const one of wanted) {
    const variant = variants.get(one.variant_id)
    if (!variant) throw new AppError('variant_not_found', { fields: ['lines'] })
    const line = before.get(one.variant_id)
    checkMoreUnits(variant, one.quantity - (line?.quantity ?? 0))
    if (line) stays.push(one)
    else added.push(freezeLine({ ...variant, size: null, quantity: one.quantity }))
    const price = piastres(line?.unitPricePiastres ?? variant.price)
    subtotal = addMoney(subtotal, multiplyMoney(price, one.quantity))
  }
  return { stays, added, subtotal, movements: listMovements(lines, wanted) }
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
