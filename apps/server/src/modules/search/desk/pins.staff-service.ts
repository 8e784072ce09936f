import type { UserId } from '@shop/contract'
import type { PinInput, StaffPin } from '@shop/contract/staff'
import { type Db, inTransaction } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import { recordChange } from '../../audit/index.ts'
import { lockDesk } from './desk-lock.repository.ts'
import { foldFields } from './fold-terms.rules.ts'
import * as table from './pins.staff-repository.ts'

const entity = 'search_pin'

/** @throws AppError `search_rule_not_found` */
export async function getStaffPin(db: Db, id: number): Promise<StaffPin> {
  const record = await table.findPin(db, id)
  if (!record) throw new AppError('search_rule_not_found')
  return presentStaffPin(record)
}

/** @throws AppError `search_term_empty`, `search_term_taken`, `product_not_found`, each at its field */
export async function createPin(db: Db, input: PinInput, actorId: UserId): Promise<StaffPin> {
  return await inTransaction(db, async (tx) => {
    await lockDesk(tx)
    const pin = toPinColumns(input)
    await checkPinFree(tx, pin, null)
    const id = await table.insertPin(tx, pin)
    if (id === null) throw new AppError('product_not_found', {}, ['product'])
    const made = await getStaffPin(tx, id)
    await recordChange(tx, { actorId, action: 'created', entity, entityId: id, after: stateOf(made) })
    return made
  })
}

/** @throws AppError `search_rule_not_found`, `version_conflict`, `search_term_empty`, `search_term_taken`, `product_not_found` */
export async function updatePin(
  db: Db,
  id: number,
  { version, ...input }: PinInput & { version: number },
  actorId: UserId,
): Promise<StaffPin> {
  return await inTransaction(db, async (tx) => {
    await lockDesk(tx)
    const before = await getStaffPin(tx, id)
    if (before.version !== version) throw new AppError('version_conflict', { version: before.version })
    const pin = toPinColumns(input)
    await checkPinFree(tx, pin, id)
    if (!(await table.updatePin(tx, id, version, pin))) throw new AppError('product_not_found', {}, ['product'])
    const after = await getStaffPin(tx, id)
    const states = { before: stateOf(before), after: stateOf(after) }
    await recordChange(tx, { actorId, action: 'updated', entity, entityId: id, ...states })
    return after
  })
}

/** @throws AppError `search_rule_not_found`, `version_conflict` */
export async function removePin(db: Db, id: number, version: number, actorId: UserId): Promise<StaffPin> {
  return await inTransaction(db, async (tx) => {
    await lockDesk(tx)
    const before = await getStaffPin(tx, id)
    if (before.version !== version) throw new AppError('version_conflict', { version: before.version })
    await recordChange(tx, { actorId, action: 'removed', entity, entityId: id, before: stateOf(before) })
    await table.deletePin(tx, id)
    return before
  })
}

export function presentStaffPin({ productId, productName, updatedAt, ...rest }: table.PinRecord): StaffPin {
  return { ...rest, product: productId, product_name: productName, updated_at: updatedAt.toISOString() }
}

/** @throws AppError `search_term_empty` */
export function toPinColumns({ queries, product, place }: PinInput): table.PinColumns {
  return { queries, terms: foldFields({ queries }), productId: product, place }
}

async function checkPinFree(tx: Db, pin: table.PinColumns, id: number | null): Promise<void> {
  const taken = await table.findPinnedQuery(tx, pin, id)
  if (!taken) return
  const { term, name } = taken
  throw new AppError('search_term_taken', { term, name: name.en }, ['queries'], {}, { name })
}

function stateOf({ queries, product, place }: StaffPin) {
  return { queries, product, place }
}
