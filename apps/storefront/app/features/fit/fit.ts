import type { Product } from '@shop/contract'
import { type Niche, type NicheSide, nicheSides } from '../../niche/niche.ts'

type Measured = Pick<Product, 'type' | 'dimensions_mm'>
/** Air around an appliance, in millimetres: beside each of its sides, above and behind it. */
export type Air = { side: number; top: number; back: number }

/** Whether an appliance fits a niche. `spare` is what is left beyond the air that it needs, `excess` what is missing. */
export type Fit =
  | { verdict: 'unknown' }
  | { verdict: 'fits' | 'tight'; spare: Air }
  | { verdict: 'too-big'; excess: readonly { side: NicheSide; mm: number }[] }

/** Less to spare than this, in millimetres, is tight. */
const comfortable = 10

/** Whether an appliance of this type stands in a niche at all: one that needs no air is taken out of a drawer. */
export function standsInNiche({ type }: Pick<Product, 'type'>): boolean {
  return type !== null && Object.values(type.clearance_mm).some((mm) => mm > 0)
}

/** Compares an appliance, with the air that its type needs, with a niche; null where its type stands in none. */
export function judgeFit(product: Measured, niche: Niche): Fit | null {
  const { type, dimensions_mm: size } = product
  if (type === null || !standsInNiche(product)) return null
  if (size === null) return { verdict: 'unknown' }
  const { side, back, top } = type.clearance_mm
  const left = {
    width: niche.width - size.width - 2 * side,
    height: niche.height - size.height - top,
    depth: niche.depth - size.depth - back,
  }
  const excess = nicheSides.filter((each) => left[each] < 0).map((each) => ({ side: each, mm: -left[each] }))
  if (excess.length > 0) return { verdict: 'too-big', excess }
  const spare = { side: Math.floor(left.width / 2), top: left.height, back: left.depth }
  return { verdict: Math.min(...Object.values(spare)) < comfortable ? 'tight' : 'fits', spare }
}
