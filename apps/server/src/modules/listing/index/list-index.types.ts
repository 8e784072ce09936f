import type { Piastres } from '@shop/contract'
import type { ProductWords } from './word-postings.store.ts'

/** The data of a listed product: it is on sale and has a price. */
export type ListedProduct = {
  id: number
  price: Piastres
  /** The discount from the former price, in hundredths of a percent. */
  savingBp: number
  sortOrder: number
  /** In millimetres; null where any of the three is not known. */
  dimensions: { width: number; height: number; depth: number } | null
  typeId: number | null
  /** Its values by group, such as `['brand', 'Volt']`. */
  values: readonly ListedValue[]
  /** Its facts that are numbers: the fact's id and the value in its base unit. */
  numbers: readonly (readonly [factId: number, value: number])[]
  /** Null when the search has not indexed the product yet. */
  words: ProductWords | null
}

export type ListedValue = readonly [group: string, value: string | number]

/** The groups of values. */
export const groups = {
  category: 'category',
  type: 'type',
  brand: 'brand',
  color: 'color',
  colorInStock: 'color_in_stock',
  flag: 'flag',
  /** The ids of the facts that it has. */
  fact: 'fact',
} as const

/** The value of the group `type` for products without a type. */
export const noType = 0

/** The group of the values of one fact: ids of choices, or yes and no. */
export const groupOfFact = (factId: number) => `fact:${factId}`

/** The values of the group `flag`. */
export const flags = {
  offer: 'offer',
  bestSeller: 'best_seller',
  featured: 'featured',
  inStock: 'in_stock',
} as const
