import { group } from '../../kit/controls.ts'
import { glass } from '../../kit/glass.ts'
import { chrome, dark } from '../../kit/materials.ts'
import { cylinder, lathe, put, roundedBox } from '../../kit/shapes.ts'
import { sweep } from '../../kit/sweep.ts'
import { vessel } from '../../kit/vessels.ts'

/** The blender jar that comes along. */
export function processorJar() {
  const walls = vessel(
    [
      [4.6, 1.8, 0.4],
      [6.4, 20, 0.2],
    ],
    glass({ opacity: 0.13 }),
    0.3,
  )
  const handle = sweep(
    {
      points: [
        [5.8, 17.6, 0],
        [9, 17.6, 0],
        [9.6, 14, 0],
        [8.6, 8, 0],
        [5, 6, 0],
      ],
      width: 2.4,
      thickness: 1.6,
      n: 3.2,
    },
    dark(),
  )
  return group(
    put(cylinder(5.4, 3, dark(), 0.5), [0, 0, 0]),
    walls,
    handle,
    put(cylinder(6.7, 1.8, dark(), 0.5), [0, 19.6, 0]),
    put(cylinder(2.2, 1.6, dark('#33383c'), 0.4), [0, 21.2, 0]),
  )
}

/** The small mill that comes along. */
export function processorMill() {
  const walls = lathe(
    [
      [0, 2.6],
      [4, 2.6, 0.3],
      [4, 7.6, 1.6],
      [0, 8.6],
    ],
    glass({ opacity: 0.16 }),
  )
  const blade = put(roundedBox(5.4, 0.18, 0.9, 0.08, chrome()), [0, 3.6, 0], [0, 34, 12])
  return group(
    put(cylinder(4.3, 2.8, dark(), 0.5), [0, 0, 0]),
    put(cylinder(0.7, 2, chrome(), 0.2), [0, 2.4, 0]),
    walls,
    blade,
  )
}
