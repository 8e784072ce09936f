import { type Language, type Product, type SuggestedProduct, type Suggestions, toPounds } from '@shop/contract'
import type { PriceLimits } from '../../listing/index.ts'
import type { NamedValues } from './choose-suggestions.rules.ts'

export function presentNamedValues(
  { categories, types, colors }: NamedValues,
  language: Language,
): Pick<Suggestions, 'categories' | 'types' | 'colors'> {
  return {
    categories: categories.map(({ key, name, count }) => ({ id: key, name: name[language], count })),
    types: types.map(({ key, name, count }) => ({ key, name: name[language], count })),
    colors: colors.map(({ type, color }) => ({
      type: type.key,
      type_name: type.name[language],
      hex_value: color.key,
      name: color.name[language],
      count: color.count,
    })),
  }
}

/** Limits of a price in pounds; null without one. */
export function presentPrice({ min, max }: PriceLimits): NonNullable<Suggestions['price']> {
  return { min: min === undefined ? null : toPounds(min), max: max === undefined ? null : toPounds(max) }
}

/** @param hexes the colours that the text asks for; one in stock comes before others */
export function presentSuggestedProduct(product: Product, hexes: readonly string[]): SuggestedProduct {
  const asked = product.colors.filter(({ hex_value }) => hexes.includes(hex_value))
  const color = asked.find(({ quantity }) => quantity > 0) ?? asked[0]
  return {
    id: product.id,
    name: product.name,
    category_name: product.category_name,
    brand: product.brand,
    price: color?.price ?? product.price,
    original_price: color ? color.old_price : product.original_price,
    picture: color?.images[0] ?? product.images[0] ?? null,
    color_id: color?.id ?? null,
  }
}
