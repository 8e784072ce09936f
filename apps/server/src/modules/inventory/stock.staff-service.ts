import { piastres, toPounds, type UserId } from '@shop/contract'
import { catalogLimits, type NewStockMovement, type StockLevel } from '@shop/contract/staff'
import { type Db, inTransaction } from '../../database/client.ts'
import { AppError } from '../../errors.ts'
import { claimKey, type IdempotencyClaim, saveAnswer } from '../../http/answers/idempotency.ts'
import { InputError } from '../../http/errors/input.ts'
import { recordChange } from '../audit/index.ts'
import { presentPicture } from '../media/index.ts'
import { lockVariants } from './inventory.repository.ts'
import { findStockLevel, insertMovements, readStock, type StockLevelRow } from './stock.staff-repository.ts'

/** @throws AppError `variant_not_found` */
export async function getStockLevel(db: Db, variantId: number): Promise<StockLevel> {
  const row = await findStockLevel(db, variantId)
  if (!row) throw new AppError('variant_not_found', { fields: ['variant'] })
  return presentStockLevel(row)
}

/**
 * Adds a delivery, a return or a count to the ledger. A count adds its difference from the current stock. Orders wait for the lock,
 * so that no sale is lost.
 *
 * @returns the stock, of a repeated request as it was then
 * @throws AppError `variant_not_found`, `idempotency_key_reused`; InputError for units above the max stock
 */
export async function moveStockByHand(
  db: Db,
  { variant, reason, count, note }: NewStockMovement,
  actorId: UserId,
  claim: IdempotencyClaim,
): Promise<StockLevel> {
  return await inTransaction(db, async (tx) => {
    const earlier = await claimKey<StockLevel>(tx, claim)
    if (earlier) return earlier
    await lockVariants(tx, [variant])
    const before = await getStockLevel(tx, variant)
    const units = reason === 'correction' ? count - before.stock : count
    refuseOverflow(before.stock, units)
    if (units !== 0) {
      await insertMovements(tx, [{ variantId: variant, units, reason, note, actorId }])
      const states = { before: { stock: before.stock }, after: { stock: before.stock + units, reason, note } }
      await recordChange(tx, { actorId, action: 'moved', entity: 'stock', entityId: variant, ...states })
    }
    const level = { ...before, stock: before.stock + units }
    await saveAnswer(tx, claim, level)
    return level
  })
}

/** Refuses stock above the max, which is a typing mistake. */
function refuseOverflow(stock: number, units: number): void {
  if (stock + units <= catalogLimits.stock) return
  const maximum = Math.max(0, catalogLimits.stock - stock)
  throw new InputError([
    { code: 'too_big', origin: 'number', maximum, inclusive: true, input: units, path: ['count'], message: '' },
  ])
}

/** Adds the movements of an import by staff. */
export async function importStock(
  db: Db,
  movements: readonly { variantId: number; units: number }[],
  actorId: UserId,
): Promise<void> {
  const reason = 'import' as const
  await insertMovements(
    db,
    movements.map((movement) => ({ ...movement, reason, note: '', actorId })),
  )
}

/** Adds counts of locked variants, as differences from the stock. A count without a difference adds nothing. */
export async function countStock(
  db: Db,
  counts: readonly { variantId: number; counted: number }[],
  actorId: UserId,
): Promise<void> {
  const ids = counts.map(({ variantId }) => variantId)
  const stock = await readStock(db, ids)
  const movements = counts.flatMap(({ variantId, counted }) => {
    const units = counted - (stock.get(variantId) ?? 0)
    return units === 0 ? [] : [{ variantId, units, reason: 'correction' as const, note: '', actorId }]
  })
  if (movements.length > 0) await insertMovements(db, movements)
}

export function presentStockLevel(row: StockLevelRow): StockLevel {
  return {
    id: row.id,
    product: { id: row.productId, sku: row.sku, name: row.productName, is_active: row.isActive },
    color: row.hex === null ? null : { hex: row.hex, name: row.colorName },
    image: row.picture && presentPicture(row.picture).image,
    price: toPounds(piastres(row.pricePiastres)),
    stock: row.stock,
  }
}
