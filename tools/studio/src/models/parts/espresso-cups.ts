import { group } from '../../kit/controls.ts'
import { loft } from '../../kit/loft.ts'
import { brushedSteel, paint } from '../../kit/materials.ts'
import { sweep } from '../../kit/sweep.ts'
import { filling, vessel } from '../../kit/vessels.ts'

/** A white cup of coffee. */
export function espressoCup() {
  const side: [number, number, number][] = [
    [1.7, 0, 0.3],
    [2.7, 2.2, 1.4],
    [3, 5, 0.1],
  ]
  const white = paint('#f4f1ea', 'gloss')
  const handle = sweep(
    {
      points: [
        [2.6, 4.2, 0],
        [4.3, 4, 0],
        [4.2, 2.4, 0],
        [2.4, 1.8, 0],
      ],
      width: 0.8,
      thickness: 0.6,
      n: 2.4,
    },
    white,
  )
  return group(vessel(side, white, 0.25), filling(side, 4, paint('#6b3d1c', 'gloss'), 0.27), handle)
}

/** A steel jug to foam milk in. */
export function milkJug() {
  const steel = brushedSteel('#d2d4d6', [1, 3])
  const side: [number, number, number][] = [
    [3.9, 0, 0.5],
    [4, 3.4, 2],
    [3, 8, 1.5],
    [3.3, 9.6, 0.1],
  ]
  const handle = sweep(
    {
      points: [
        [2.9, 8.2, 0],
        [5.6, 8.2, 0],
        [6, 4.8, 0],
        [3.6, 2.4, 0],
      ],
      width: 1.4,
      thickness: 0.4,
      n: 3,
    },
    steel,
  )
  const lip = loft(
    {
      sections: [
        { y: 7.6, width: 0.6, depth: 1.2, x: -3 },
        { y: 9.7, width: 1.8, depth: 2.4, x: -3.5 },
      ],
      roundTop: 0.05,
      roundBottom: 0.1,
    },
    steel,
  )
  return group(vessel(side, steel, 0.2), handle, lip)
}
