import { group } from '../../kit/controls.ts'
import { glass } from '../../kit/glass.ts'
import { dark, paint } from '../../kit/materials.ts'
import { cylinder, put } from '../../kit/shapes.ts'
import { filling, vessel } from '../../kit/vessels.ts'

/** A smoked bean hopper, half full. */
export function beanHopper() {
  const side: [number, number, number][] = [
    [4.4, 0, 0.3],
    [6, 2.6, 0.6],
    [6.2, 7, 0.15],
  ]
  return group(
    vessel(side, glass({ tint: '#8d8a86', opacity: 0.3 }), 0.25),
    filling(side, 4.6, paint('#3a2013', 'satin'), 0.3),
    put(cylinder(6.4, 1, dark(), 0.35), [0, 6.8, 0]),
  )
}
