import type { UserId } from '@shop/contract'
import type { StaffSynonym, SynonymInput } from '@shop/contract/staff'
import { type Db, inTransaction } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import { recordChange } from '../../audit/index.ts'
import { lockDesk } from './desk-lock.repository.ts'
import { fieldsWith, foldFields } from './fold-terms.rules.ts'
import * as table from './synonyms.staff-repository.ts'

const entity = 'search_synonym'

/** @throws AppError `search_rule_not_found` */
export async function getStaffSynonym(db: Db, id: number): Promise<StaffSynonym> {
  const record = await table.findSynonym(db, id)
  if (!record) throw new AppError('search_rule_not_found')
  return presentStaffSynonym(record)
}

/** @throws AppError `search_term_taken`, `search_term_empty`, `product_type_not_found`, each at its field */
export async function createSynonym(db: Db, input: SynonymInput, actorId: UserId): Promise<StaffSynonym> {
  return await inTransaction(db, async (tx) => {
    await lockDesk(tx)
    const columns = toSynonymColumns(input)
    await checkTermsFree(tx, input, columns.terms, null)
    await checkTypes(tx, input)
    const made = await getStaffSynonym(tx, await table.insertSynonym(tx, columns))
    await recordChange(tx, { actorId, action: 'created', entity, entityId: made.id, after: stateOf(made) })
    return made
  })
}

/**
 * A term that the group shares with another since before may stay.
 *
 * @throws AppError `search_rule_not_found`, `version_conflict`, `search_term_taken`, `search_term_empty`, `product_type_not_found`
 */
export async function updateSynonym(
  db: Db,
  id: number,
  { version, ...input }: SynonymInput & { version: number },
  actorId: UserId,
): Promise<StaffSynonym> {
  return await inTransaction(db, async (tx) => {
    await lockDesk(tx)
    const before = await getStaffSynonym(tx, id)
    if (before.version !== version) throw new AppError('version_conflict', { version: before.version })
    const columns = toSynonymColumns(input)
    const known = new Set(await table.readTerms(tx, id))
    const added = columns.terms.filter((term) => !known.has(term))
    await checkTermsFree(tx, input, added, id)
    await checkTypes(tx, input)
    await table.updateSynonym(tx, id, version, columns)
    const after = await getStaffSynonym(tx, id)
    const states = { before: stateOf(before), after: stateOf(after) }
    await recordChange(tx, { actorId, action: 'updated', entity, entityId: id, ...states })
    return after
  })
}

/** @throws AppError `search_rule_not_found`, `version_conflict` */
export async function removeSynonym(db: Db, id: number, version: number, actorId: UserId): Promise<StaffSynonym> {
  return await inTransaction(db, async (tx) => {
    await lockDesk(tx)
    const before = await getStaffSynonym(tx, id)
    if (before.version !== version) throw new AppError('version_conflict', { version: before.version })
    await recordChange(tx, { actorId, action: 'removed', entity, entityId: id, before: stateOf(before) })
    await table.deleteSynonym(tx, id)
    return before
  })
}

export function presentStaffSynonym(record: table.SynonymRecord): StaffSynonym {
  const { isAppliance, nearTypes, updatedAt, ...rest } = record
  return { ...rest, is_appliance: isAppliance, near_types: nearTypes, updated_at: updatedAt.toISOString() }
}

/** @throws AppError `search_term_empty`, at the field */
export function toSynonymColumns(input: SynonymInput): table.SynonymColumns {
  const { english, arabic, franco, is_appliance, types, near_types } = input
  const terms = foldFields({ english, arabic, franco })
  return { english, arabic, franco, terms, isAppliance: is_appliance, types, nearTypes: near_types }
}

async function checkTermsFree(tx: Db, input: SynonymInput, terms: string[], id: number | null): Promise<void> {
  const taken = await table.findTakenTerm(tx, terms, id)
  const { english, arabic, franco } = input
  if (taken) throw new AppError('search_term_taken', taken, fieldsWith({ english, arabic, franco }, taken.term))
}

async function checkTypes(tx: Db, { types, near_types }: SynonymInput): Promise<void> {
  const unknown = new Set(await table.findUnknownTypes(tx, [...types, ...near_types]))
  const fields = Object.entries({ types, near_types }).flatMap(([field, keys]) =>
    keys.some((key) => unknown.has(key)) ? [field] : [],
  )
  if (fields.length > 0) throw new AppError('product_type_not_found', {}, fields)
}

function stateOf({ english, arabic, franco, is_appliance, types, near_types }: StaffSynonym) {
  return { english, arabic, franco, is_appliance, types, near_types }
}
