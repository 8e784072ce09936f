import { glass } from '../../kit/glass.ts'
import { brushedSteel, paint } from '../../kit/materials.ts'
import type { KettleParams } from '../kettle.ts'

/** Radius of the body at a share of its height. */
export function bellyAt({ belly = 0.5 }: KettleParams, share: number, radius: number): number {
  const taper = 1 - 0.26 * share ** 1.5 * (1 - belly * 0.2)
  return radius * (taper + belly * 0.1 * Math.sin(Math.PI * Math.min(1, share * 1.25)))
}

/** What the body is made of. */
export function kettleSkin({ body, color, finish = 'gloss' }: KettleParams) {
  if (body === 'steel') return brushedSteel('#cfd1d3', [1, 3])
  if (body === 'glass') return glass({ opacity: 0.13 })
  return paint(color, body === 'enamel' ? 'gloss' : finish)
}
