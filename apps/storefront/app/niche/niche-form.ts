import { type Niche, type NicheSide, nicheSides, readCentimetres } from './niche.ts'

/**
 * Reads the fields of a niche, in centimetres.
 *
 * @param fieldOf what is typed for a side
 * @returns the niche, or the sides that are no length
 */
export function readNicheFields(
  fieldOf: (side: NicheSide) => FormDataEntryValue | null,
): { niche: Niche } | { wrong: NicheSide[] } {
  const read = (side: NicheSide) => readCentimetres(String(fieldOf(side) ?? ''))
  const [width, height, depth] = nicheSides.map(read)
  if (width && height && depth) return { niche: { width, height, depth } }
  return { wrong: nicheSides.filter((side) => read(side) === null) }
}
