/** The rules of staff for searches (synonyms, pins, redirects), and the counted searches. Knows no meaning of a text. */

export { type ClickDeps, countClick } from './counting/count-click.service.ts'
export {
  forgetSearches,
  listEmptySearches,
  listPopularSearches,
  type PopularSearch,
} from './counting/searches.repository.ts'
export { createSearchCounts, type SearchCounts, type SearchOutcome } from './counting/searches.service.ts'
export { applyQueryRules } from './rules/query-rules.rules.ts'
export {
  openSearchDefinitions,
  readSearchRules,
  type SearchDefinitions,
  type SearchRules,
} from './search-definitions.store.ts'
export { registerSearchStaff } from './search-desk.staff-routes.ts'
export type { SynonymGroup } from './synonyms/synonyms.parser.ts'
export { fillSynonyms } from './synonyms/synonyms.service.ts'
