import type { Language, OrderId } from '@shop/contract'
import { mayTakeStep, type OrderAction, permissionOfUndo, type WorkResult } from '@shop/contract/staff'
import { AppError } from '../../../errors.ts'
import { describeRefusal } from '../../../http/errors/describe-refusal.ts'
import type { Caller } from '../../../http/guard/access-tokens.ts'
import { findOrderSummaries } from '../desk/orders.staff-repository.ts'
import { takeStaffStep } from '../desk/take-staff-step.service.ts'
import { undoStep } from '../desk/undo-step.service.ts'
import type { OrderDeps } from '../orders.deps.ts'
import { showOrderNumber } from '../orders.rules.ts'
import { packOrder } from './packing.service.ts'
import type { PackedSerial } from './serials.rules.ts'

export type OrderWork = {
  action: OrderAction
  orders: readonly OrderId[]
  reason: string
  /** With `ship`: who takes all of them. */
  carrier_id?: number | undefined
  tracking_numbers: readonly { order: OrderId; tracking_number: string }[]
  /** With `pack`: the serial numbers of the units. */
  serials: readonly (PackedSerial & { order: OrderId })[]
  /** With `pack`: the versions of the orders that the caller saw. */
  versions: readonly { order: OrderId; version: number }[]
}

/**
 * Does the same with many orders, each in its own transaction: what is right is done, what is refused is reported.
 *
 * @throws AppError `forbidden` when the role may not do this with any order; `validation_failed`
 */
export async function workOnOrders(
  deps: OrderDeps,
  caller: Caller,
  work: OrderWork,
  language: Language,
): Promise<WorkResult> {
  const { action, orders } = work
  checkPermission(caller, action)
  checkFields(work)
  const numbers = new Map((await findOrderSummaries(deps.db, orders)).map((order) => [order.id, order.number]))
  const refused: WorkResult['refused'] = []
  // One after the other: the calls of others must get connections, too.
  for (const id of orders) {
    try {
      await workOn(deps, caller, id, work)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      const number = numbers.get(id)
      const { code } = error
      refused.push({
        id,
        number: number ? showOrderNumber(number) : null,
        code,
        detail: describeRefusal(error, language),
      })
    }
  }
  return { done: orders.length - refused.length, refused }
}

function checkPermission({ permissions }: Caller, action: OrderAction): void {
  const may =
    action === 'deliver'
      ? mayTakeStep(permissions, action, { status: 'in_transit', payment_status: 'unpaid' })
      : permissions.includes(action === 'undo_deliver' ? permissionOfUndo('deliver') : 'orders.fulfil')
  if (!may) throw new AppError('forbidden')
}

/** @throws AppError `validation_failed` for fields of another action, tracking numbers without a carrier, serial numbers or versions of another order */
function checkFields({ action, orders, carrier_id, tracking_numbers: numbers, serials, versions }: OrderWork): void {
  if (carrier_id !== undefined && action !== 'ship') throw new AppError('validation_failed', { fields: ['carrier_id'] })
  if (numbers.length > 0 && carrier_id === undefined)
    throw new AppError('validation_failed', { fields: ['tracking_numbers'] })
  const packed: Record<string, readonly { order: OrderId }[]> = { serials, versions }
  for (const [field, entries] of Object.entries(packed)) {
    const isOfOrders = entries.every(({ order }) => orders.includes(order))
    if (entries.length > 0 && (action !== 'pack' || !isOfOrders))
      throw new AppError('validation_failed', { fields: [field] })
  }
}

async function workOn(
  deps: OrderDeps,
  caller: Caller,
  id: OrderId,
  { action, reason, carrier_id, tracking_numbers: numbers, serials, versions }: OrderWork,
): Promise<void> {
  switch (action) {
    case 'ship':
      return await takeStaffStep(deps, caller, id, {
        step: 'ship',
        from: 'processing',
        reason,
        ...plainStep,
        ...(carrier_id !== undefined && {
          parcel: { carrier_id, tracking_number: numbers.find(({ order }) => order === id)?.tracking_number ?? null },
        }),
      })
    case 'deliver':
      return await takeStaffStep(deps, caller, id, { step: 'deliver', from: 'in_transit', reason: '', ...plainStep })
    case 'undo_ship':
      return await undoStep(deps, caller, id, 'ship')
    case 'undo_deliver':
      return await undoStep(deps, caller, id, 'deliver')
    default:
      return await packOrder(deps, caller, id, action, {
        serials: serials.filter(({ order }) => order === id),
        reason,
        version: versions.find(({ order }) => order === id)?.version,
      })
  }
}

/** A step without a note to the shopper; cash stays with the courier until it is counted. */
const plainStep = { note: '', cash_received: false, damaged: [] }
