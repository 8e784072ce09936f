import type { OrderId } from '@shop/contract'
import type { OrderAction } from '@shop/contract/staff'
import { type Db, inTransaction } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import type { Caller } from '../../../http/guard/access-tokens.ts'
import { recordChange } from '../../audit/index.ts'
import { findActorNames } from '../desk/orders.staff-repository.ts'
import { orderEntry } from '../desk/orders.staff-service.ts'
import { refuseStep, refuseTaken } from '../order-refusals.rules.ts'
import type { OrderDeps } from '../orders.deps.ts'
import { lockOrder, type OrderRow } from '../orders.repository.ts'
import { findTaken, lockNextToPack, type Packing, savePacking } from './packing.repository.ts'
import { type PackedUnits, recordSerials } from './record-serials.service.ts'
import { deleteSerials } from './serials.repository.ts'

export type PackingAction = Extract<OrderAction, 'take' | 'put_back' | 'pack' | 'unpack'>

/** The actions in the audit log. */
const auditActions: Readonly<Record<PackingAction, string>> = {
  take: 'taken',
  put_back: 'put_back',
  pack: 'packed',
  unpack: 'unpacked',
}

/** `version`: the one whose lines the caller packed; undefined when the caller saw none. */
type Packed = PackedUnits & { version?: number | undefined }

const nobody: Packing = { packerId: null, takenAt: null, packedAt: null }

/**
 * Notes who packs an order, or that it is packed. To repeat what is already so changes nothing.
 *
 * @throws AppError `order_not_found`; `order_step_refused` unless the order is `processing`; `order_taken` while a colleague packs it;
 * with `pack`, `version_conflict` when the order has changed since (details: the current `version`), and the errors of `recordSerials`
 */
export async function packOrder(
  deps: OrderDeps,
  caller: Caller,
  id: OrderId,
  action: PackingAction,
  { version, ...units }: Packed,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const order = await lockOrder(tx, id)
    if (!order) throw new AppError('order_not_found')
    if (order.status !== 'processing') throw refuseStep(order.status)
    const isColleagues = order.packerId !== null && order.packerId !== caller.userId
    // Somebody else may put an order back or unpack it, because its packer may have gone home.
    if ((action === 'take' || action === 'pack') && isColleagues) throw refuseTaken(await findPacker(tx, order))
    if (version !== undefined && version !== order.version)
      throw new AppError('version_conflict', { details: { version: order.version } })
    const packing = planPacking(order, caller, action, deps.readClock())
    if (packing === null) return
    await savePacking(tx, id, packing)
    // Who packs it again scans its units again.
    if (action === 'put_back' || action === 'unpack') await deleteSerials(tx, id)
    const after = action === 'pack' ? await recordSerials(tx, caller, order, units, deps.readClock()) : {}
    await recordChange(tx, {
      ...orderEntry(caller, id),
      action: auditActions[action],
      ...(Object.keys(after).length > 0 && { after }),
    })
  })
}

/** @returns null when nothing changes */
function planPacking(order: OrderRow, { userId }: Caller, action: PackingAction, now: Date): Packing | null {
  const { packerId, takenAt, packedAt } = order
  switch (action) {
    case 'take':
      return packerId === null ? { packerId: userId, takenAt: now, packedAt: null } : null
    case 'put_back':
      return packerId === null ? null : nobody
    case 'pack':
      return packedAt === null ? { packerId: userId, takenAt: takenAt ?? now, packedAt: now } : null
    case 'unpack':
      return packedAt === null ? null : { packerId, takenAt, packedAt: null }
  }
}

async function findPacker(tx: Db, { packerId }: OrderRow): Promise<string> {
  return packerId === null ? '' : ((await findActorNames(tx, [packerId])).get(packerId) ?? '')
}

/** Takes the next order for the caller. Two callers at the same time get two orders. @returns null when nothing is left to pack */
export async function takeNextOrder(deps: OrderDeps, caller: Caller): Promise<OrderId | null> {
  return await inTransaction(deps.db, async (tx) => {
    const taken = await findTaken(tx, caller.userId)
    if (taken !== null) return taken
    const id = await lockNextToPack(tx)
    if (id === null) return null
    await savePacking(tx, id, { packerId: caller.userId, takenAt: deps.readClock(), packedAt: null })
    await recordChange(tx, { ...orderEntry(caller, id), action: auditActions.take })
    return id
  })
}
