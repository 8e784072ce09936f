import type { UserId } from '@shop/contract'
import type { RedirectInput, StaffRedirect } from '@shop/contract/staff'
import { type Db, inTransaction } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import { recordChange } from '../../audit/index.ts'
import { lockDesk } from './desk-lock.repository.ts'
import { foldFields } from './fold-terms.rules.ts'
import * as table from './redirects.staff-repository.ts'

const entity = 'search_redirect'

/** @throws AppError `search_rule_not_found` */
export async function getStaffRedirect(db: Db, id: number): Promise<StaffRedirect> {
  const record = await table.findRedirect(db, id)
  if (!record) throw new AppError('search_rule_not_found')
  return presentStaffRedirect(record)
}

/** @throws AppError `search_term_empty`, `search_term_taken`, at the queries */
export async function createRedirect(db: Db, input: RedirectInput, actorId: UserId): Promise<StaffRedirect> {
  return await inTransaction(db, async (tx) => {
    await lockDesk(tx)
    const columns = toRedirectColumns(input)
    await checkQueriesFree(tx, columns.terms, null)
    const made = await getStaffRedirect(tx, await table.insertRedirect(tx, columns))
    await recordChange(tx, { actorId, action: 'created', entity, entityId: made.id, after: stateOf(made) })
    return made
  })
}

/** @throws AppError `search_rule_not_found`, `version_conflict`, `search_term_empty`, `search_term_taken` */
export async function updateRedirect(
  db: Db,
  id: number,
  { version, ...input }: RedirectInput & { version: number },
  actorId: UserId,
): Promise<StaffRedirect> {
  return await inTransaction(db, async (tx) => {
    await lockDesk(tx)
    const before = await getStaffRedirect(tx, id)
    if (before.version !== version) throw new AppError('version_conflict', { version: before.version })
    const columns = toRedirectColumns(input)
    await checkQueriesFree(tx, columns.terms, id)
    await table.updateRedirect(tx, id, version, columns)
    const after = await getStaffRedirect(tx, id)
    const states = { before: stateOf(before), after: stateOf(after) }
    await recordChange(tx, { actorId, action: 'updated', entity, entityId: id, ...states })
    return after
  })
}

/** @throws AppError `search_rule_not_found`, `version_conflict` */
export async function removeRedirect(db: Db, id: number, version: number, actorId: UserId): Promise<StaffRedirect> {
  return await inTransaction(db, async (tx) => {
    await lockDesk(tx)
    const before = await getStaffRedirect(tx, id)
    if (before.version !== version) throw new AppError('version_conflict', { version: before.version })
    await recordChange(tx, { actorId, action: 'removed', entity, entityId: id, before: stateOf(before) })
    await table.deleteRedirect(tx, id)
    return before
  })
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
  if (taken) throw new AppError('search_term_taken', taken, ['queries'])
}

function stateOf({ queries, path }: StaffRedirect) {
  return { queries, path }
}
