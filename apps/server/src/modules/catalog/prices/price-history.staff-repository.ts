import type { Db } from '../../../database/client.ts'
import { inDirection } from '../../../database/in-direction.ts'
import type { Range } from '../../../http/answers/page.ts'

export type PriceRow = {
  fromAt: Date
  /** Null: it was not on sale. */
  pricePiastres: number | null
  /** The lowest price of the 30 days before. */
  lowestPiastres: number | null
}

export async function countPrices(db: Db, variantId: number): Promise<number> {
  const [row] = await db<{ count: number }[]>`select count(*) from variant_prices where variant_id = ${variantId}`
  return row?.count ?? 0
}

export async function listPrices(db: Db, variantId: number, order: 'asc' | 'desc', { limit, offset }: Range) {
  const direction = inDirection(db, order)
  return await db<PriceRow[]>`
    select from_at, price_piastres, lowest_price(variant_id, from_at) as lowest_piastres
    from variant_prices where variant_id = ${variantId}
    order by from_at ${direction}, id ${direction} limit ${limit} offset ${offset}`
}

/** The lowest price of the last 30 days; null when the variant was not on sale 30 days ago. */
export async function findLowestPrice(db: Db, variantId: number): Promise<number | null> {
  const [row] = await db<{ lowest: number | null }[]>`select lowest_price(${variantId}::bigint, now()) as lowest`
  return row?.lowest ?? null
}
