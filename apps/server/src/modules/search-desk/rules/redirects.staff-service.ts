import type { RedirectInput, StaffRedirect } from '@shop/contract/staff'
import type { Db } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import { presenting, type RemovableKind } from '../../audit/index.ts'
import { lockDesk } from '../desk-lock.repository.ts'
import { foldFields } from '../fold-terms.rules.ts'
import * as table from './redirects.staff-repository.ts'

/** Checks throw `search_term_empty`, `search_term_taken`, at the queries. */
export const redirectKind: RemovableKind<StaffRedirect, RedirectInput, RedirectInput> = {
  entity: 'search_redirect',
  missing: 'search_rule_not_found',
  lock: lockDesk,
  stateOf: ({ queries, path }) => ({ queries, path }),
  find: presenting(table.findRedirect, presentStaffRedirect),
  async insert(tx, input) {
    const columns = toRedirectColumns(input)
    await checkQueriesFree(tx, columns.terms, null)
    return await table.insertRedirect(tx, columns)
  },
  async update(tx, { id, version }, input) {
    const columns = toRedirectColumns(input)
    await checkQueriesFree(tx, columns.terms, id)
    return await table.updateRedirect(tx, id, version, columns)
  },
  remove: (tx, { id, version }) => table.deleteRedirect(tx, id, version),
}

export function presentStaffRedirect({ updatedAt, ...rest }: table.RedirectRecord): StaffRedirect {
  return { ...rest, updated_at: updatedAt.toISOString() }
}

/** @throws AppError `search_term_empty` */
export function toRedirectColumns({ queries, path }: RedirectInput): table.RedirectColumns {
  return { queries, terms: foldFields({ queries }), path }
}

async function checkQueriesFree(tx: Db, terms: readonly string[], id: number | null): Promise<void> {
  const taken = await table.findRedirectedQuery(tx, terms, id)
  if (taken) throw new AppError('search_term_taken', { details: taken, fields: ['queries'] })
}
