import type { Group } from 'three'
import { group } from '../../kit/controls.ts'
import { glass } from '../../kit/glass.ts'
import { loft } from '../../kit/loft.ts'
import { chrome, metallic, paint } from '../../kit/materials.ts'
import { label } from '../../kit/print.ts'
import { lathe, put, ring, roundedBox } from '../../kit/shapes.ts'
import { sweep } from '../../kit/sweep.ts'
import { inkOn, isLight, shade } from './tones.ts'

/** Motor, clear cup and loop handle in one line over the tube, 40 cm. */
export function axialBody(color: string): Group {
  const dark = paint('#1d1f22', 'satin')
  const skin = paint(color, 'gloss')
  const cup = lathe(
    [
      [0, 0],
      [2.6, 0, 0.4],
      [5, 4, 1.2],
      [5.2, 15, 0.3],
      [0, 15],
    ],
    glass({ tint: '#a9bac2', opacity: 0.34 }),
  )
  const filter = lathe(
    [
      [0, 2.5],
      [1.4, 2.5, 0.3],
      [3.2, 7, 0.5],
      [3.4, 15, 0.3],
      [0, 15],
    ],
    metallic(shade(color, isLight(color) ? -0.35 : 0.2)),
  )
  const motor = loft(
    {
      sections: [
        { y: 14.6, width: 10.8, depth: 10.8 },
        { y: 19, width: 11, depth: 11 },
        { y: 25, width: 8.6, depth: 9.4, z: -0.4 },
        { y: 27, width: 6.4, depth: 7, z: -0.8 },
      ],
      roundTop: 1.4,
      roundBottom: 0.3,
    },
    skin,
  )
  const loop = sweep(
    {
      points: [
        [0, 23, -2.4],
        [0, 29, -5.4],
        [0, 36, -5.6],
        [0, 38.6, -2],
        [0, 36, 1.6],
        [0, 30, 2.2],
        [0, 24, 1.6],
      ],
      width: [3.6, 3.2, 3, 3, 3, 3.2, 3.6],
      thickness: [3, 2.4, 2.4, 2.4, 2.4, 2.6, 3.4],
      side: [1, 0, 0],
      n: 3,
    },
    dark,
  )
  const trigger = put(roundedBox(1.4, 2.8, 1, 0.4, paint('#c22a2f', 'satin')), [0, 31, 1.2])
  const rings = [0, 1, 2, 3, 4].map((step) => put(ring(3.36, 0.12, dark), [0, 8.5 + step * 1.3, 0]))
  return group(
    cup,
    filter,
    ...rings,
    motor,
    put(ring(5.4, 0.2, chrome()), [0, 15, 0]),
    loop,
    trigger,
    put(label('Nawwar', { height: 1.5, color: inkOn(color) }), [0, 19.4, 5.52]),
  )
}
