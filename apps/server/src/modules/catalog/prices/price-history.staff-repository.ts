import type { Db } from '../../../database/client.ts'
import { inDirection } from '../../../database/in-direction.ts'
import { rowList } from '../../../database/row-list.ts'
import { findValue } from '../../../database/rows.ts'

export type PriceRow = {
  fromAt: Date
  /** Null: it was not on sale. */
  pricePiastres: number | null
  /** The lowest price of the 30 days before. */
  lowestPiastres: number | null
}

export function listPrices(db: Db, variantId: number, order: 'asc' | 'desc') {
  const direction = inDirection(db, order)
  return rowList(
    db,
    db`from_at ${direction}, id ${direction}`,
    (tail) => db<PriceRow[]>`
    select from_at, price_piastres, lowest_price(variant_id, from_at) as lowest_piastres
    from variant_prices where variant_id = ${variantId} ${tail}`,
  )
}

/** The lowest price of the last 30 days; null when the variant was not on sale 30 days ago. */
export async function findLowestPrice(db: Db, variantId: number): Promise<number | null> {
  return await findValue(db<{ lowest: number | null }[]>`select lowest_price(${variantId}::bigint, now()) as lowest`)
}
