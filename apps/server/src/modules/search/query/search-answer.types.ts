import type { Localized, Piastres, Unit } from '@shop/contract'
import type { PriceLimits } from '../../listing/index.ts'
import type { SearchResult } from './run-query.rules.ts'
import type { SearchOrder } from './search-query.types.ts'

/** What a search did that the shopper must know of; words are folded. */
export type QueryNotice =
  | { kind: 'layout'; meant: string }
  | { kind: 'corrected'; typed: string; meant: string }
  | { kind: 'dropped'; words: string[] }
  | { kind: 'nearest'; typed: string; wanted: number; values: number[]; unit: Unit | null }
  | { kind: 'nearest_price'; typed: string; price: Piastres }
  | { kind: 'not_sold'; name: Localized }
  | {
      kind: 'filtered'
      typed: string
      by: { price: PriceLimits } | { flag: 'offer' | 'in_stock' } | 'color' | { order: SearchOrder }
    }

/** How a search answered. */
export type QueryAnswer = {
  result: SearchResult
  notices: QueryNotice[]
  /** Ids of products that come near, where the kind is not sold. */
  near: number[]
  /** Hex values of the colours that the text asks for. */
  colors: string[]
  /** The limits of the price that the text asks for. */
  price?: PriceLimits
}
