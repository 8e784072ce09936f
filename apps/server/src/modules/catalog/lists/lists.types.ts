import type { Localized } from '@shop/contract'
import type { ListIndex } from './index/list-index.store.ts'
import type { Selection } from './index/selection.rules.ts'

/** What lists are made of: the index, and what its values are called. */
export type Lists = {
  index: ListIndex
  /** The products whose category is shown. */
  shown: Selection
  definitions: ListDefinitions
}

/** What the values of the index are called. */
export type ListDefinitions = {
  /** Those that are shown, in their order. */
  categories: ReadonlyMap<number, Localized>
  /** By hex value. */
  colors: ReadonlyMap<string, Localized>
}
