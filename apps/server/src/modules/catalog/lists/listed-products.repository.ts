import type { Localized, Piastres } from '@shop/contract'
import { inBothLanguages } from '../../../database/bilingual.ts'
import type { Db, Fragment, Pool } from '../../../database/client.ts'
import {
  flags,
  groupOfFact,
  groups,
  type ListedProduct,
  type ListSource,
  type ProductWords,
} from '../../listing/index.ts'

type ListedRow = {
  id: number
  categoryId: number
  brand: string
  price: Piastres
  savingBp: number
  sortOrder: number
  widthMm: number | null
  heightMm: number | null
  depthMm: number | null
  isOffer: boolean
  isBestSeller: boolean
  isFeatured: boolean
  isInStock: boolean
  hexes: string[]
  hexesInStock: string[]
  typeId: number | null
  /** The id and the value: the id of a choice, yes or no, or the number in its base unit. */
  facts: [factId: number, value: number | boolean, isNumber: boolean][]
  words: ProductWords | null
}

/** SQL for the words of a product `p` in the query, as JSON of `ProductWords`. The search module provides it. */
export type WordsOfProduct = (db: Db) => Fragment

/** How many products are read by one statement, far below the time that a statement may take. */
const batchSize = 2000

/**
 * Reads all products that may be listed, sorted by category. Each batch has its own snapshot: what changes
 * meanwhile is read again when its notification comes.
 */
export async function* readAllListed(pool: Pool, words: WordsOfProduct): AsyncGenerator<ListedProduct[]> {
  const rows = await pool<{ id: number }[]>`
    select p.id from products p where ${isListed(pool)} order by p.category_id, p.type_id, p.sort_order, p.id`
  const ids = rows.map(({ id }) => id)
  for (let from = 0; from < ids.length; from += batchSize)
    yield await readListed(pool, ids.slice(from, from + batchSize), words)
}

/** Those of some products that may be listed, in the order of their ids. */
export async function readListed(db: Db, ids: readonly number[], words: WordsOfProduct): Promise<ListedProduct[]> {
  return (await listedRows(db, ids, words)).map(toListed)
}

/** The names of colours, as the oldest product on sale has them. */
export async function readColorNames(db: Db, hexes: readonly string[]): ReturnType<ListSource['nameColors']> {
  const rows = await db<{ hex: string; name: Localized }[]>`
    select wanted.hex, called.name from unnest(${[...hexes]}::text[]) as wanted (hex) cross join lateral (
      select ${inBothLanguages(db, 'v.name')} as name from variants v
      where v.hex = wanted.hex and v.is_active and v.hex is not null order by v.id limit 1
    ) as called`
  return new Map(rows.map(({ hex, name }) => [hex, name]))
}

function listedRows(db: Db, ids: readonly number[], words: WordsOfProduct) {
  return db<ListedRow[]>`
    select p.id, p.category_id, p.brand, p.price_piastres as price, p.saving_bp, p.sort_order, p.width_mm, p.height_mm, p.depth_mm,
      p.type_id, (
        select coalesce(json_agg(json_build_array(
          pf.fact_id, coalesce(to_json(pf.number), to_json(pf.choice_id), to_json(pf.flag)), pf.number is not null)), '[]')
        from product_facts pf join facts f on f.id = pf.fact_id
        where pf.product_id = p.id and f.in_facets and f.kind <> 'text'
      ) as facts, p.is_offer, p.is_best_seller, p.is_featured, p.is_in_stock, p.hexes, p.hexes_in_stock, ${words(db)} as words
    from unnest(${[...ids]}::bigint[]) with ordinality as wanted (id, place) join products p on p.id = wanted.id
    where ${isListed(db)} order by wanted.place`
}

/** A product is listed that is on sale and has a price (spec, section 5). */
function isListed(db: Db): Fragment {
  return db`p.is_active and p.price_piastres > 0`
}

function toListed(row: ListedRow): ListedProduct {
  const { id, price, savingBp, sortOrder, widthMm: width, heightMm: height, depthMm: depth } = row
  return {
    id,
    price,
    savingBp,
    sortOrder,
    dimensions: width === null || height === null || depth === null ? null : { width, height, depth },
    typeId: row.typeId,
    values: valuesOf(row),
    words: row.words,
    numbers: row.facts.flatMap(([factId, value, isNumber]) => (isNumber ? [[factId, Number(value)] as const] : [])),
  }
}

function valuesOf(row: ListedRow): ListedProduct['values'][number][] {
  const flag = (isSet: boolean, value: string): ListedProduct['values'][number][] =>
    isSet ? [[groups.flag, value]] : []
  return [
    [groups.category, row.categoryId],
    [groups.brand, row.brand],
    ...row.hexes.map((hex): ListedProduct['values'][number] => [groups.color, hex]),
    ...row.hexesInStock.map((hex): ListedProduct['values'][number] => [groups.colorInStock, hex]),
    ...(row.typeId === null ? [] : [[groups.type, row.typeId] as const]),
    ...row.facts.map(([factId]): ListedProduct['values'][number] => [groups.fact, factId]),
    ...row.facts.flatMap(([factId, value, isNumber]): ListedProduct['values'][number][] =>
      isNumber ? [] : [[groupOfFact(factId), typeof value === 'number' ? value : value ? 'yes' : 'no']],
    ),
    ...flag(row.isOffer, flags.offer),
    ...flag(row.isBestSeller, flags.bestSeller),
    ...flag(row.isFeatured, flags.featured),
    ...flag(row.isInStock, flags.inStock),
  ]
}
