import {
  type CountedSearch,
  pinsStaffEndpoints,
  redirectsStaffEndpoints,
  searchesStaffEndpoints,
  synonymsStaffEndpoints,
} from '@shop/contract/staff'
import type { FastifyInstance } from 'fastify'
import { checkPageExists, makePage, offsetOf, type Paging } from '../../../http/answers/page.ts'
import { bindEndpoints } from '../../../http/bind-endpoints.ts'
import { type CountedSearchRecord, countSearches, listSearches } from '../counting/searches.staff-repository.ts'
import { countPins, listPins } from './pins.staff-repository.ts'
import { createPin, getStaffPin, presentStaffPin, removePin, updatePin } from './pins.staff-service.ts'
import { type PreviewDeps, previewChange } from './preview.staff-service.ts'
import { countRedirects, listRedirects } from './redirects.staff-repository.ts'
import {
  createRedirect,
  getStaffRedirect,
  presentStaffRedirect,
  removeRedirect,
  updateRedirect,
} from './redirects.staff-service.ts'
import { countSynonyms, listSynonyms } from './synonyms.staff-repository.ts'
import {
  createSynonym,
  getStaffSynonym,
  presentStaffSynonym,
  removeSynonym,
  updateSynonym,
} from './synonyms.staff-service.ts'

export type SearchStaffDeps = PreviewDeps & { readClock: () => Date }

/** What staff see of the searches, and what they decide about them. */
export function registerSearchStaff(app: FastifyInstance, deps: SearchStaffDeps): void {
  registerSearches(app, deps)
  registerSynonyms(app, deps)
  registerPins(app, deps)
  registerRedirects(app, deps)
}

const rangeOf = (query: Paging) => ({ limit: query.page_size, offset: offsetOf(query) })

function registerSearches(app: FastifyInstance, deps: SearchStaffDeps): void {
  const { db, readClock } = deps
  bindEndpoints(app, searchesStaffEndpoints, {
    async listSearches({ query }) {
      const now = readClock()
      const count = await countSearches(db, now, query)
      checkPageExists(query, count)
      const rows = await listSearches(db, now, query, query, rangeOf(query))
      return makePage('/api/admin/search/searches/', query, query, count, rows.map(presentCountedSearch))
    },
    previewSearch: ({ body, language }) => previewChange(deps, body.query, body.change, language),
  })
}

function presentCountedSearch({ query, gaveWay, notSold, lastDay, ...row }: CountedSearchRecord): CountedSearch {
  return { id: query, ...row, gave_way: gaveWay, not_sold: notSold, last_day: lastDay }
}

function registerSynonyms(app: FastifyInstance, { db }: SearchStaffDeps): void {
  bindEndpoints(app, synonymsStaffEndpoints, {
    async listSynonyms({ query }) {
      const count = await countSynonyms(db, query)
      checkPageExists(query, count)
      const rows = await listSynonyms(db, query, query, rangeOf(query))
      return makePage('/api/admin/search/synonyms/', query, query, count, rows.map(presentStaffSynonym))
    },
    getSynonym: ({ params }) => getStaffSynonym(db, params.id),
    createSynonym: ({ body, caller }) => createSynonym(db, body, caller.userId),
    updateSynonym: ({ params, body, caller }) => updateSynonym(db, params.id, body, caller.userId),
    removeSynonym: ({ params, body, caller }) => removeSynonym(db, params.id, body.version, caller.userId),
  })
}

function registerPins(app: FastifyInstance, { db }: SearchStaffDeps): void {
  bindEndpoints(app, pinsStaffEndpoints, {
    async listPins({ query }) {
      const count = await countPins(db, query.q)
      checkPageExists(query, count)
      const rows = await listPins(db, query.q, query, rangeOf(query))
      return makePage('/api/admin/search/pins/', query, query, count, rows.map(presentStaffPin))
    },
    getPin: ({ params }) => getStaffPin(db, params.id),
    createPin: ({ body, caller }) => createPin(db, body, caller.userId),
    updatePin: ({ params, body, caller }) => updatePin(db, params.id, body, caller.userId),
    removePin: ({ params, body, caller }) => removePin(db, params.id, body.version, caller.userId),
  })
}

function registerRedirects(app: FastifyInstance, { db }: SearchStaffDeps): void {
  bindEndpoints(app, redirectsStaffEndpoints, {
    async listRedirects({ query }) {
      const count = await countRedirects(db, query.q)
      checkPageExists(query, count)
      const rows = await listRedirects(db, query.q, query, rangeOf(query))
      return makePage('/api/admin/search/redirects/', query, query, count, rows.map(presentStaffRedirect))
    },
    getRedirect: ({ params }) => getStaffRedirect(db, params.id),
    createRedirect: ({ body, caller }) => createRedirect(db, body, caller.userId),
    updateRedirect: ({ params, body, caller }) => updateRedirect(db, params.id, body, caller.userId),
    removeRedirect: ({ params, body, caller }) => removeRedirect(db, params.id, body.version, caller.userId),
  })
}
