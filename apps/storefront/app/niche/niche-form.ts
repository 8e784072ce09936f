import type { Typed } from '../ui/forms/use-form.ts'
import { type Niche, nicheSides, readCentimetres } from './niche.ts'

/** The fields of a niche, in centimetres, with their checks. */
export const nicheChecks = { width: checkLength, height: checkLength, depth: checkLength }

/** Reads the typed fields of a niche; null when one of them holds no length. */
export function readNiche(typed: Typed): Niche | null {
  const [width, height, depth] = nicheSides.map((side) => readCentimetres(typed[side] ?? ''))
  return width && height && depth ? { width, height, depth } : null
}

function checkLength(typed: string): 'length' | null {
  return readCentimetres(typed) === null ? 'length' : null
}
