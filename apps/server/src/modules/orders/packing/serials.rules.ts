import { AppError } from '../../../errors.ts'
import type { OrderedLine } from '../orders.repository.ts'

/** The serial number of a packed unit. */
export type PackedSerial = { variant_id: number; serial: string }

/** How many units of the lines have no serial number although their products need one. */
export function countMissing(lines: readonly OrderedLine[], countOf: (line: OrderedLine) => number): number {
  return lines.reduce((sum, line) => sum + (line.needsSerials ? Math.max(0, line.quantity - countOf(line)) : 0), 0)
}

/**
 * Finds the line of each serial number.
 *
 * @throws AppError `validation_failed` for a variant that is not ordered, more numbers than units, or a number twice
 */
export function assignSerials<Line extends OrderedLine>(lines: readonly Line[], serials: readonly PackedSerial[]) {
  const assigned = serials.flatMap(({ variant_id, serial }) => {
    const line = lines.find(({ variantId }) => variantId === variant_id)
    return line ? [{ line, serial }] : []
  })
  const units = new Set(assigned.map(({ line, serial }) => `${line.productId} ${serial}`))
  const isTooMany = lines.some((line) => assigned.filter((each) => each.line === line).length > line.quantity)
  if (assigned.length < serials.length || units.size < assigned.length || isTooMany)
    throw new AppError('validation_failed', { fields: ['serials'] })
  return assigned
}
