import type { Db } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import type { Caller } from '../../../http/guard/access-tokens.ts'
import { insertStaffNote } from '../desk/orders.staff-repository.ts'
import { refuseSerial } from '../order-refusals.rules.ts'
import { listLines, type OrderRow } from '../orders.repository.ts'
import { showOrderNumber } from '../orders.rules.ts'
import { findSerialHolder, insertSerials } from './serials.repository.ts'
import { assignSerials, countMissing, type PackedSerial } from './serials.rules.ts'

/** `reason`: why units go without a serial number. */
export type PackedUnits = { serials: readonly PackedSerial[]; reason: string }

/**
 * Records the serial numbers of an order that is being packed. Of two orders with one unit, one gets it.
 *
 * @returns details for the audit log
 * @throws AppError `serials_missing` without a reason, or without `orders.write`; `serial_taken` (details: `serial`, `order`) while the
 * unit is in another order; the errors of `assignSerials`
 */
export async function recordSerials(
  tx: Db,
  caller: Caller,
  order: OrderRow,
  { serials, reason }: PackedUnits,
  now: Date,
): Promise<Record<string, string | number>> {
  const lines = await listLines(tx, [order.id])
  const assigned = assignSerials(lines, serials)
  const missing = countMissing(lines, (line) => assigned.filter((each) => each.line === line).length)
  if (missing > 0 && !caller.permissions.includes('orders.write')) throw new AppError('serials_missing')
  if (missing > 0 && reason === '') throw new AppError('serials_missing', { fields: ['reason'] })
  const stamp = { orderId: order.id, actorId: caller.userId, createdAt: now }
  const rows = assigned.map(({ line, serial }) => ({
    ...stamp,
    lineId: line.id,
    productId: line.productId,
    serial,
  }))
  const taken = await insertSerials(tx, rows)
  if (taken) throw refuseSerial(taken.serial, await nameHolder(tx, taken))
  if (missing > 0) await insertStaffNote(tx, { ...stamp, text: reason })
  return {
    ...(rows.length > 0 && { serials: rows.map(({ serial }) => serial).join(', ') }),
    ...(missing > 0 && { without_serial: missing }),
  }
}

async function nameHolder(tx: Db, { productId, serial }: { productId: number; serial: string }): Promise<string> {
  const number = await findSerialHolder(tx, productId, serial)
  return number === null ? '' : showOrderNumber(number)
}
