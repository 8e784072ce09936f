import type { Material } from 'three'
import { group } from '../../kit/controls.ts'
import { chrome, dark, rubber } from '../../kit/materials.ts'
import { cylinder, lathe, put } from '../../kit/shapes.ts'
import { sweep, tube } from '../../kit/sweep.ts'

/** The head that the coffee runs from, with its portafilter; in a grinder the head is dark and holds only a chute. */
export function groupHead(grinder = false) {
  const steel = chrome('#d3d6d9', 0.14)
  const head = lathe(
    [
      [0, 0],
      [3, 0, 0.2],
      [3.3, 1.6, 0.3],
      [3.1, 3.4, 0.3],
      [0, 3.4],
    ],
    grinder ? dark() : steel,
  )
  if (grinder) return group(head, put(cylinder(1.4, 2, dark(), 0.3), [0, -1.6, 0]))
  const collar = put(cylinder(1.1, 1, steel, 0.2), [0, -1.2, 4.2], [90, 0, 0])
  return group(head, basket(steel), ...spouts(steel), handle(), collar)
}

function basket(steel: Material) {
  return put(
    lathe(
      [
        [0, 0],
        [2.3, 0, 0.4],
        [2.9, 1, 0.3],
        [2.9, 2.4, 0.2],
        [0, 2.4],
      ],
      steel,
    ),
    [0, -2.1, 0],
  )
}

function spouts(steel: Material) {
  return [-0.8, 0.8].map((x) =>
    put(
      tube(
        [
          [0, -1.8, 0],
          [x * 0.7, -2.8, 0],
          [x, -3.9, 0],
        ],
        0.42,
        steel,
      ),
      [0, 0, 0],
    ),
  )
}

function handle() {
  return sweep(
    {
      points: [
        [0, -1, 2.4],
        [0, -1.1, 4.6],
        [0, -1.4, 8.4],
        [0, -1.9, 12.4],
      ],
      width: [1.2, 1.6, 2.2, 2.5],
      thickness: [1.2, 1.5, 2, 2.3],
      side: [1, 0, 0],
      n: 2.3,
    },
    rubber('#202326'),
  )
}
