import type { Piastres, ProductOrdering } from '@shop/contract'
import type { Db, Fragment } from '../../../database/client.ts'

/** Which products a list shows; what is not given does not matter. */
export type ProductFilter = {
  only?: 'offers' | 'best_sellers' | 'featured'
  categoryIds?: readonly number[] | undefined
  brands?: readonly string[] | undefined
  /** In one of these colours, such as `#f3f1ec`. */
  hexes?: readonly string[] | undefined
  lowestPrice?: Piastres | undefined
  maxPrice?: Piastres | undefined
  /** In stock; where `hexes` are given, in one of them. */
  isInStock?: true | undefined
  isOffer?: true | undefined
  /** Only products among these: a query for their ids. */
  among?: Fragment | undefined
}

/** Ids of the products of a list, `limit` of them from `offset`, in the shop's order where no other is asked for. */
export async function listProductIds(
  db: Db,
  filter: ProductFilter,
  limit: number,
  offset: number,
  ordering?: ProductOrdering,
): Promise<number[]> {
  const rows = await db<{ id: number }[]>`
    select p.id from products p join categories c on c.id = p.category_id
    where ${isListed(db, filter)} and ${isChosen(db, filter)}
    order by ${orderOf(db, ordering)} limit ${limit} offset ${offset}`
  return rows.map((row) => row.id)
}

export async function countProducts(db: Db, filter: ProductFilter): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*) from products p join categories c on c.id = p.category_id
    where ${isListed(db, filter)} and ${isChosen(db, filter)}`
  return row?.count ?? 0
}

/** Ids of the products that a filter leaves, to stand inside another query. */
export function filteredIds(db: Db, filter: ProductFilter): Fragment {
  return db`select p.id from products p where p.is_active and p.price_piastres > 0 and ${isChosen(db, filter)}`
}

/**
 * What makes a product part of a list, whatever is chosen: it is on sale, its category is shown, it has a price (spec, section 5),
 * and it is what the list is about.
 */
export function isListed(db: Db, { only, among }: Pick<ProductFilter, 'only' | 'among'> = {}): Fragment {
  const flags = { offers: db`and p.is_offer`, best_sellers: db`and p.is_best_seller`, featured: db`and p.is_featured` }
  return db`p.is_active and c.is_active and p.price_piastres > 0
    ${only ? flags[only] : db``} ${among ? db`and p.id in (${among})` : db``}`
}

/** The choices of a list that its facets offer. */
const facetNames = ['category', 'brand', 'color', 'price', 'stock', 'offer'] as const
export type FacetName = (typeof facetNames)[number]

/** What a shopper chose: all of it but of the facets left out. */
export function isChosen(db: Db, filter: ProductFilter, leftOut: readonly FacetName[] = []): Fragment {
  const chosen = facetNames.flatMap((name) => (leftOut.includes(name) ? [] : [choiceOf[name](db, filter)]))
  return chosen.reduce<Fragment>((all, one) => (one ? db`${all} and ${one}` : all), db`true`)
}

/** Whether anything is chosen. */
export function isNarrowed(filter: ProductFilter): boolean {
  const { only, among, ...choices } = filter
  return Object.values(choices).some((choice) => choice !== undefined)
}

/** One choice as a condition; null where nothing is chosen. */
const choiceOf: Record<FacetName, (db: Db, filter: ProductFilter) => Fragment | null> = {
  category(db, { categoryIds }) {
    if (!categoryIds) return null
    // An equality lets the index of a category give the order too.
    const [only] = categoryIds
    return categoryIds.length === 1 && only !== undefined
      ? db`p.category_id = ${only}`
      : db`p.category_id = any (${[...categoryIds]}::bigint[])`
  },
  brand: (db, { brands }) => (brands ? db`p.brand = any (${[...brands]}::text[])` : null),
  color: (db, { hexes }) => (hexes ? db`p.hexes && ${[...hexes]}::text[]` : null),
  price(db, { lowestPrice = null, maxPrice = null }) {
    if (lowestPrice === null && maxPrice === null) return null
    return db`p.price_piastres between ${lowestPrice ?? 0} and ${maxPrice ?? Number.MAX_SAFE_INTEGER}`
  },
  stock(db, { isInStock, hexes }) {
    if (!isInStock) return null
    return hexes ? db`p.hexes_in_stock && ${[...hexes]}::text[]` : db`p.is_in_stock`
  },
  offer: (db, { isOffer }) => (isOffer ? db`p.is_offer` : null),
}

function orderOf(db: Db, ordering: ProductOrdering | undefined): Fragment {
  if (ordering === 'newest') return db`p.id desc`
  if (ordering === 'price_asc') return db`p.price_piastres, p.sort_order, p.id`
  if (ordering === 'price_desc') return db`p.price_piastres desc, p.sort_order desc, p.id desc`
  if (ordering === 'saving') return db`p.saving_bp desc nulls last, p.sort_order, p.id`
  if (ordering === 'best_selling') return db`p.is_best_seller desc nulls last, p.sort_order, p.id`
  return db`p.sort_order, p.id`
}
