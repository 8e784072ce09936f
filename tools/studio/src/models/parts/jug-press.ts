import { glass } from '../../kit/glass.ts'
import { paint, rubber } from '../../kit/materials.ts'
import { inkOn, roundLabel } from '../../kit/print.ts'
import { accessory } from '../../kit/product.ts'
import { cylinder, lathe, put } from '../../kit/shapes.ts'
import { sweep } from '../../kit/sweep.ts'
import { filling, vessel } from '../../kit/vessels.ts'
import type { CitrusPressParams } from '../citrus-press.ts'
import { orangeHalf } from './citrus-servings.ts'
import { pressingCone } from './pressing-cone.ts'

/** A jug with juice under the pressing cone, half an orange beside it. */
export function jugPress(params: CitrusPressParams) {
  const skin = paint(params.color, params.finish ?? 'gloss')
  const base = lathe(
    [
      [0, 0.3],
      [7.4, 0.3, 0.4],
      [7.6, 2, 0.6],
      [6.9, 5, 1.2],
      [6.2, 5.6, 0.3],
      [0, 5.6],
    ],
    skin,
  )
  const side: [number, number, number][] = [
    [6.4, 5.5, 0.5],
    [7.7, 14.6, 0.15],
  ]
  const handle = sweep(
    {
      points: [
        [7.2, 13.4, 0],
        [10.2, 13.2, 0],
        [10.8, 10, 0],
        [9.6, 7.2, 0],
        [6.5, 6.6, 0],
      ],
      width: 2.2,
      thickness: 1.3,
      n: 3,
    },
    skin,
  )
  const plateau = vessel(
    [
      [6.6, 14.2, 0.4],
      [7.9, 15.6, 0.3],
      [8, 17, 0.2],
    ],
    skin,
    0.3,
  )
  return [
    put(cylinder(7, 0.5, rubber(), 0.15), [0, 0, 0]),
    base,
    vessel(side, glass({ opacity: 0.15 }), 0.25),
    filling(side, 9.4, paint('#f09a2a', 'gloss'), 0.3),
    handle,
    plateau,
    put(pressingCone(paint('#f4f1ea', 'satin'), 4.3, 6.2), [0, 15, 0]),
    put(roundLabel('Nawwar', 7.35, { height: 1.4, color: inkOn(params.color) }), [0, 2.9, 0], [0, 0, 0]),
    accessory(put(orangeHalf(), [-12, 0, 5], [0, 0, 0])),
  ]
}
