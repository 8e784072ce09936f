import { type Language, maxSuggestedProducts, type SearchNoticeKind, type Suggestions } from '@shop/contract'
import {
  countSelection,
  type FoundProducts,
  getListedProducts,
  type ProductDeps,
  type ProductMemory,
} from '../../catalog/index.ts'
import { chooseSuggestions } from './choose-suggestions.rules.ts'
import type { PopularSearches } from './popular-searches.service.ts'
import { presentNamedValues, presentSuggestedProduct } from './suggestions.presenter.ts'

export type SuggestionsDeps = ProductDeps & {
  products: ProductMemory
  popularSearches: PopularSearches
  /** Finds what a text finds; what is being typed counts as no search. */
  productSearch: { suggest(query: string, language: Language): Promise<FoundProducts> }
}

/** The types of so many products stand for a text that names none. */
const maxRead = 24
const maxQueries = 3
/** What filters and drops words is said on the page of the search. */
const toldKinds: ReadonlySet<SearchNoticeKind> = new Set(['layout', 'corrected', 'not_sold'])

/** What the search box offers for a text that is being typed; any text is allowed. */
export async function getSuggestions(deps: SuggestionsDeps, text: string, language: Language): Promise<Suggestions> {
  const queries = await deps.popularSearches.beginningWith(text, language, maxQueries)
  const { lists, selection, rank, answer } = await deps.productSearch.suggest(text, language)
  const ids = rank(selection, maxRead).map((position) => lists.index.columns.ids[position] as number)
  const named = chooseSuggestions(lists, text, ids, answer.colors ?? [])
  const count = countSelection(selection)
  const colors = answer.colors?.length ? answer.colors : named.hexes
  const products = await getListedProducts(deps, ids.slice(0, maxSuggestedProducts), language)
  return {
    notice: answer.notices.find(({ kind }) => toldKinds.has(kind))?.text ?? null,
    count,
    products: products.map((product) => presentSuggestedProduct(product, colors)),
    ...presentNamedValues(named, language),
    queries,
  }
}
