import { group } from '../../kit/controls.ts'
import { chrome, rubber } from '../../kit/materials.ts'
import { cylinder, put } from '../../kit/shapes.ts'
import { tube } from '../../kit/sweep.ts'

/** A steam pipe with a rubber sleeve to hold it by. */
export function steamWand() {
  const pipe = tube(
    [
      [0, 1, -1],
      [0.2, -0.6, 1],
      [0.6, -5, 2],
      [1, -9.6, 2.6],
    ],
    0.38,
    chrome(),
  )
  const sleeve = tube(
    [
      [0.5, -3.6, 1.75],
      [0.75, -6.6, 2.2],
      [0.85, -7.8, 2.4],
    ],
    0.68,
    rubber(),
  )
  return group(put(cylinder(0.9, 1.4, chrome(), 0.3), [0, 0, -0.6]), pipe, sleeve)
}
