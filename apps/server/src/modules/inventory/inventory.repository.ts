import type { Db } from '../../database/client.ts'

export type StockReason = 'import' | 'delivery' | 'correction' | 'order' | 'cancellation' | 'return'

/** Units of a variant that come in (positive) or go out (negative). */
export type StockMovement = { variantId: number; units: number }

/** Locks variants until the transaction ends, ordered by id. */
export async function lockVariants(db: Db, ids: readonly number[]): Promise<void> {
  await db`select from variants where id = any (${[...ids]}::bigint[]) order by id for update`
}

/**
 * Inserts movements into the ledger. A trigger updates the stock.
 *
 * @throws a check violation when stock would go below zero; lock the variants and check first
 */
export async function moveStock(
  db: Db,
  movements: readonly StockMovement[],
  reason: StockReason,
  orderId: string | null,
): Promise<void> {
  const rows = movements.map(({ variantId, units }) => ({ variantId, units, reason, orderId }))
  await db`insert into stock_movements ${db(rows)}`
}
