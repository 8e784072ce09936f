/** The rules of staff for searches (synonyms, pins, redirects), and the counted searches. Knows no meaning of a text. */

export { type ClickDeps, countClick } from './counting/count-click.service.ts'
export {
  forgetSearches,
  listEmptySearches,
  listPopularSearches,
  type PopularSearch,
} from './counting/searches.repository.ts'
export { createSearchCounts, type SearchCounts, type SearchOutcome } from './counting/searches.service.ts'
export { type QueryRules, readQueryRules } from './rules/query-rules.repository.ts'
export { applyQueryRules } from './rules/query-rules.rules.ts'
export { openSearchDefinitions, type SearchDefinitions } from './search-definitions.store.ts'
export { registerSearchStaff } from './search-desk.staff-routes.ts'
export type { SynonymGroup } from './synonyms/synonyms.parser.ts'
export { readSynonyms } from './synonyms/synonyms.repository.ts'
export { fillSynonyms } from './synonyms/synonyms.service.ts'
