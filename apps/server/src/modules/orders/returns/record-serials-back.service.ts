import type { Db } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import { saveOtherSerials, saveSerialsBack } from '../packing/serials.repository.ts'
import type { ReturnLineRow, ReturnRecord } from './returns.repository.ts'

/** What came back of a line. */
export type SerialFinding = { variant_id: number; received: number; damaged: number; serials: readonly string[] }

/**
 * Records which units of a return came back. A serial number that is not of the line is recorded as another one, so that staff see it
 * before they refund.
 *
 * @returns details for the audit log
 * @throws AppError `serials_missing` unless each unit that came back has a serial number, as far as the line has units with one;
 * `validation_failed` for more numbers than units, or a number twice
 */
export async function recordSerialsBack(
  tx: Db,
  { row, lines }: ReturnRecord,
  findings: readonly SerialFinding[],
  now: Date,
): Promise<Record<string, string>> {
  const returned: string[] = []
  const others: string[] = []
  for (const line of lines) {
    const found = findings.find(({ variant_id }) => variant_id === line.variantId)
    if (!found) continue
    const serials = checkSerials(line, found)
    if (serials.length === 0) continue
    const own = await saveSerialsBack(tx, { lineId: line.lineId, serials, returnId: row.id, now })
    const other = serials.filter((serial) => !own.includes(serial))
    if (other.length > 0) await saveOtherSerials(tx, row.id, line.lineId, other)
    returned.push(...own)
    others.push(...other)
  }
  return {
    ...(returned.length > 0 && { serials: returned.join(', ') }),
    ...(others.length > 0 && { other_serials: others.join(', ') }),
  }
}

function checkSerials({ serials: packed }: ReturnLineRow, { serials, received }: SerialFinding): readonly string[] {
  const isTooMany = serials.length > received || new Set(serials).size < serials.length
  if (isTooMany) throw new AppError('validation_failed', { fields: ['lines'] })
  if (serials.length < Math.min(received, packed.length)) throw new AppError('serials_missing', { fields: ['lines'] })
  return serials
}
