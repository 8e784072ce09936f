import { group } from '../../kit/controls.ts'
import { glass } from '../../kit/glass.ts'
import { brushedSteel, chrome, dark } from '../../kit/materials.ts'
import { cylinder, lathe, put } from '../../kit/shapes.ts'
import { sweep } from '../../kit/sweep.ts'
import type { JuicerParams } from '../juicer.ts'

/** Clear dome, sieve, feed tube with its pusher, and the arm that locks them. */
export function juicerTop({ mouth = 3.2 }: JuicerParams, width: number, wide: boolean) {
  const clear = glass({ tint: '#e2e8ea', opacity: 0.17 })
  const dome = lathe(
    [
      [width * 0.52, -0.4, 0.1],
      [width * 0.52, 1.4, 0.8],
      [width * 0.4, 4.2, 1.6],
      [mouth + 0.5, 5.2, 0.8],
      [mouth + 0.2, 13, 0.1],
    ],
    clear,
    112,
  )
  const sieve = lathe(
    [
      [0, -0.2],
      [width * 0.3, -0.2, 0.2],
      [width * 0.4, 3.2, 0.2],
      [width * 0.38, 3.2],
    ],
    brushedSteel('#cfd1d3', [3, 4]),
  )
  const pusher = group(
    put(cylinder(mouth - 0.15, 8, dark('#3a3f43'), 0.3), [0, 6.2, 0]),
    put(cylinder(mouth + 0.5, 1.6, dark(), 0.5), [0, 13.2, 0]),
  )
  const metal = wide ? chrome('#c9ccd0', 0.16) : dark()
  const arm = sweep(
    {
      points: [
        [0, -3.4, width * 0.56],
        [0, 2, width * 0.58],
        [0, 4.6, width * 0.46],
        [0, 5.6, mouth + 1.2],
      ],
      width: [3, 2.4, 2.4, 2],
      thickness: 1,
      side: [1, 0, 0],
      n: 3.4,
    },
    metal,
  )
  const back = sweep(
    {
      points: [
        [0, -3.4, -width * 0.56],
        [0, 2, -width * 0.58],
        [0, 4.6, -width * 0.46],
        [0, 5.6, -mouth - 1.2],
      ],
      width: 2.4,
      thickness: 1,
      side: [1, 0, 0],
      n: 3.4,
    },
    metal,
  )
  const turned = put(group(arm, back), [0, 0, 0], [0, 34, 0])
  return group(dome, sieve, pusher, turned)
}
