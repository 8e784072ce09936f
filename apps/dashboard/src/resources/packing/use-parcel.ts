import type { StaffOrder } from '@shop/contract/staff'
import { useState } from 'react'
import { useMessages } from '../../i18n/language.tsx'
import { useDraft } from '../../ui/forms/use-draft.ts'
import { isComplete, type PackedUnits } from './count-units.ts'
import { packingMessages } from './packing.messages.ts'
import { countAll, type Parcel, scanUnit, type UnitScan } from './scan-unit.ts'

type Line = StaffOrder['lines'][number]
type Said = { severity: 'success' | 'warning' | 'error'; text: string }

const nothing: Parcel = { units: {}, serials: {}, awaited: null }

/** What is in the parcel of this version of an order, also after a reload; what was said of the last scan, and what is missing. */
export function useParcel({ id, version, lines }: Pick<StaffOrder, 'id' | 'version' | 'lines'>) {
  const t = useMessages(packingMessages)
  const [parcel, setParcel, clear] = useDraft(`parcel ${id} ${version}`, nothing)
  const [said, setSaid] = useState<Said | null>(null)
  const packed = countAll(lines, parcel)

  function scan(typed: string): void {
    const found = scanUnit(lines, parcel, typed)
    if (found.kind === 'counted')
      setParcel({ ...parcel, units: { ...parcel.units, [found.line.variant_id]: found.done } })
    if (found.kind === 'awaits') setParcel({ ...parcel, awaited: found.line.variant_id })
    if (found.kind === 'serial') {
      const { variant_id } = found.line
      const serials = [...(parcel.serials[variant_id] ?? []), found.serial]
      setParcel({ ...parcel, serials: { ...parcel.serials, [variant_id]: serials }, awaited: null })
    }
    setSaid(describe(found, typed))
  }

  /** Counts by hand: a unit with a serial number comes in by its number alone. */
  function count(line: Line, done: number): void {
    const { variant_id, needs_serials, sku } = line
    const serials = parcel.serials[variant_id] ?? []
    if (!needs_serials) setParcel({ ...parcel, units: { ...parcel.units, [variant_id]: done } })
    else if (done > serials.length) {
      setSaid({ severity: 'success', text: t.awaits({ sku }) })
      setParcel({ ...parcel, awaited: variant_id })
    } else setParcel({ ...parcel, serials: { ...parcel.serials, [variant_id]: serials.slice(0, done) } })
  }

  function describe(found: UnitScan, sku: string): Said {
    if (found.kind === 'unknown') return { severity: 'error', text: t.notInOrder({ sku }) }
    if (found.kind === 'repeated') return { severity: 'warning', text: t.repeated({ serial: found.serial }) }
    if (found.kind === 'unclear') return { severity: 'warning', text: t.unclear }
    if (found.kind === 'awaits') return { severity: 'success', text: t.awaits({ sku: found.line.sku }) }
    const { line, done } = found
    if (found.kind === 'enough') return { severity: 'warning', text: t.enough({ sku: line.sku }) }
    const numbers = { done: String(done), count: String(line.quantity) }
    if (found.kind === 'serial') return { severity: 'success', text: t.serialIn({ serial: found.serial, ...numbers }) }
    return { severity: 'success', text: t.counted({ sku: line.sku, ...numbers }) }
  }

  return { parcel, packed, lacks: findLack(lines, packed), said, scan, count, clear }
}

/** What is missing: units, or only units whose serial number is not known; null when the parcel is complete. */
function findLack(lines: readonly Line[], packed: PackedUnits): 'units' | 'serials' | null {
  if (isComplete(lines, packed)) return null
  const others = lines.filter(({ needs_serials }) => !needs_serials)
  return isComplete(others, packed) ? 'serials' : 'units'
}
