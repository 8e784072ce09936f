import { isSameDimension } from '@shop/contract'
import type { FactInput, StaffFact } from '@shop/contract/staff'
import type { Db } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import { presenting, type RemovableKind } from '../../audit/index.ts'
import { checkScopesExist } from '../types/check-scopes.service.ts'
import { lockDefinitions } from './definitions-lock.repository.ts'
import { factStateOf, presentStaffFact, toFactColumns } from './facts.staff-presenter.ts'
import * as table from './facts.staff-repository.ts'

/**
 * Checks throw `key_taken`, `product_type_not_found`, `category_not_found`; where products have values also `fact_in_use`,
 * `choice_in_use`, `fact_values_outside`; where offers are over them `fact_on_offer`.
 */
export const factKind: RemovableKind<StaffFact, FactInput, FactInput> = {
  entity: 'fact',
  missing: 'fact_not_found',
  lock: (tx) => lockDefinitions(tx, 'change'),
  stateOf: factStateOf,
  find: presenting(table.findFact, presentStaffFact),
  async insert(tx, input) {
    await checkInput(tx, input, null)
    const id = await table.insertFact(tx, toFactColumns(input), input.place)
    await saveParts(tx, id, input)
    return id
  },
  async update(tx, before, input) {
    const { id, version } = before
    checkUse(before, input)
    await checkOffers(tx, before, input)
    await checkInput(tx, input, id)
    const { place } = input
    const columns = { ...toFactColumns(input), ...(place !== null && { sortOrder: place }) }
    const isSaved = await table.updateFact(tx, id, version, columns)
    await saveParts(tx, id, input)
    await checkValues(tx, id)
    return isSaved
  },
  async remove(tx, { id, version, products_count: products }) {
    if (products > 0) throw new AppError('fact_in_use', { details: { products } })
    const { offers } = await table.countOffersOver(tx, id)
    if (offers > 0) throw new AppError('fact_on_offer', { details: { offers } })
    return await table.deleteFact(tx, id, version)
  },
}

async function checkInput(tx: Db, { key, types, categories }: FactInput, id: number | null): Promise<void> {
  if (await table.isFactKeyTaken(tx, key, id)) throw new AppError('key_taken', { fields: ['key'] })
  await checkScopesExist(tx, { types, categories })
}

async function saveParts(tx: Db, id: number, { choices, types, categories }: FactInput): Promise<void> {
  await table.saveChoices(tx, id, choices)
  await table.saveScopes(tx, id, { types, categories })
}

/** Stored values depend on the key, kind, dimension and choices of their fact. */
function checkUse(before: StaffFact, input: FactInput): void {
  const products = before.products_count
  if (products === 0) return
  const changed = {
    key: before.key !== input.key,
    kind: before.kind !== input.kind,
    unit: !isSameDimension(before.unit, input.unit),
  }
  const fields = Object.entries(changed).flatMap(([field, isChanged]) => (isChanged ? [field] : []))
  if (fields.length > 0) throw new AppError('fact_in_use', { details: { products }, fields })
  const left = new Set(input.choices.map(({ key }) => key))
  const missing = before.choices.find(({ key, products_count }) => products_count > 0 && !left.has(key))
  if (missing)
    throw new AppError('choice_in_use', {
      details: { choice: missing.key, products: missing.products_count },
      fields: ['choices'],
    })
}

/** An offer that is over stays as the proof of what was struck through, with what it was over. */
async function checkOffers(tx: Db, before: StaffFact, input: FactInput): Promise<void> {
  const { offers, choices } = await table.countOffersOver(tx, before.id)
  if (offers === 0) return
  const left = new Set(input.choices.map(({ key }) => key))
  const changed = {
    kind: before.kind !== input.kind,
    unit: !isSameDimension(before.unit, input.unit),
    choices: choices.some((key) => !left.has(key)),
  }
  const fields = Object.entries(changed).flatMap(([field, isChanged]) => (isChanged ? [field] : []))
  if (fields.length > 0) throw new AppError('fact_on_offer', { details: { offers }, fields })
}

async function checkValues(tx: Db, id: number): Promise<void> {
  const outside = await table.countValuesOutside(tx, id)
  if (outside.bounds > 0)
    throw new AppError('fact_values_outside', { details: { products: outside.bounds }, fields: ['min', 'max'] })
  if (outside.scope > 0)
    throw new AppError('fact_values_outside', { details: { products: outside.scope }, fields: ['types', 'categories'] })
}
