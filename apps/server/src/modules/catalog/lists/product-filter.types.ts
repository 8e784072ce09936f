import type { FactChoice, Piastres } from '@shop/contract'
import type { Selection } from './index/selection.rules.ts'

export type PriceLimits = { min?: Piastres; max?: Piastres }

/** Which products a list shows; missing conditions do not filter. */
export type ProductFilter = {
  only?: 'offers' | 'best_sellers' | 'featured' | undefined
  categoryIds?: readonly number[] | undefined
  brands?: readonly string[] | undefined
  /** In one of these colours, such as `#f3f1ec`. */
  hexes?: readonly string[] | undefined
  lowestPrice?: Piastres | undefined
  maxPrice?: Piastres | undefined
  /** In stock; where `hexes` are given, in one of them. */
  isInStock?: true | undefined
  isOffer?: true | undefined
  /** Of one of these types, by key. */
  types?: readonly string[] | undefined
  /** With one of these values of each fact. */
  facts?: readonly FactChoice[] | undefined
  /** Fits with its air into a niche of these millimetres. */
  fits?: { width: number; height: number; depth: number } | undefined
  /** Only these, such as search results. */
  among?: Selection | undefined
}
