import type { UserId } from '@shop/contract'
import type { Carrier, CarrierInput } from '@shop/contract/staff'
import { type Db, inTransaction } from '../../database/client.ts'
import { AppError } from '../../errors.ts'
import { recordChange } from '../audit/index.ts'
import * as table from './carriers.repository.ts'
import type { CourierDriver } from './drivers/courier-driver.types.ts'

const entity = 'carrier'

/** @throws AppError `not_found` */
export async function getCarrier(db: Db, id: number): Promise<Carrier> {
  const row = await table.findCarrier(db, id)
  if (!row) throw new AppError('not_found')
  return presentCarrier(row)
}

/** @throws AppError `carrier_not_possible` for an API without its settings, or a second account with it */
export async function createCarrier(
  { db, driver }: { db: Db; driver: CourierDriver | null },
  { kind, ...input }: CarrierInput,
  actorId: UserId,
): Promise<Carrier> {
  if (kind !== 'csv' && driver?.name !== kind) throw new AppError('carrier_not_possible', {}, ['kind'])
  return await inTransaction(db, async (tx) => {
    const id = await table.insertCarrier(tx, { ...toColumns(input), kind })
    if (id === null) throw new AppError('carrier_not_possible', {}, ['kind'])
    const created = await getCarrier(tx, id)
    await recordChange(tx, { actorId, action: 'created', entity, entityId: id, after: stateOf(created) })
    return created
  })
}

/** @throws AppError `not_found`, `version_conflict` (details: the current `version`) */
export async function updateCarrier(
  db: Db,
  id: number,
  { version, ...input }: Omit<CarrierInput, 'kind'> & { version: number },
  actorId: UserId,
): Promise<Carrier> {
  return await inTransaction(db, async (tx) => {
    const before = await getCarrier(tx, id)
    const isSaved = await table.updateCarrier(tx, id, version, toColumns(input))
    const after = await getCarrier(tx, id)
    if (!isSaved) throw new AppError('version_conflict', { version: after.version })
    const states = { before: stateOf(before), after: stateOf(after) }
    await recordChange(tx, { actorId, action: 'updated', entity, entityId: id, ...states })
    return after
  })
}

export function presentCarrier({ trackingPattern, isActive, updatedAt, ...row }: table.CarrierRow): Carrier {
  return { ...row, tracking_pattern: trackingPattern, is_active: isActive, updated_at: updatedAt.toISOString() }
}

function toColumns({ name, tracking_pattern, is_active }: Omit<CarrierInput, 'kind'>): table.CarrierColumns {
  return { nameEn: name.en, nameAr: name.ar, trackingPattern: tracking_pattern, isActive: is_active }
}

function stateOf({ name, kind, tracking_pattern, is_active }: Carrier) {
  return { name_en: name.en, name_ar: name.ar, kind, tracking_pattern, is_active }
}
