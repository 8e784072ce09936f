import {
  type CountedSearch,
  pinsStaffEndpoints,
  redirectsStaffEndpoints,
  searchesStaffEndpoints,
  synonymsStaffEndpoints,
} from '@shop/contract/staff'
import type { FastifyInstance } from 'fastify'
import { readPage } from '../../http/answers/page.ts'
import { bindEndpoints } from '../../http/bind-endpoints.ts'
import { createRecord, getRecord, removeRecord, updateRecord } from '../audit/index.ts'
import { type CountedSearchRecord, listSearches } from './counting/searches.staff-repository.ts'
import { type PreviewDeps, previewChange } from './preview.staff-service.ts'
import { listPins } from './rules/pins.staff-repository.ts'
import { pinKind, presentStaffPin } from './rules/pins.staff-service.ts'
import { listRedirects } from './rules/redirects.staff-repository.ts'
import { presentStaffRedirect, redirectKind } from './rules/redirects.staff-service.ts'
import { listSynonyms } from './synonyms/synonyms.staff-repository.ts'
import { presentStaffSynonym, synonymKind } from './synonyms/synonyms.staff-service.ts'

export type SearchStaffDeps = PreviewDeps & { readClock: () => Date }

/** The calls of staff about counted searches and rules. */
export function registerSearchStaff(app: FastifyInstance, deps: SearchStaffDeps): void {
  registerSearches(app, deps)
  registerSynonyms(app, deps)
  registerPins(app, deps)
  registerRedirects(app, deps)
}

function registerSearches(app: FastifyInstance, deps: SearchStaffDeps): void {
  const { db, readClock } = deps
  bindEndpoints(app, searchesStaffEndpoints, {
    listSearches: ({ query }) =>
      readPage('/api/admin/search/searches/', query, listSearches(db, readClock(), query, query), presentCountedSearch),
    previewSearch: ({ body, language }) => previewChange(deps, body.query, body.change, language),
  })
}

function presentCountedSearch({ query, notSold, lastDay, ...row }: CountedSearchRecord): CountedSearch {
  return { id: query, ...row, not_sold: notSold, last_day: lastDay }
}

function registerSynonyms(app: FastifyInstance, { db }: SearchStaffDeps): void {
  bindEndpoints(app, synonymsStaffEndpoints, {
    listSynonyms: ({ query }) =>
      readPage('/api/admin/search/synonyms/', query, listSynonyms(db, query, query), presentStaffSynonym),
    getSynonym: ({ params }) => getRecord(db, synonymKind, params.id),
    createSynonym: ({ body, caller }) => createRecord(db, synonymKind, body, caller.userId),
    updateSynonym: ({ params, body, caller }) => updateRecord(db, synonymKind, params.id, body, caller.userId),
    removeSynonym: ({ params, body, caller }) => removeRecord(db, synonymKind, params.id, body.version, caller.userId),
  })
}

function registerPins(app: FastifyInstance, { db }: SearchStaffDeps): void {
  bindEndpoints(app, pinsStaffEndpoints, {
    listPins: ({ query }) => readPage('/api/admin/search/pins/', query, listPins(db, query.q, query), presentStaffPin),
    getPin: ({ params }) => getRecord(db, pinKind, params.id),
    createPin: ({ body, caller }) => createRecord(db, pinKind, body, caller.userId),
    updatePin: ({ params, body, caller }) => updateRecord(db, pinKind, params.id, body, caller.userId),
    removePin: ({ params, body, caller }) => removeRecord(db, pinKind, params.id, body.version, caller.userId),
  })
}

function registerRedirects(app: FastifyInstance, { db }: SearchStaffDeps): void {
  bindEndpoints(app, redirectsStaffEndpoints, {
    listRedirects: ({ query }) =>
      readPage('/api/admin/search/redirects/', query, listRedirects(db, query.q, query), presentStaffRedirect),
    getRedirect: ({ params }) => getRecord(db, redirectKind, params.id),
    createRedirect: ({ body, caller }) => createRecord(db, redirectKind, body, caller.userId),
    updateRedirect: ({ params, body, caller }) => updateRecord(db, redirectKind, params.id, body, caller.userId),
    removeRedirect: ({ params, body, caller }) =>
      removeRecord(db, redirectKind, params.id, body.version, caller.userId),
  })
}
