import type { Language, Piastres } from '@shop/contract'
import type { Db, Fragment } from '../../database/client.ts'
import { type FacetName, isChosen, isListed, type ProductFilter } from './product-lists.repository.ts'

/** How many products of a list each value of a facet would leave; prices in piastres. */
export type FacetRows = {
  categories: { id: number; name: string; count: number }[]
  brands: { name: string; count: number }[]
  colors: { hex: string; name: string; count: number }[]
  lowestPrice: Piastres | null
  highestPrice: Piastres | null
  inStock: number
  offers: number
}

/** The most values of a facet. */
const mostValues = 50

/**
 * Counts the facets of a list. A facet's own choice does not narrow its counts, so that a shopper sees what another choice would
 * bring; the other choices do. What is chosen is always among the values.
 */
export async function countFacets(db: Db, filter: ProductFilter, language: Language): Promise<FacetRows> {
  const { categoryIds = [], brands: chosenBrands = [] } = filter
  const [categories, brands, colors, [price], [stock], [offer]] = await Promise.all([
    db<FacetRows['categories']>`
      select c.id, c.${db(`name_${language}`)} as name, coalesce(counted.count, 0) as count from categories c left join (
        select p.category_id, count(*) ${left(db, filter, 'category')} group by p.category_id
      ) as counted on counted.category_id = c.id
      where counted.count > 0 or c.id = any (${[...categoryIds]}::bigint[])
      order by c.sort_order, c.id limit ${mostValues}`,
    db<FacetRows['brands']>`
      select brand as name, sum(count)::integer as count from (
        select p.brand, count(*) ${left(db, filter, 'brand')} group by p.brand
        union all select unnest(${[...chosenBrands]}::text[]), 0
      ) as each group by brand order by sum(count) desc, brand limit ${mostValues}`,
    countColors(db, filter, language),
    db<{ lowest: Piastres | null; highest: Piastres | null }[]>`
      select min(p.price_piastres) as lowest, max(p.price_piastres) as highest ${left(db, filter, 'price')}`,
    db<{ count: number }[]>`select count(*) ${left(db, { ...filter, isInStock: true })}`,
    db<{ count: number }[]>`select count(*) ${left(db, { ...filter, isOffer: true })}`,
  ])
  return {
    ...{ categories: [...categories], brands: [...brands], colors },
    lowestPrice: price?.lowest ?? null,
    highestPrice: price?.highest ?? null,
    inStock: stock?.count ?? 0,
    offers: offer?.count ?? 0,
  }
}

/** What no colour of the shop has is left out. A colour counts where the product is in stock in it, if only those in stock are asked for. */
async function countColors(db: Db, filter: ProductFilter, language: Language): Promise<FacetRows['colors']> {
  const hexes = filter.isInStock ? db`p.hexes_in_stock` : db`p.hexes`
  const { hexes: chosen = [] } = filter
  const rows = await db<{ hex: string; name: string | null; count: number }[]>`
    select counted.hex, counted.count, (
      select v.${db(`name_${language}`)} from variants v
      where v.hex = counted.hex and v.is_active and v.hex is not null order by v.id limit 1
    ) as name
    from (
      select hex, sum(each.count)::integer as count from (
        select unnest(${hexes}) as hex, 1 as count ${left(db, filter, 'color', 'stock')}
        union all select unnest(${[...chosen]}::text[]), 0
      ) as each group by hex order by sum(each.count) desc, hex limit ${mostValues}
    ) as counted order by counted.count desc, counted.hex`
  return rows.flatMap(({ name, ...row }) => (name === null ? [] : [{ ...row, name }]))
}

/** The products of a list that all choices leave but those of some facets. */
function left(db: Db, filter: ProductFilter, ...without: FacetName[]): Fragment {
  return db`from products p join categories c on c.id = p.category_id
    where ${isListed(db, filter)} and ${isChosen(db, filter, without)}`
}
