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
