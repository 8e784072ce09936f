import { foldSku, type StaffOrder } from '@shop/contract/staff'

type Line = Pick<StaffOrder['lines'][number], 'variant_id' | 'sku' | 'quantity'>
/** How many units of each variant are in the parcel. */
export type PackedUnits = Readonly<Record<number, number>>
export type ScanResult = { kind: 'counted' | 'enough'; line: Line; done: number } | { kind: 'unknown' }

/**
 * Finds the line that a scan or typed SKU counts for. Colors of one product share its SKU: the first that still needs units counts.
 */
export function countScan(lines: readonly Line[], units: PackedUnits, typed: string): ScanResult {
  const sku = foldSku(typed)
  const matches = lines.filter((line) => foldSku(line.sku) === sku)
  const doneOf = (line: Line) => units[line.variant_id] ?? 0
  const open = matches.find((line) => doneOf(line) < line.quantity)
  if (open) return { kind: 'counted', line: open, done: doneOf(open) + 1 }
  const [line] = matches
  return line ? { kind: 'enough', line, done: doneOf(line) } : { kind: 'unknown' }
}

/** Whether every unit is in the parcel. */
export function isComplete(lines: readonly Line[], units: PackedUnits): boolean {
  return lines.every((line) => (units[line.variant_id] ?? 0) >= line.quantity)
}
