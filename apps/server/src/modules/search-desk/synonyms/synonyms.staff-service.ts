import type { StaffSynonym, SynonymInput } from '@shop/contract/staff'
import type { Db } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import { presenting, type RemovableKind } from '../../audit/index.ts'
import { lockDesk } from '../desk-lock.repository.ts'
import { fieldsWith, foldFields } from '../fold-terms.rules.ts'
import * as table from './synonyms.staff-repository.ts'

/** Checks throw `search_term_taken`, `search_term_empty`, `product_type_not_found`, each at its field. */
export const synonymKind: RemovableKind<StaffSynonym, SynonymInput, SynonymInput> = {
  entity: 'search_synonym',
  missing: 'search_rule_not_found',
  lock: lockDesk,
  stateOf: ({ english, arabic, franco, is_appliance, types, near_types }) => {
    return { english, arabic, franco, is_appliance, types, near_types }
  },
  find: presenting(table.findSynonym, presentStaffSynonym),
  async insert(tx, input) {
    const columns = toSynonymColumns(input)
    await checkTermsFree(tx, input, columns.terms, null)
    await checkTypes(tx, input)
    return await table.insertSynonym(tx, columns)
  },
  /** A term that the group shares with another since before may stay. */
  async update(tx, { id, version }, input) {
    const columns = toSynonymColumns(input)
    const known = new Set(await table.readTerms(tx, id))
    const added = columns.terms.filter((term) => !known.has(term))
    await checkTermsFree(tx, input, added, id)
    await checkTypes(tx, input)
    return await table.updateSynonym(tx, id, version, columns)
  },
  remove: (tx, { id, version }) => table.deleteSynonym(tx, id, version),
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
  if (taken)
    throw new AppError('search_term_taken', {
      details: taken,
      fields: fieldsWith({ english, arabic, franco }, taken.term),
    })
}

async function checkTypes(tx: Db, { types, near_types }: SynonymInput): Promise<void> {
  const unknown = new Set(await table.findUnknownTypes(tx, [...types, ...near_types]))
  const fields = Object.entries({ types, near_types }).flatMap(([field, keys]) =>
    keys.some((key) => unknown.has(key)) ? [field] : [],
  )
  if (fields.length > 0) throw new AppError('product_type_not_found', { fields })
}
