import { afterCommit, type Db } from '../../database/client.ts'
import { publishSoon } from './stock-news.repository.ts'

export type StockReason =
  | 'import'
  | 'delivery'
  | 'correction'
  | 'order'
  | 'change'
  | 'cancellation'
  | 'return'
  | 'damage'

/** Units of a variant that come in (positive) or go out (negative). */
export type StockMovement = { variantId: number; units: number }

/** Locks variants until the transaction ends, ordered by id. */
export async function lockVariants(db: Db, ids: readonly number[]): Promise<void> {
  await db`select from variants where id = any (${[...ids]}::bigint[]) order by id for update`
}

/**
 * Inserts movements into the ledger. A trigger updates the stock. When a variant is sold out or comes back, every process is notified
 * as soon as the transaction has committed.
 *
 * @param returnId the return with which the units came back; null for other movements
 * @throws a check violation when stock would go below zero; lock the variants and check first
 */
export async function moveStock(
  db: Db,
  movements: readonly StockMovement[],
  reason: StockReason,
  orderId: string | null,
  returnId: string | null = null,
): Promise<void> {
  const rows = movements.map(({ variantId, units }) => ({ variantId, units, reason, orderId, returnId }))
  // `variants` is read as it was before the trigger.
  const [row] = await db<{ isAvailability: boolean | null }[]>`
    with moved as (insert into stock_movements ${db(rows)} returning variant_id, units)
    select bool_or((v.stock > 0) <> (v.stock + moved.units > 0)) as is_availability
    from moved join variants v on v.id = moved.variant_id`
  if (row?.isAvailability) afterCommit(db, publishSoon)
}
