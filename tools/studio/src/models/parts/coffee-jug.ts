import { group } from '../../kit/controls.ts'
import { glass } from '../../kit/glass.ts'
import { chrome, dark, paint } from '../../kit/materials.ts'
import { roundLabel } from '../../kit/print.ts'
import { lathe, put } from '../../kit/shapes.ts'
import { sweep } from '../../kit/sweep.ts'
import { filling, vessel } from '../../kit/vessels.ts'

/** The glass jug, half full. */
export function coffeeJug(radius: number, height: number) {
  const side: [number, number, number][] = [
    [radius * 0.82, 0, 0.8],
    [radius * 1.02, height * 0.3, 3],
    [radius * 0.98, height * 0.6, 2],
    [radius * 0.7, height * 0.92, 0.6],
    [radius * 0.72, height, 0.1],
  ]
  const handle = sweep(
    {
      points: [
        [radius * 0.62, height * 0.92, 0],
        [radius + 1.6, height * 0.94, 0],
        [radius + 2.9, height * 0.7, 0],
        [radius + 2.2, height * 0.24, 0],
        [radius * 0.96, height * 0.3, 0],
      ],
      width: [2, 1.8, 1.8, 1.6, 1.4],
      thickness: [1, 1.2, 1.3, 1, 0.8],
      n: 3.2,
    },
    dark(),
  )
  const lid = lathe(
    [
      [0, height - 0.2],
      [radius * 0.74, height - 0.2, 0.1],
      [radius * 0.74, height + 0.7, 0.3],
      [0, height + 1],
    ],
    dark(),
  )
  const band = put(
    lathe(
      [
        [radius * 0.73, 0, 0.05],
        [radius * 0.75, 0, 0.05],
        [radius * 0.76, 1, 0.05],
        [radius * 0.74, 1, 0.05],
      ],
      chrome(),
    ),
    [0, height * 0.87, 0],
  )
  const marks = put(roundLabel('8 · 6 · 4', radius * 1.0, { height: 0.9, color: '#e9e7e2' }), [0, height * 0.42, 0])
  return put(
    group(
      vessel(side, glass({ opacity: 0.15 }), 0.22),
      filling(side, height * 0.5, paint('#2a1209', 'gloss'), 0.26),
      lid,
      band,
      put(handle, [0, 0, 0], [0, -52, 0]),
      marks,
    ),
    [0, 0, 0],
  )
}
