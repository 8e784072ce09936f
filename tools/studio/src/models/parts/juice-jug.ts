import { group } from '../../kit/controls.ts'
import { glass } from '../../kit/glass.ts'
import { dark, paint } from '../../kit/materials.ts'
import { cylinder, put } from '../../kit/shapes.ts'
import { sweep } from '../../kit/sweep.ts'
import { filling, vessel } from '../../kit/vessels.ts'

/** The jug that catches the juice. */
export function juiceJug(juice: string) {
  const side: [number, number, number][] = [
    [4.4, 0, 0.6],
    [5.2, 13.4, 0.15],
  ]
  const handle = sweep(
    {
      points: [
        [-4.9, 11.4, 0],
        [-7.9, 11.2, 0],
        [-8.2, 7.4, 0],
        [-7, 4, 0],
        [-4.4, 3.4, 0],
      ],
      width: 1.8,
      thickness: 1.1,
      n: 3,
    },
    dark(),
  )
  const lid = put(cylinder(5.3, 0.9, dark(), 0.3), [0, 13, 0])
  return group(
    vessel(side, glass({ opacity: 0.14 }), 0.25),
    filling(side, 8.6, paint(juice, 'gloss'), 0.3),
    handle,
    lid,
  )
}
