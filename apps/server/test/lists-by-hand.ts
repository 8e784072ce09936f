import type { Facets, Product } from '@shop/contract'

/** What a list may be asked for, as parameters of the call. */
export type ListQuery = {
  ordering?: string | undefined
  category?: readonly number[] | undefined
  brand?: readonly string[] | undefined
  color?: readonly string[] | undefined
  min_price?: number | undefined
  max_price?: number | undefined
  in_stock?: true | undefined
  offers?: true | undefined
}

/** Does by hand what the shop's SQL does: products in the shop's order, narrowed and ordered. */
export function listByHand(all: readonly Product[], listQuery: ListQuery): Product[] {
  const found = all.filter((product) => isWanted(product, listQuery))
  const rank = rankOf[listQuery.ordering ?? '']
  // The place in the shop decides between equals; for falling prices the other way round.
  const places = listQuery.ordering === 'price_desc' ? found.toReversed() : found
  return rank ? places.toSorted((a, b) => rank(a) - rank(b)) : places
}

const rankOf: Record<string, (product: Product) => number> = {
  newest: (product) => -product.id,
  price_asc: (product) => product.price,
  price_desc: (product) => -product.price,
  saving: ({ price, original_price }) =>
    -Math.max(0, Math.floor((((original_price ?? price) - price) * 10_000) / (original_price ?? price))),
  best_selling: (product) => (product.is_best_seller ? 0 : 1),
}

function isWanted(product: Product, listQuery: ListQuery): boolean {
  const { category, brand, color, min_price = 0, max_price = Number.POSITIVE_INFINITY } = listQuery
  const inColors = product.colors.filter((each) => !color || color.includes(each.hex_value.slice(1)))
  const isInStock = color ? inColors.some((each) => each.quantity > 0) : product.in_stock
  return (
    (!category || category.includes(product.category)) &&
    (!brand || brand.includes(product.brand)) &&
    (!color || inColors.length > 0) &&
    (!listQuery.in_stock || isInStock) &&
    (!listQuery.offers || product.is_offer) &&
    product.price >= min_price &&
    product.price <= max_price
  )
}

/**
 * The facets of a list: each value is counted by asking for the list with that value chosen instead; a chosen one stays.
 *
 * @param shop all that the shop shows, when the list is a part of it
 */
export function countFacetsByHand(
  all: readonly Product[],
  listQuery: ListQuery,
  shop: readonly Product[] = all,
): Facets {
  const count = (change: ListQuery) => listByHand(all, { ...listQuery, ...change }).length
  const prices = listByHand(all, { ...listQuery, min_price: undefined, max_price: undefined }).map(({ price }) => price)
  const categories = distinct(shop, (product) => [product.category, product.category_name])
  const brands = distinct(shop, (product) => [product.brand, product.brand])
  const colors = distinct(
    shop.flatMap((product) => product.colors),
    (each) => [each.hex_value, each.name],
  )
  return {
    categories: categories
      .map(([id, name]) => ({ id, name, count: count({ category: [id] }) }))
      .filter((each) => each.count > 0 || listQuery.category?.includes(each.id)),
    brands: brands
      .map(([name]) => ({ name, count: count({ brand: [name] }) }))
      .filter((each) => each.count > 0 || listQuery.brand?.includes(each.name)),
    colors: colors
      .map(([hex, name]) => ({ hex_value: hex, name, count: count({ color: [hex.slice(1)] }) }))
      .filter((each) => each.count > 0 || listQuery.color?.includes(each.hex_value.slice(1))),
    price: prices.length === 0 ? null : { min: Math.min(...prices), max: Math.max(...prices) },
    in_stock: count({ in_stock: true }),
    offers: count({ offers: true }),
    // Products of these tests have no type.
    in_niche: 0,
    types: [],
    facts: [],
  }
}

function distinct<Item, Key>(items: readonly Item[], read: (item: Item) => [Key, string]): [Key, string][] {
  return [...new Map(items.map(read))]
}
