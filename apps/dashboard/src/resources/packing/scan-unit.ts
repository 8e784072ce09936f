import { parseSerialNumber, type StaffOrder } from '@shop/contract/staff'
import { countScan, type PackedUnits, type ScanResult } from './count-units.ts'

type Line = Pick<StaffOrder['lines'][number], 'variant_id' | 'sku' | 'quantity' | 'needs_serials'>
/** The serial numbers of the packed units of each variant. */
export type PackedSerials = Readonly<Record<number, readonly string[]>>
/** `awaited`: the variant whose serial number comes next. */
export type Parcel = { units: PackedUnits; serials: PackedSerials; awaited: number | null }
export type UnitScan =
  | ScanResult
  | { kind: 'awaits'; line: Line }
  | { kind: 'serial'; line: Line; serial: string; done: number }
  | { kind: 'repeated'; serial: string }
  | { kind: 'unclear'; serial: string }

/** How many units of a line are in the parcel: one with serial numbers has as many units as numbers. */
function countPacked({ variant_id, needs_serials }: Line, { units, serials }: Parcel): number {
  return needs_serials ? (serials[variant_id]?.length ?? 0) : (units[variant_id] ?? 0)
}

/** All units of a parcel, by variant. */
export function countAll(lines: readonly Line[], parcel: Parcel): PackedUnits {
  return Object.fromEntries(lines.map((line) => [line.variant_id, countPacked(line, parcel)]))
}

/**
 * Tells what a scan means. A SKU of the order counts a unit, or asks for its serial number. Anything else that can be a serial number
 * belongs to the awaited line, or to the only one that still needs numbers.
 */
export function scanUnit(lines: readonly Line[], parcel: Parcel, typed: string): UnitScan {
  const found = countScan(lines, countAll(lines, parcel), typed)
  if (found.kind !== 'unknown') {
    const line = lines.find(({ variant_id }) => variant_id === found.line.variant_id)
    return found.kind === 'counted' && line?.needs_serials ? { kind: 'awaits', line } : found
  }
  const serial = parseSerialNumber(typed)
  const open = lines.filter((line) => line.needs_serials && countPacked(line, parcel) < line.quantity)
  if (serial === null) return found
  if (Object.values(parcel.serials).some((packed) => packed.includes(serial))) return { kind: 'repeated', serial }
  const [first, ...others] = open
  if (!first) return found
  const line = open.find(({ variant_id }) => variant_id === parcel.awaited) ?? (others.length === 0 ? first : undefined)
  return line ? { kind: 'serial', line, serial, done: countPacked(line, parcel) + 1 } : { kind: 'unclear', serial }
}
