import type { UserId } from '@shop/contract'
import type { ProductTypeInput, StaffProductType } from '@shop/contract/staff'
import { type Db, inTransaction } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import { recordChange } from '../../audit/index.ts'
import { lockDefinitions } from '../facts/definitions-lock.repository.ts'
import * as table from './types.staff-repository.ts'

const entity = 'product_type'

/** @throws AppError `product_type_not_found` */
export async function getStaffType(db: Db, id: number): Promise<StaffProductType> {
  const record = await table.findType(db, id)
  if (!record) throw new AppError('product_type_not_found')
  return presentStaffType(record)
}

/** @throws AppError `key_taken`, `category_not_found` */
export async function createType(
  db: Db,
  { key, ...input }: ProductTypeInput & { key: string },
  actorId: UserId,
): Promise<StaffProductType> {
  return await inTransaction(db, async (tx) => {
    await lockDefinitions(tx, 'change')
    await checkCategory(tx, input)
    const id = await table.insertType(tx, key, toColumns(input), input.place)
    if (id === null) throw new AppError('key_taken', {}, ['key'])
    const made = await getStaffType(tx, id)
    await recordChange(tx, { actorId, action: 'created', entity, entityId: id, after: stateOf(made) })
    return made
  })
}

/** @throws AppError `product_type_not_found`, `version_conflict`, `category_not_found` */
export async function updateType(
  db: Db,
  id: number,
  { version, ...input }: ProductTypeInput & { version: number },
  actorId: UserId,
): Promise<StaffProductType> {
  return await inTransaction(db, async (tx) => {
    const before = await getStaffType(tx, id)
    await checkCategory(tx, input)
    const { place } = input
    const columns = { ...toColumns(input), ...(place !== null && { sortOrder: place }) }
    if (!(await table.updateType(tx, id, version, columns)))
      throw new AppError('version_conflict', { version: (await getStaffType(tx, id)).version })
    const after = await getStaffType(tx, id)
    const states = { before: stateOf(before), after: stateOf(after) }
    await recordChange(tx, { actorId, action: 'updated', entity, entityId: id, ...states })
    return after
  })
}

/** @throws AppError `product_type_not_found`, `version_conflict`, `product_type_in_use` */
export async function removeType(db: Db, id: number, version: number, actorId: UserId): Promise<StaffProductType> {
  return await inTransaction(db, async (tx) => {
    await lockDefinitions(tx, 'change')
    const before = await getStaffType(tx, id)
    if (before.version !== version) throw new AppError('version_conflict', { version: before.version })
    if (before.products_count > 0) throw new AppError('product_type_in_use', { products: before.products_count })
    await recordChange(tx, { actorId, action: 'removed', entity, entityId: id, before: stateOf(before) })
    await table.deleteType(tx, id)
    return before
  })
}

export function presentStaffType(record: table.TypeRecord): StaffProductType {
  const { clearanceSideMm: side, clearanceBackMm: back, clearanceTopMm: top } = record
  return {
    id: record.id,
    version: record.version,
    key: record.key,
    name: record.name,
    category: record.categoryId,
    clearance_mm: { side, back, top },
    minutes_a_day: record.minutesADay,
    place: record.sortOrder,
    products_count: record.productsCount,
    facts_count: record.factsCount,
    updated_at: record.updatedAt.toISOString(),
  }
}

async function checkCategory(tx: Db, { category }: ProductTypeInput): Promise<void> {
  const { categories } = await table.findUnknownScopes(tx, {
    types: [],
    categories: category === null ? [] : [category],
  })
  if (categories.length > 0) throw new AppError('category_not_found', {}, ['category'])
}

function toColumns({ name, category, clearance_mm, minutes_a_day }: ProductTypeInput): table.TypeColumns {
  return {
    nameEn: name.en,
    nameAr: name.ar,
    categoryId: category,
    clearanceSideMm: clearance_mm.side,
    clearanceBackMm: clearance_mm.back,
    clearanceTopMm: clearance_mm.top,
    minutesADay: minutes_a_day,
  }
}

function stateOf({ key, name, category, clearance_mm, minutes_a_day, place }: StaffProductType) {
  return { key, name, category, clearance_mm, minutes_a_day, place }
}
