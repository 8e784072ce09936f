import type { ProductTypeInput, StaffProductType } from '@shop/contract/staff'
import type { Db } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import { presenting, type RemovableKind } from '../../audit/index.ts'
import { lockDefinitions } from '../facts/definitions-lock.repository.ts'
import * as table from './types.staff-repository.ts'

type NewType = ProductTypeInput & { key: string }

/** Checks throw `key_taken`, `category_not_found`; removing `product_type_in_use`. */
export const typeKind: RemovableKind<StaffProductType, NewType, ProductTypeInput> = {
  entity: 'product_type',
  missing: 'product_type_not_found',
  lock: (tx) => lockDefinitions(tx, 'change'),
  stateOf: ({ key, name, category, clearance_mm, minutes_a_day, place }) => {
    return { key, name, category, clearance_mm, minutes_a_day, place }
  },
  find: presenting(table.findType, presentStaffType),
  async insert(tx, { key, ...input }) {
    await checkCategory(tx, input)
    const id = await table.insertType(tx, key, toColumns(input), input.place)
    if (id === null) throw new AppError('key_taken', { fields: ['key'] })
    return id
  },
  async update(tx, { id, version }, input) {
    await checkCategory(tx, input)
    const { place } = input
    const columns = { ...toColumns(input), ...(place !== null && { sortOrder: place }) }
    return await table.updateType(tx, id, version, columns)
  },
  async remove(tx, { id, version, products_count: products }) {
    if (products > 0) throw new AppError('product_type_in_use', { details: { products } })
    return await table.deleteType(tx, id, version)
  },
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
  if (categories.length > 0) throw new AppError('category_not_found', { fields: ['category'] })
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
