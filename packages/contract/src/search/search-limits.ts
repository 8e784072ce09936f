/** Bounds of what staff decide about the search. */
export const searchLimits = {
  /** Characters of a term or a query. */
  term: 60,
  /** Terms of a group in one language, or of Franco; queries of a pin or a redirect. */
  terms: 40,
  /** Product types that a group of synonyms names. */
  types: 20,
  /** The last place that a product can be pinned to. */
  place: 12,
  path: 300,
  /** Products that a preview shows. */
  previewed: 12,
} as const

/** Searches that found nothing, that left words out, for kinds that are not sold, with results that nobody opened, and all of them. */
export const searchLists = ['empty', 'relaxed', 'not_sold', 'unclicked', 'frequent'] as const
export type SearchList = (typeof searchLists)[number]

/** How many days, today included, a list of searches looks back. */
export const searchPeriods = ['7', '30', '90'] as const
