import type { Language, Piastres } from '@shop/contract'
import { inLanguage } from '../../../database/bilingual.ts'
import type { Db, Fragment } from '../../../database/client.ts'
import { type FacetName, isChosen, isListed, type ProductFilter } from './product-lists.repository.ts'

/** How many products of a list each value of a facet would leave; prices in piastres. */
export type FacetRows = {
  categories: { id: number; name: string; count: number }[]
  brands: { name: string; count: number }[]
  colors: { hex: string; name: string; count: number }[]
  lowestPrice: Piastres | null
  maxPrice: Piastres | null
  inStock: number
  offers: number
}

/** The most values of a facet. */
const maxValues = 50

/**
 * Counts the facets of a list. A facet's own choice does not narrow its counts, so that a shopper sees what another choice would
 * bring; the other choices do. What is chosen is always among the values.
 */
export async function countFacets(db: Db, filter: ProductFilter, language: Language): Promise<FacetRows> {
  const facets = selectFacets(db, filter, language)
  const [rows] = isReadOnce(filter)
    ? await db<[FacetRows]>`
        with found as materialized (
          select category_id, brand, price_piastres, true as is_active, is_offer, is_in_stock, hexes, hexes_in_stock
          from products p where p.is_active and p.price_piastres > 0
            ${filter.among ? db`and p.id in (${filter.among})` : db``}
        ) select ${facets}`
    : await db<[FacetRows]>`select ${facets}`
  return rows
}

/** What a search found, and what is judged by colours, costs less when it is read once for all facets. */
function isReadOnce({ among, hexes }: ProductFilter): boolean {
  return among !== undefined || hexes !== undefined
}

function selectFacets(db: Db, filter: ProductFilter, language: Language): Fragment {
  const asList = (rows: Fragment) =>
    db`(select coalesce(json_agg(row_to_json(value)), '[]') from (select ${rows}) as value)`
  return db`
    ${asList(categories(db, filter, language))} as categories,
    ${asList(brands(db, filter))} as brands,
    ${asList(colors(db, filter, language))} as colors,
    (select min(p.price_piastres) ${left(db, filter, 'price')}) as lowest_price,
    (select max(p.price_piastres) ${left(db, filter, 'price')}) as max_price,
    (select count(*) ${left(db, { ...filter, isInStock: true })}) as in_stock,
    (select count(*) ${left(db, { ...filter, isOffer: true })}) as offers`
}

/** What a query selects, and from where; so are the next two. */
function categories(db: Db, filter: ProductFilter, language: Language): Fragment {
  const { categoryIds = [] } = filter
  return db`
    c.id, ${inLanguage(db, 'c.name', language)} as name, coalesce(counted.count, 0) as count from categories c left join (
      select p.category_id, count(*) ${left(db, filter, 'category')} group by p.category_id
    ) as counted on counted.category_id = c.id
    where counted.count > 0 or c.id = any (${[...categoryIds]}::bigint[])
    order by c.sort_order, c.id limit ${maxValues}`
}

function brands(db: Db, filter: ProductFilter): Fragment {
  const { brands: chosen = [] } = filter
  return db`
    brand as name, sum(count) as count from (
      select p.brand, count(*) ${left(db, filter, 'brand')} group by p.brand
      union all select unnest(${[...chosen]}::text[]), 0
    ) as each group by brand order by sum(count) desc, brand limit ${maxValues}`
}

/** What no colour of the shop has is left out. A colour counts where the product is in stock in it, if only those are asked for. */
function colors(db: Db, filter: ProductFilter, language: Language): Fragment {
  const { hexes: chosen = [], isInStock } = filter
  return db`
    counted.hex, called.name, counted.count from (
      select hex, sum(each.count) as count from (
        select unnest(${isInStock ? db`p.hexes_in_stock` : db`p.hexes`}) as hex, 1 as count
          ${left(db, filter, 'color', 'stock')}
        union all select unnest(${[...chosen]}::text[]), 0
      ) as each group by hex order by sum(each.count) desc, hex limit ${maxValues}
    ) as counted cross join lateral (
      select ${inLanguage(db, 'v.name', language)} as name from variants v
      where v.hex = counted.hex and v.is_active and v.hex is not null order by v.id limit 1
    ) as called order by counted.count desc, counted.hex`
}

/** The products of a list that all choices leave but those of some facets. */
function left(db: Db, filter: ProductFilter, ...without: FacetName[]): Fragment {
  const { only } = filter
  return db`from ${isReadOnce(filter) ? db`found` : db`products`} p join categories c on c.id = p.category_id
    where ${isListed(db, only ? { only } : {})} and ${isChosen(db, filter, without)}`
}
