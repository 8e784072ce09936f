import { type Niche, type NicheSide, nicheSides, readCentimetres } from './niche.ts'

/**
 * Reads the fields of a niche, in centimetres.
 *
 * @param fieldOf returns the typed text of a side
 * @returns the niche, or the sides with an invalid length
 */
export function readNicheFields(
  fieldOf: (side: NicheSide) => FormDataEntryValue | null,
): { niche: Niche } | { wrong: NicheSide[] } {
  const read = (side: NicheSide) => readCentimetres(String(fieldOf(side) ?? ''))
  const [width, height, depth] = nicheSides.map(read)
  if (width && height && depth) return { niche: { width, height, depth } }
  return { wrong: nicheSides.filter((side) => read(side) === null) }
}
