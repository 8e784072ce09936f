import type { Material } from 'three'
import { group } from '../kit/controls.ts'
import { glass } from '../kit/glass.ts'
import { loft } from '../kit/loft.ts'
import type { Finish } from '../kit/materials.ts'
import { brushedSteel, chrome, dark, paint, rubber } from '../kit/materials.ts'
import { inkOn, roundLabel } from '../kit/print.ts'
import type { Product } from '../kit/product.ts'
import { accessory, product } from '../kit/product.ts'
import { cylinder, lathe, put, ring } from '../kit/shapes.ts'
import { sweep } from '../kit/sweep.ts'
import { filling, vessel } from '../kit/vessels.ts'

export type CitrusPressParams = { color: string; finish?: Finish; style?: 'jug' | 'lever' }

/** A citrus press: a jug under a cone, or a steel body with spout and lever arm. */
export function citrusPress(params: CitrusPressParams): Product {
  const parts = params.style === 'lever' ? leverPress() : jugPress(params)
  const top = params.style === 'lever' ? 21 : 19
  return product(parts, {
    front: { turn: params.style === 'lever' ? -34 : -22, rise: 15 },
    side: { turn: params.style === 'lever' ? 40 : 36, rise: 15 },
    detail: { turn: -18, rise: 28, closeUp: { at: [0, top, 0], span: 18 } },
  })
}

function jugPress(params: CitrusPressParams) {
  const skin = paint(params.color, params.finish ?? 'gloss')
  const base = lathe(
    [
      [0, 0.3],
      [7.4, 0.3, 0.4],
      [7.6, 2, 0.6],
      [6.9, 5, 1.2],
      [6.2, 5.6, 0.3],
      [0, 5.6],
    ],
    skin,
  )
  const side: [number, number, number][] = [
    [6.4, 5.5, 0.5],
    [7.7, 14.6, 0.15],
  ]
  const handle = sweep(
    {
      points: [
        [7.2, 13.4, 0],
        [10.2, 13.2, 0],
        [10.8, 10, 0],
        [9.6, 7.2, 0],
        [6.5, 6.6, 0],
      ],
      width: 2.2,
      thickness: 1.3,
      n: 3,
    },
    skin,
  )
  const plateau = vessel(
    [
      [6.6, 14.2, 0.4],
      [7.9, 15.6, 0.3],
      [8, 17, 0.2],
    ],
    skin,
    0.3,
  )
  return [
    put(cylinder(7, 0.5, rubber(), 0.15), [0, 0, 0]),
    base,
    vessel(side, glass({ opacity: 0.15 }), 0.25),
    filling(side, 9.4, paint('#f09a2a', 'gloss'), 0.3),
    handle,
    plateau,
    put(cone(paint('#f4f1ea', 'satin'), 4.3, 6.2), [0, 15, 0]),
    put(roundLabel('Nawwar', 7.35, { height: 1.4, color: inkOn(params.color) }), [0, 2.9, 0], [0, 0, 0]),
    accessory(put(orangeHalf(), [-12, 0, 5], [0, 0, 0])),
  ]
}

