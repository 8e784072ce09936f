import type { Product } from '@shop/contract'

/** What products are compared by, in the order of the table; the texts of the rows have the same names. */
const attributes = {
  price: ({ price }) => price,
  originalPrice: ({ price, original_price: original }) => (original !== null && original > price ? original : null),
  rating: ({ rating, reviews_count: count }) => (count > 0 ? rating : null),
  availability: ({ in_stock: isInStock }) => isInStock,
  brand: ({ brand }) => brand,
  warranty: ({ warranty }) => warranty,
  weight: ({ weight }) => weight,
  dimensions: ({ dimensions }) => dimensions,
  colors: ({ colors }) => colors.map(({ name }) => name),
  sizes: ({ sizes }) => sizes,
  features: ({ features }) => features.map(({ feature }) => feature),
} satisfies Record<string, (product: Product) => unknown>

export type Attribute = keyof typeof attributes
export type ComparedRow = { attribute: Attribute; differs: boolean }

/** The rows of the comparison, and in which of them the products differ; what none of the products has is left out. */
export function compareProducts(products: readonly Product[]): ComparedRow[] {
  return (Object.keys(attributes) as Attribute[]).flatMap((attribute) => {
    const values = products.map((product) => attributes[attribute](product))
    if (values.every(isMissing)) return []
    return [{ attribute, differs: new Set(values.map((value) => JSON.stringify(value))).size > 1 }]
  })
}

function isMissing(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0)
}
