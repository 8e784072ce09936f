import type { UserId } from '@shop/contract'
import type { Db } from '../../database/client.ts'

/** A variant with the number of units that somebody counted. */
export type Count = { variantId: number; counted: number }

/** What a change by staff sets going in the modules above the catalogue, in the same transaction. */
export type CatalogEffects = {
  /** makes products findable by their new texts */
  onProductsChanged: (db: Db, productIds: readonly number[]) => Promise<void>
  /** writes the differences into the ledger of stock; the variants are held by the caller */
  countStock: (db: Db, counts: readonly Count[], actorId: UserId) => Promise<void>
}
