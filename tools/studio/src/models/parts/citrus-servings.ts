import { group } from '../../kit/controls.ts'
import { glass } from '../../kit/glass.ts'
import { paint } from '../../kit/materials.ts'
import { cylinder, lathe, put, ring } from '../../kit/shapes.ts'
import { filling, vessel } from '../../kit/vessels.ts'

/** Half an orange, cut side up. */
export function orangeHalf() {
  const peel = lathe(
    [
      [0, 0],
      [1.6, 0.1, 0.8],
      [3.6, 2, 2.4],
      [3.7, 3.6, 0.15],
      [0, 3.6],
    ],
    paint('#ee8a1d', 'satin'),
  )
  const flesh = put(cylinder(3.4, 0.12, paint('#f6b04c', 'gloss'), 0.05), [0, 3.55, 0])
  const walls = Array.from({ length: 8 }, (_, index) =>
    put(
      group(put(cylinder(0.09, 3.2, paint('#fbe3b8', 'satin'), 0.04), [0, 0, 0], [0, 0, 90])),
      [0, 3.66, 0],
      [0, index * 45, 0],
    ),
  )
  return group(peel, flesh, put(ring(3.5, 0.16, paint('#fbe9cc', 'satin')), [0, 3.6, 0]), ...walls)
}

/** A glass of juice. */
export function juiceTumbler() {
  const side: [number, number, number][] = [
    [2.7, 0, 0.4],
    [3.3, 10.4, 0.12],
  ]
  return group(vessel(side, glass({ opacity: 0.15 }), 0.2), filling(side, 6, paint('#f09a2a', 'gloss'), 0.25))
}
