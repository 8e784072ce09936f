import type { Db } from '../../../database/client.ts'
import { getValue } from '../../../database/rows.ts'
import { type FactDefinitions, readDefinitions, type StoredFact, staffFactsOfProduct } from '../../catalog/index.ts'

/** The definitions and values that the facts of a file are checked against. */
export type ShopFacts = {
  definitions: FactDefinitions
  typeIds: ReadonlyMap<string, number>
  categoryIds: ReadonlyMap<string, number>
  /** The types and facts that the products of the file have, by SKU. */
  products: ReadonlyMap<string, { typeId: number | null; facts: StoredFact[] }>
  /** Changes with any definition. */
  stamp: string
}

export async function readShopFacts(db: Db, skus: readonly string[]): Promise<ShopFacts> {
  const products = await db<{ sku: string; typeId: number | null; facts: StoredFact[] }[]>`
    select p.sku, p.type_id, ${staffFactsOfProduct(db)} as facts from products p where p.sku = any (${[...skus]})`
  return {
    stamp: await readStamp(db),
    definitions: await readDefinitions(db),
    typeIds: await readIds(db, 'product_types'),
    categoryIds: await readIds(db, 'categories'),
    products: new Map(products.map(({ sku, ...product }) => [sku, product])),
  }
}

/** The fingerprint of the current definitions of facts and types. */
export async function readStamp(db: Db): Promise<string> {
  return await getValue(db<{ stamp: string }[]>`
    select coalesce(string_agg(part, ',' order by part), '') as stamp from (
      select 'f' || id || ':' || version as part from facts union all select 't' || id || ':' || version from product_types
    ) as parts`)
}

async function readIds(db: Db, table: 'product_types' | 'categories'): Promise<Map<string, number>> {
  const rows = await db<{ id: number; key: string }[]>`select id, key from ${db(table)}`
  return new Map(rows.map(({ id, key }) => [key, id]))
}
