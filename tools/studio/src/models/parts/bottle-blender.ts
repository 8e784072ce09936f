import type { Object3D } from 'three'
import { button, group } from '../../kit/controls.ts'
import { feet } from '../../kit/details.ts'
import { glass } from '../../kit/glass.ts'
import { loft } from '../../kit/loft.ts'
import { brushedSteel, chrome, dark, paint } from '../../kit/materials.ts'
import { inkOn, roundLabel } from '../../kit/print.ts'
import { accessory } from '../../kit/product.ts'
import { cylinder, lathe, put, ring, roundedBox } from '../../kit/shapes.ts'
import { sweep } from '../../kit/sweep.ts'
import { filling, vessel } from '../../kit/vessels.ts'

/** A personal blender: the drinking bottle upside down on a small base, a second bottle with travel lid beside it. */
export function bottleBlender(color: string): Object3D[] {
  const skin = paint(color, 'gloss')
  const base = loft(
    {
      sections: [
        { y: 0.4, width: 12.4, depth: 12.4 },
        { y: 6, width: 10.6, depth: 10.6 },
        { y: 11.6, width: 10.2, depth: 10.2 },
      ],
      roundBottom: 0.6,
      roundTop: 0.6,
    },
    skin,
  )
  const press = put(
    group(
      put(ring(1.35, 0.16, chrome()), [0, 0, 0.1], [90, 0, 0]),
      button({ radius: 1.2, material: chrome('#c9ccd0', 0.2), lamp: '#ffb347' }),
    ),
    [0, 4, 5.5],
    [-7, 0, 0],
  )
  return [
    feet(9.6, 9.6, 0.5, 0.9),
    base,
    put(cylinder(4.9, 1.6, dark(), 0.3), [0, 11.6, 0]),
    press,
    put(roundLabel('Nawwar', 5.26, { height: 1.3, color: inkOn(color) }), [0, 8.4, 0]),
    put(bottleOnBase(), [0, 12.8, 0]),
    accessory(put(bottle(color), [13.4, 0, -1], [0, -35, 0])),
  ]
}

function bottleOnBase() {
  const wall = lathe(
    [
      [4.6, 0, 0.1],
      [4.7, 2.4, 0.4],
      [4.2, 19, 1.4],
      [0, 20.4],
    ],
    glass({ opacity: 0.14 }),
    112,
  )
  const smoothie = lathe(
    [
      [0, 1.9],
      [4.3, 1.9, 0.2],
      [4.05, 11.6, 0.1],
      [0, 11.6],
    ],
    paint('#e48aa0', 'satin'),
    96,
  )
  const collar = lathe(
    [
      [4.75, -0.2, 0.1],
      [5.1, -0.2, 0.2],
      [5.1, 2.2, 0.3],
      [4.75, 2.2, 0.1],
    ],
    dark(),
    96,
  )
  const blades = [0, 90].map((angle) => put(roundedBox(5.4, 0.16, 0.9, 0.07, chrome()), [0, 2.4, 0], [0, angle, 14]))
  return group(wall, smoothie, collar, put(cylinder(4.4, 0.6, brushedSteel(), 0.1), [0, 1.4, 0]), ...blades)
}

function bottle(color: string) {
  const side: [number, number, number][] = [
    [3.6, 0, 1],
    [4.5, 17, 0.15],
  ]
  const lid = group(
    put(cylinder(4.8, 2.2, paint(color, 'satin'), 0.4), [0, 16.4, 0]),
    put(cylinder(1.5, 1.6, dark(), 0.3), [-1.8, 18.2, 0]),
    sweep(
      {
        points: [
          [2.2, 18, -2.4],
          [2.6, 21, -1.4],
          [2.6, 21, 1.4],
          [2.2, 18, 2.4],
        ],
        width: 0.8,
        thickness: 0.8,
        side: [1, 0, 0],
      },
      dark(),
    ),
  )
  return group(vessel(side, glass({ opacity: 0.14 }), 0.22), filling(side, 12, paint('#8fb45c', 'satin'), 0.3), lid)
}
