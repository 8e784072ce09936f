import { searchEndpoints } from '@shop/contract'
import type { FastifyInstance } from 'fastify'
import { showsTopics } from '../../../http/answers/shared-answers.ts'
import { bindEndpoints } from '../../../http/bind-endpoints.ts'
import { addressOf } from '../../../http/guard/address-of.ts'
import { type ClickDeps, countClick } from '../../search-desk/index.ts'
import { getSuggestions, type SuggestionsDeps } from './suggestions.service.ts'

/** The shopper's calls of the search box. */
export function registerSearch(app: FastifyInstance, deps: SuggestionsDeps & ClickDeps): void {
  bindEndpoints(app, searchEndpoints, {
    suggest({ query, language }) {
      showsTopics(['catalog'])
      return getSuggestions(deps, query.q, language)
    },
    listPopularSearches({ language }) {
      showsTopics(['catalog'])
      return deps.popularSearches.list(language)
    },
    async noteClick({ body, language, request }) {
      return { counted: await countClick(deps, { ...body, language, address: addressOf(request) }) }
    },
  })
}
