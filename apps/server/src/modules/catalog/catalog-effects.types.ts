import type { UserId } from '@shop/contract'
import type { Db } from '../../database/client.ts'

/** A variant with the number of units that somebody counted. */
export type Count = { variantId: number; counted: number }

/** The effects of a change by staff in the modules above the catalogue, in the same transaction. */
export type CatalogEffects = {
  /** indexes products by their new texts */
  onProductsChanged: (db: Db, productIds: readonly number[]) => Promise<void>
  /** writes the differences into the stock ledger; the caller has locked the variants */
  countStock: (db: Db, counts: readonly Count[], actorId: UserId) => Promise<void>
}
