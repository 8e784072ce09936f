import { group } from '../../kit/controls.ts'
import { glass } from '../../kit/glass.ts'
import { chrome, paint } from '../../kit/materials.ts'
import { cylinder, lathe, put, roundedBox } from '../../kit/shapes.ts'

/** A small mill cup with its blade, lid down. */
export function blenderMill(color: string, height: number) {
  const cup = lathe(
    [
      [0, 2.4],
      [3.9, 2.4, 0.3],
      [3.9, height, 1.6],
      [0, height + 0.8],
    ],
    glass({ opacity: 0.16 }),
  )
  const blade = put(roundedBox(5, 0.16, 0.9, 0.07, chrome()), [0, 3.5, 0], [0, 30, 12])
  return group(
    put(cylinder(4.3, 2.7, paint(color, 'satin'), 0.5), [0, 0, 0]),
    put(cylinder(0.7, 1.6, chrome(), 0.2), [0, 2.4, 0]),
    cup,
    blade,
  )
}
