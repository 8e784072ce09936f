import type { Db } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import type { Caller } from '../../../http/guard/access-tokens.ts'
import { insertStaffNote } from '../desk/orders.staff-repository.ts'
import { saveOtherSerials, saveSerialsBack } from '../packing/serials.repository.ts'
import type { ReturnRecord } from './returns.repository.ts'

/** What came back of a line. */
export type SerialFinding = { variant_id: number; received: number; damaged: number; serials: readonly string[] }

/**
 * Records which units of a return came back. A serial number that is not of the line is recorded as another one, so that staff see it
 * before they refund. A unit whose number cannot be read comes back without it, with a reason.
 *
 * @returns details for the audit log
 * @throws AppError `serials_missing` for a unit without a serial number, as far as the line has units with one, without a reason or
 * `orders.write`; `validation_failed` for more numbers than units, or a number twice
 */
export async function recordSerialsBack(
  tx: Db,
  caller: Caller,
  { row, lines }: ReturnRecord,
  { findings, reason, now }: { findings: readonly SerialFinding[]; reason: string; now: Date },
): Promise<Record<string, string | number>> {
  const returned: string[] = []
  const others: string[] = []
  let missing = 0
  for (const line of lines) {
    const found = findings.find(({ variant_id }) => variant_id === line.variantId)
    if (!found) continue
    const serials = checkSerials(found)
    missing += Math.max(0, Math.min(found.received, line.serials.length) - serials.length)
    if (serials.length === 0) continue
    const own = await saveSerialsBack(tx, { lineId: line.lineId, serials, returnId: row.id, now })
    const other = serials.filter((serial) => !own.includes(serial))
    if (other.length > 0) await saveOtherSerials(tx, row.id, line.lineId, other)
    returned.push(...own)
    others.push(...other)
  }
  if (missing > 0) {
    if (reason === '' || !caller.permissions.includes('orders.write'))
      throw new AppError('serials_missing', { fields: ['reason'] })
    await insertStaffNote(tx, { orderId: row.orderId, actorId: caller.userId, text: reason, createdAt: now })
  }
  return {
    ...(returned.length > 0 && { serials: returned.join(', ') }),
    ...(others.length > 0 && { other_serials: others.join(', ') }),
    ...(missing > 0 && { without_serial: missing }),
  }
}

function checkSerials({ serials, received }: SerialFinding): readonly string[] {
  const isTooMany = serials.length > received || new Set(serials).size < serials.length
  if (isTooMany) throw new AppError('validation_failed', { fields: ['lines'] })
  return serials
}
