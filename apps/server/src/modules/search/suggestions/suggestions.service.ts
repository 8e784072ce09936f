import { type Language, maxSuggestedProducts, type SearchNoticeKind, type Suggestions } from '@shop/contract'
import { getListedProducts, type ProductDeps } from '../../catalog/index.ts'
import { countSelection, type FindProducts } from '../../listing/index.ts'
import { chooseSuggestions } from './choose-suggestions.rules.ts'
import type { PopularSearches } from './popular-searches.service.ts'
import { presentNamedValues, presentPrice, presentSuggestedProduct } from './suggestions.presenter.ts'

export type SuggestionsDeps = ProductDeps & {
  popularSearches: PopularSearches
  /** Searches without counting: a half-typed text is not a search. */
  productSearch: { suggest: FindProducts }
}

/** If the text names no type, the types of this many found products are suggested. */
const maxRead = 24
const maxQueries = 3
/** Notices that the search box shows; those about filters and dropped words are shown on the results page. */
const shownKinds: ReadonlySet<SearchNoticeKind> = new Set(['layout', 'corrected', 'not_sold'])

/** The suggestions of the search box for a text that is being typed; any text is allowed. */
export async function getSuggestions(deps: SuggestionsDeps, text: string, language: Language): Promise<Suggestions> {
  const queries = await deps.popularSearches.beginningWith(text, language, maxQueries)
  const { suggest } = deps.productSearch
  const { ids, named, count, answer, price } = await suggest(text, language, ({ lists, selection, rank, ...found }) => {
    const { answer, price } = found
    const ids = rank(selection, maxRead)
    const named = chooseSuggestions(lists, text, ids, { hexes: answer.colors ?? [], ...(price && { price }) })
    return { ids, named, count: countSelection(selection), answer, price }
  })
  const colors = answer.colors?.length ? answer.colors : named.hexes
  const products = await getListedProducts(deps, ids.slice(0, maxSuggestedProducts), language)
  return {
    notice: answer.notices.find(({ kind }) => shownKinds.has(kind))?.text ?? null,
    count,
    products: products.map((product) => presentSuggestedProduct(product, colors)),
    ...presentNamedValues(named, language),
    queries,
    ...(price && { price: presentPrice(price) }),
  }
}
