import { isSameDimension, type UserId } from '@shop/contract'
import type { FactInput, StaffFact } from '@shop/contract/staff'
import { type Db, inTransaction } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import { recordChange } from '../../audit/index.ts'
import { checkScopesExist } from '../types/check-scopes.service.ts'
import { lockDefinitions } from './definitions-lock.repository.ts'
import { auditStateOf, presentStaffFact, toFactColumns } from './facts.staff-presenter.ts'
import * as table from './facts.staff-repository.ts'

const entity = 'fact'

/** @throws AppError `fact_not_found` */
export async function getStaffFact(db: Db, id: number): Promise<StaffFact> {
  const record = await table.findFact(db, id)
  if (!record) throw new AppError('fact_not_found')
  return presentStaffFact(record)
}

/** @throws AppError `key_taken`, `product_type_not_found`, `category_not_found` */
export async function createFact(db: Db, input: FactInput, actorId: UserId): Promise<StaffFact> {
  return await inTransaction(db, async (tx) => {
    await lockDefinitions(tx, 'change')
    await checkInput(tx, input, null)
    const id = await table.insertFact(tx, toFactColumns(input), input.place)
    await saveParts(tx, id, input)
    const made = await getStaffFact(tx, id)
    await recordChange(tx, { actorId, action: 'created', entity, entityId: id, after: auditStateOf(made) })
    return made
  })
}

/**
 * @throws AppError `fact_not_found`, `version_conflict`, `key_taken`, `product_type_not_found`, `category_not_found`; where products
 *   have values: `fact_in_use`, `choice_in_use`, `fact_values_outside`
 */
export async function updateFact(
  db: Db,
  id: number,
  { version, ...input }: FactInput & { version: number },
  actorId: UserId,
): Promise<StaffFact> {
  return await inTransaction(db, async (tx) => {
    await lockDefinitions(tx, 'change')
    const before = await getStaffFact(tx, id)
    if (before.version !== version) throw new AppError('version_conflict', { version: before.version })
    checkUse(before, input)
    await checkInput(tx, input, id)
    const { place } = input
    await table.updateFact(tx, id, version, { ...toFactColumns(input), ...(place !== null && { sortOrder: place }) })
    await saveParts(tx, id, input)
    await checkValues(tx, id)
    const after = await getStaffFact(tx, id)
    const states = { before: auditStateOf(before), after: auditStateOf(after) }
    await recordChange(tx, { actorId, action: 'updated', entity, entityId: id, ...states })
    return after
  })
}

/** @throws AppError `fact_not_found`, `version_conflict`, `fact_in_use` */
export async function removeFact(db: Db, id: number, version: number, actorId: UserId): Promise<StaffFact> {
  return await inTransaction(db, async (tx) => {
    await lockDefinitions(tx, 'change')
    const before = await getStaffFact(tx, id)
    if (before.version !== version) throw new AppError('version_conflict', { version: before.version })
    if (before.products_count > 0) throw new AppError('fact_in_use', { products: before.products_count })
    await recordChange(tx, { actorId, action: 'removed', entity, entityId: id, before: auditStateOf(before) })
    await table.deleteFact(tx, id, version)
    return before
  })
}

async function checkInput(tx: Db, { key, types, categories }: FactInput, id: number | null): Promise<void> {
  if (await table.isFactKeyTaken(tx, key, id)) throw new AppError('key_taken', {}, ['key'])
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
  if (fields.length > 0) throw new AppError('fact_in_use', { products }, fields)
  const left = new Set(input.choices.map(({ key }) => key))
  const missing = before.choices.find(({ key, products_count }) => products_count > 0 && !left.has(key))
  if (missing)
    throw new AppError('choice_in_use', { choice: missing.key, products: missing.products_count }, ['choices'])
}

async function checkValues(tx: Db, id: number): Promise<void> {
  const outside = await table.countValuesOutside(tx, id)
  if (outside.bounds > 0) throw new AppError('fact_values_outside', { products: outside.bounds }, ['min', 'max'])
  if (outside.scope > 0) throw new AppError('fact_values_outside', { products: outside.scope }, ['types', 'categories'])
}
