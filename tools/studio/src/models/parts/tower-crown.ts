import type { Group } from 'three'
import { button, display, group } from '../../kit/controls.ts'
import { blackGlass, chrome, glow, paint } from '../../kit/materials.ts'
import { roundLabel } from '../../kit/print.ts'
import { cylinder, lathe, put, ring } from '../../kit/shapes.ts'

/** The touch crown of a tower fan: display and keys on top, the reading again on a glass band below. */
export function towerCrown(radius: number, reading: string): Group {
  const top = lathe(
    [
      [0, 0],
      [radius * 0.99, 0, 0.3],
      [radius * 0.97, 1.2, 0.7],
      [0, 1.6],
    ],
    blackGlass(),
  )
  const panel = group(
    put(display({ width: radius * 0.85, height: radius * 0.5, text: reading, color: '#8fd8ff' }), [0, radius * 0.3, 0]),
    ...[-1.5, -0.5, 0.5, 1.5].map((step) =>
      put(button({ radius: radius * 0.09, depth: 0.12, material: paint('#4a4f55', 'satin'), lamp: '#cfe9f7' }), [
        step * radius * 0.32,
        -radius * 0.35,
        0,
      ]),
    ),
  )
  const lamp = put(ring(radius * 0.985, 0.12, chrome()), [0, 0.15, 0])
  return group(top, lamp, put(panel, [0, 1.5, 0], [-88, 0, 0]), band(radius, reading))
}

/** The temperature shines through a glass band below the crown as well. */
function band(radius: number, reading: string): Group {
  const glass = lathe(
    [
      [0, 0],
      [radius + 0.06, 0, 0.15],
      [radius + 0.06, 5, 0.15],
      [0, 5],
    ],
    blackGlass(),
  )
  const text = put(roundLabel(reading, radius + 0.05, { height: 3.6, color: '#bfe9ff' }), [0, 2.5, 0])
  const lamp = put(cylinder(0.2, 0.3, glow('#7ed0ff', 1.2), 0.05), [4.2, 2.5, radius * 0.86], [90, 0, 0])
  return group(put(group(glass, text, lamp), [0, -7.2, 0]))
}
