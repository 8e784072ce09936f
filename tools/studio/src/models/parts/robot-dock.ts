import type { Group } from 'three'
import { group } from '../../kit/controls.ts'
import { housing } from '../../kit/loft.ts'
import { blackGlass, chrome, glow, paint } from '../../kit/materials.ts'
import { outline } from '../../kit/paths.ts'
import { cylinder, plate, put, roundedBox } from '../../kit/shapes.ts'

/** A spare mop cloth lying beside the robot. */
export function mopCloth(radius: number): Group {
  const half = radius * 0.62
  const cloth = plate(
    outline([
      [-half, -half * 0.5, 1],
      [half, -half * 0.5, 1],
      [half * 0.86, half * 0.2, 2],
      [half * 0.4, half * 0.5, 3],
      [-half * 0.4, half * 0.5, 3],
      [-half * 0.86, half * 0.2, 2],
    ]),
    0.8,
    paint('#7f9fb8', 'matt'),
    0.35,
  )
  const tabs = [-0.55, 0, 0.55].map((share) =>
    put(roundedBox(2.4, 0.3, 1.6, 0.12, paint('#e4e2dd', 'matt')), [share * half, 0.8, 0]),
  )
  return group(put(cloth, [0, 0.42, 0], [-90, 0, 0]), ...tabs)
}

/** A charging dock with its ramp towards +z; `tall` suits the laser robot. */
export function robotDock(color: string, tall: boolean): Group {
  const height = tall ? 13 : 10.5
  const dark = paint('#1d1f22', 'satin')
  return group(
    housing({ width: tall ? 17 : 14.5, height, depth: 6.5, n: 4.5, round: 1.4 }, paint(color, 'satin')),
    put(roundedBox(tall ? 12 : 10, height * 0.42, 0.8, 0.3, blackGlass()), [0, height * 0.64, 3.1]),
    put(roundedBox(tall ? 17.6 : 15, 1, 12, 0.45, dark), [0, 0.5, 3.4]),
    ...[-1, 1].map((side) => put(roundedBox(2.4, 0.8, 1, 0.3, chrome('#d9b36a', 0.2)), [side * 3, height * 0.28, 3.2])),
    put(cylinder(0.3, 0.3, glow('#5fd08a', 1.3), 0.1), [0, height * 0.72, 3.4], [90, 0, 0]),
  )
}
