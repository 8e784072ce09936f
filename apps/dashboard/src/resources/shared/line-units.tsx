import type { StaffOrder } from '@shop/contract/staff'
import { useState } from 'react'
import { LineName } from './line-name.tsx'
import { readUnits } from './read-number.ts'
import { UnitsField } from './units-field.tsx'

type Line = StaffOrder['lines'][number]

/** Units that are typed for a line of an order: from 0, as at first, to `max`, those that have not come back. `units` is null when they are none. */
type LineUnits = { line: Line; max: number; units: number | null; typed: string; type: (typed: string) => void }

/** Lets somebody type units of lines of an order; `LineUnitsFields` shows them. */
export function useLineUnits(lines: readonly Line[]): LineUnits[] {
  const [all, setAll] = useState<Readonly<Record<number, string>>>({})
  return lines.map((line) => {
    const max = line.quantity - line.returned
    const typed = all[line.variant_id] ?? '0'
    const type = (now: string) => setAll({ ...all, [line.variant_id]: now })
    return { line, max, units: readUnits(typed, max), typed, type }
  })
}

type Properties = { counts: readonly LineUnits[]; label: (values: { count: string }) => string }

/** A field for each line. */
export function LineUnitsFields({ counts, label }: Properties) {
  return counts.map(({ line, max, typed, type }) => (
    <div key={line.variant_id}>
      <LineName line={line} />
      <UnitsField label={label({ count: String(max) })} value={typed} max={max} onChange={type} />
    </div>
  ))
}