function leverPress() {
  const steel = brushedSteel('#cfd1d3', [1, 3])
  const body = loft(
    {
      sections: [
        { y: 0.6, width: 17, depth: 17 },
        { y: 4, width: 15, depth: 15 },
        { y: 12, width: 13.4, depth: 13.4 },
        { y: 17.6, width: 15.4, depth: 15.4 },
      ],
      roundBottom: 0.4,
      roundTop: 0.4,
    },
    steel,
  )
  const dish = vessel(
    [
      [6, 17.4, 0.4],
      [8.3, 18.6, 0.6],
      [8.4, 20.2, 0.2],
    ],
    chrome('#d6d8da', 0.18),
    0.3,
  )
  const spout = sweep(
    {
      points: [
        [0, 18.2, 6.4],
        [0, 17.6, 9.2],
        [0, 15.9, 10.6],
      ],
      width: [3.6, 2.8, 2],
      thickness: [1.8, 1.6, 1.3],
      side: [1, 0, 0],
      n: 2.4,
    },
    chrome('#d6d8da', 0.18),
  )
  const post = sweep(
    {
      points: [
        [0, 14, -6.4],
        [0, 22, -8.6],
        [0, 27.4, -7.4],
      ],
      width: [4, 3.2, 2.8],
      thickness: [2.6, 2.2, 2],
      side: [1, 0, 0],
      n: 3,
    },
    dark(),
  )
  const arm = sweep(
    {
      points: [
        [0, 26.6, -8.2],
        [0, 29.2, -2],
        [0, 28.6, 5.6],
        [0, 26.8, 12.4],
      ],
      width: [2.6, 2.4, 2.6, 3.2],
      thickness: [2, 1.7, 1.7, 1.9],
      side: [1, 0, 0],
      n: 3,
    },
    chrome('#c9ccd0', 0.16),
  )
  const grip = sweep(
    {
      points: [
        [0, 28.5, 6.6],
        [0, 27.8, 9.6],
        [0, 26.7, 12.8],
      ],
      width: [3, 3.4, 3.4],
      thickness: [2.2, 2.4, 2.4],
      side: [1, 0, 0],
      n: 3,
    },
    rubber('#232629'),
  )
  const cup = put(
    lathe(
      [
        [4.6, 0, 0.1],
        [4.5, 1.6, 1],
        [2.2, 3.4, 1],
        [0, 3.6],
      ],
      dark(),
    ),
    [0, 25, 0],
  )
  return [
    put(cylinder(8.7, 0.9, rubber(), 0.3), [0, 0, 0]),
    body,
    dish,
    put(cone(chrome('#dcdee0', 0.12), 4.4, 6), [0, 18.2, 0]),
    spout,
    post,
    arm,
    grip,
    cup,
    put(cylinder(0.8, 2.4, chrome(), 0.2), [0, 27.6, 0]),
    put(ring(7.5, 0.2, dark()), [0, 4, 0]),
    put(roundLabel('Nawwar', 6.78, { height: 1.5, color: '#33373a' }), [0, 10, 0]),
    accessory(put(tumbler(), [0, 0, 12.6])),
  ]
}

/** The pressing cone with its ribs. */
function cone(material: Material, radius: number, height: number) {
  const core = lathe(
    [
      [0, 0],
      [radius + 0.6, 0, 0.2],
      [radius * 0.86, 1, 0.6],
      [radius * 0.55, height * 0.62, 2],
      [0.3, height, 0.3],
      [0, height],
    ],
    material,
    64,
  )
  const ribs = Array.from({ length: 10 }, (_, index) =>
    put(
      sweep(
        {
          points: [
            [radius * 0.98, 0.8, 0],
            [radius * 0.74, height * 0.42, 0],
            [radius * 0.36, height * 0.8, 0],
            [0.1, height * 1.0, 0],
          ],
          width: [0.6, 0.45, 0.3],
          thickness: [0.7, 0.55, 0.3],
          n: 2,
        },
        material,
      ),
      [0, 0, 0],
      [0, index * 36, 0],
    ),
  )
  return group(core, ...ribs)
}

function orangeHalf() {
  const peel = lathe(
    [
      [0, 0],
      [1.6, 0.1, 0.8],
      [3.6, 2, 2.4],
      [3.7, 3.6, 0.15],
      [0, 3.6],
    ],
    paint('#ee8a1d', 'satin'),
  )
  const flesh = put(cylinder(3.4, 0.12, paint('#f6b04c', 'gloss'), 0.05), [0, 3.55, 0])
  const walls = Array.from({ length: 8 }, (_, index) =>
    put(
      group(put(cylinder(0.09, 3.2, paint('#fbe3b8', 'satin'), 0.04), [0, 0, 0], [0, 0, 90])),
      [0, 3.66, 0],
      [0, index * 45, 0],
    ),
  )
  return group(peel, flesh, put(ring(3.5, 0.16, paint('#fbe9cc', 'satin')), [0, 3.6, 0]), ...walls)
}

function tumbler() {
  const side: [number, number, number][] = [
    [2.7, 0, 0.4],
    [3.3, 10.4, 0.12],
  ]
  return group(vessel(side, glass({ opacity: 0.15 }), 0.2), filling(side, 6, paint('#f09a2a', 'gloss'), 0.25))
}
