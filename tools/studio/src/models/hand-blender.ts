import type { Material } from 'three'
import { button, group } from '../kit/controls.ts'
import { glass } from '../kit/glass.ts'
import { loft } from '../kit/loft.ts'
import type { Finish } from '../kit/materials.ts'
import { brushedSteel, chrome, dark, paint, rubber } from '../kit/materials.ts'
import { inkOn, roundLabel } from '../kit/print.ts'
import type { Product } from '../kit/product.ts'
import { accessory, product } from '../kit/product.ts'
import { cylinder, lathe, put, ring, roundedBox } from '../kit/shapes.ts'
import { tube } from '../kit/sweep.ts'
import { vessel } from '../kit/vessels.ts'

export type HandBlenderParams = {
  color: string
  finish?: Finish
  /** `plastic` and `steel` shafts; a `steel` body ignores the colour. */
  shaft?: 'plastic' | 'steel'
  body?: 'paint' | 'steel'
  /** What stands beside it: a cup, or the whole set of tools. */
  extras?: 'cup' | 'set'
}

/** A stick blender standing on its foot, with what comes in its box. */
export function handBlender(params: HandBlenderParams): Product {
  const parts = [
    stick(params),
    ...(params.extras === 'set' ? toolSet(params) : [accessory(put(cup(params), [11, 0, -2]))]),
  ]
  return product(parts, {
    front: { turn: -14, fill: 0.8 },
    side: { turn: 34, fill: 0.8 },
    detail: { turn: -10, rise: 16, closeUp: { at: [0, 31, 2], span: 17 } },
  })
}

function stick(params: HandBlenderParams) {
  const skin = params.body === 'steel' ? brushedSteel('#c9cbcd', [1, 4]) : paint(params.color, params.finish ?? 'gloss')
  const shaft = params.shaft === 'plastic' ? skin : brushedSteel('#cdcfd1', [1, 3])
  const bell = lathe(
    [
      [2.4, 0],
      [3.2, 0, 0.15],
      [3.25, 1.4, 0.4],
      [2.7, 3.2, 1.2],
      [1.5, 5.6, 2],
      [1.35, 16.4, 0.2],
      [0, 16.6],
    ],
    shaft,
  )
  const motor = loft(
    {
      sections: [
        { y: 16.2, width: 3.4, depth: 3.4 },
        { y: 19, width: 4.4, depth: 4.6 },
        { y: 25, width: 5.0, depth: 5.4 },
        { y: 31, width: 5.0, depth: 5.2, z: -0.1 },
        { y: 37.2, width: 5.6, depth: 5.6, z: -0.2 },
      ],
      roundTop: 1.6,
      roundBottom: 0.3,
    },
    skin,
  )
  const grip = loft(
    {
      sections: [
        { y: 20.4, width: 3.4, depth: 1.6, n: 3.4, z: 1.76 },
        { y: 25, width: 3.7, depth: 1.6, n: 3.4, z: 2.1 },
        { y: 33.5, width: 3.5, depth: 1.6, n: 3.4, z: 1.95 },
      ],
      roundTop: 0.8,
      roundBottom: 0.8,
    },
    rubber('#232629'),
  )
  const dial = put(cylinder(1.9, 1, dark(), 0.3), [0, 38.5, -0.2])
  return group(
    bell,
    motor,
    grip,
    dial,
    put(ring(1.75, 0.16, chrome()), [0, 16.5, 0]),
    put(
      button({ width: 1.9, height: 2.4, depth: 0.25, material: chrome('#b9bcc0', 0.25) }),
      [0, 30.9, 2.72],
      [-3, 0, 0],
    ),
    put(button({ width: 1.9, height: 1.5, depth: 0.25, material: paint('#f5a524', 'satin') }), [0, 28.3, 2.85]),
    put(
      roundLabel('Nawwar', 2.55, { height: 0.9, color: params.body === 'steel' ? '#33373a' : inkOn(params.color) }),
      [0, 35.8, 0.2],
    ),
  )
}

function cup(params: HandBlenderParams) {
  const accent = params.body === 'steel' ? dark() : paint(params.color, 'satin')
  const walls = vessel(
    [
      [4.1, 0, 0.5],
      [4.9, 14.5, 0.15],
    ],
    glass({ opacity: 0.14 }),
    0.25,
  )
  const marks = Array.from({ length: 6 }, (_, index) =>
    put(
      roundedBox(index % 2 ? 0.8 : 1.5, 0.12, 0.06, 0.02, dark()),
      [-1.4, 3 + index * 1.8, 4.12 + index * 0.1],
      [0, -14, 0],
    ),
  )
  const lid = put(cylinder(5.1, 0.9, accent, 0.3), [0, 14.1, 0])
  return group(walls, lid, put(cylinder(4.4, 0.7, accent, 0.25), [0, 0, 0]), ...marks)
}

function toolSet(params: HandBlenderParams) {
  const accent = paint(params.color, 'satin')
  return [
    accessory(put(chopperCup(accent), [-12, 0, -3])),
    accessory(put(cup(params), [12.5, 0, -5])),
    accessory(put(whisk(accent), [6.2, 0, 5])),
    accessory(put(masher(accent), [-6, 0, 5.5])),
  ]
}

function chopperCup(accent: Material) {
  const bowl = vessel(
    [
      [4.8, 0, 0.6],
      [5.4, 3, 1],
      [5.6, 8, 0.15],
    ],
    glass({ opacity: 0.14 }),
    0.25,
  )
  const blade = put(roundedBox(7.6, 0.2, 1.2, 0.08, chrome()), [0, 2.2, 0], [0, 28, 0])
  return group(
    bowl,
    put(cylinder(5.9, 1.6, accent, 0.4), [0, 7.8, 0]),
    put(cylinder(2.2, 2, dark(), 0.4), [0, 9.2, 0]),
    put(cylinder(0.6, 6, dark(), 0.1), [0, 0.6, 0]),
    blade,
  )
}

function whisk(accent: Material) {
  const wires = [0, 36, 72, 108, 144].map((angle) =>
    put(
      tube(
        [
          [0.3, 11, 0],
          [1.7, 8, 0],
          [2.5, 4, 0],
          [1.6, 0.9, 0],
          [0, 0.25, 0],
          [-1.6, 0.9, 0],
          [-2.5, 4, 0],
          [-1.7, 8, 0],
          [-0.3, 11, 0],
        ],
        0.11,
        chrome(),
      ),
      [0, 0, 0],
      [0, angle, 0],
    ),
  )
  return group(
    ...wires,
    put(cylinder(0.8, 3, chrome('#b9bcc0', 0.2), 0.2), [0, 10.4, 0]),
    put(cylinder(1.5, 4.2, accent, 0.5), [0, 12.8, 0]),
  )
}

function masher(accent: Material) {
  const foot = put(cylinder(3, 1.2, dark(), 0.3), [0, 0, 0])
  return group(
    foot,
    put(cylinder(0.8, 10.5, brushedSteel(), 0.2), [0, 1, 0]),
    put(cylinder(1.5, 4.2, accent, 0.5), [0, 11, 0]),
  )
}
