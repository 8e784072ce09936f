import type { Material } from 'three'
import { button, group } from '../kit/controls.ts'
import { glass } from '../kit/glass.ts'
import { loft } from '../kit/loft.ts'
import type { Finish } from '../kit/materials.ts'
import { brushedSteel, chrome, dark, paint, rubber } from '../kit/materials.ts'
import { inkOn, label } from '../kit/print.ts'
import type { Product } from '../kit/product.ts'
import { accessory, product } from '../kit/product.ts'
import { cylinder, put, ring, roundedBox } from '../kit/shapes.ts'
import { sweep, tube } from '../kit/sweep.ts'
import { vessel } from '../kit/vessels.ts'

export type HandMixerParams = { color: string; finish?: Finish; style?: 'round' | 'strong'; bowl?: 'glass' | 'steel' }

/** A hand mixer with its beaters in a bowl; nose to the front (+z). */
export function handMixer(params: HandMixerParams): Product {
  const lift = 12.2
  const strong = params.style === 'strong'
  const parts = [
    put(body(params, strong), [0, lift, 0]),
    put(beater(), [-2, 0.9, 4.4]),
    put(beater(), [2, 0.9, 4.4]),
    accessory(put(mixingBowl(params.bowl ?? 'glass'), [0, 0, 4.4])),
    ...(strong ? [accessory(put(doughHook(), [13, 0.5, 10], [0, -30, 0]))] : []),
  ]
  return product(parts, {
    front: { turn: -56, rise: 14 },
    side: { turn: -112, rise: 12 },
    detail: { turn: -50, rise: 20, closeUp: { at: [1, lift + 4, 3], span: 17 } },
  })
}

function body(params: HandMixerParams, strong: boolean) {
  const skin = paint(params.color, params.finish ?? 'gloss')
  const n = strong ? 3.4 : 2.4
  const hull = loft(
    {
      sections: [
        { y: -10, width: 6, depth: 5, n, z: -0.4 },
        { y: -5, width: 8, depth: 6.6, n, z: -0.2 },
        { y: 3, width: 8.8, depth: 7.2, n },
        { y: 9, width: 7, depth: 5.4, n, z: 0.5 },
      ],
      roundTop: 2,
      roundBottom: 0.8,
    },
    skin,
  )
  const grip = sweep(
    {
      points: [
        [0, 2.2, 7.2],
        [0, 6.4, 6.2],
        [0, 8.1, 2.4],
        [0, 8.1, -4],
        [0, 6.8, -8.4],
        [0, 1.6, -9.4],
      ],
      width: [4.6, 3.8, 3.4, 3.4, 3.8, 5],
      thickness: [3, 2.6, 2.3, 2.3, 2.4, 2.6],
      side: [1, 0, 0],
      n: 3,
    },
    skin,
  )
  const pad = sweep(
    {
      points: [
        [0, 8.5, 2],
        [0, 8.7, -1],
        [0, 8.55, -4.4],
      ],
      width: 2.6,
      thickness: 1.9,
      side: [1, 0, 0],
      n: 3,
    },
    rubber('#25282b'),
  )
  const slider = put(
    group(
      put(roundedBox(2, 0.9, 2.4, 0.35, dark()), [0, 0, 0]),
      put(roundedBox(1.6, 0.3, 0.5, 0.1, chrome()), [0, 0.5, 0]),
    ),
    [0, 8.6, 4.8],
    [26, 0, 0],
  )
  const eject = put(
    button({ width: 2.2, height: 1.2, depth: 0.3, material: paint('#f5a524', 'satin') }),
    [0, 6.6, 7],
    [-40, 0, 0],
  )
  const name = put(label('Nawwar', { height: 1.7, color: inkOn(params.color) }), [4.46, 0.6, 1.6], [0, 88, 0])
  return group(
    put(hull, [0, 0, 0], [90, 0, 0]),
    grip,
    pad,
    slider,
    eject,
    name,
    ...[-2, 2].map((x) => put(cylinder(1.1, 1.4, dark(), 0.2), [x, -4.2, 4.4])),
  )
}

function beater() {
  const wire = brushedSteel('#d5d7d9')
  const loops = [0, 90].map((angle) =>
    put(
      sweep(
        {
          points: [
            [0.25, 7.2, 0],
            [1.7, 5.8, 0],
            [2.1, 3, 0],
            [1.5, 0.9, 0],
            [0, 0.2, 0],
            [-1.5, 0.9, 0],
            [-2.1, 3, 0],
            [-1.7, 5.8, 0],
            [-0.25, 7.2, 0],
          ],
          width: 0.75,
          thickness: 0.16,
          n: 4,
        },
        wire,
      ),
      [0, 0, 0],
      [0, angle + 22, 0],
    ),
  )
  return group(
    ...loops,
    put(cylinder(0.42, 5.4, chrome(), 0.1), [0, 3.2, 0]),
    put(cylinder(0.42, 3.4, chrome(), 0.1), [0, 0.2, 0]),
  )
}

function doughHook() {
  const spiral = Array.from({ length: 9 }, (_, index): [number, number, number] => {
    const turn = index * 0.9
    return [Math.cos(turn) * 1.0 * Math.min(1, index / 3), Math.sin(turn) * 0.4 + 0.3, -5 + index * 1.1]
  })
  return group(
    tube(spiral, 0.3, brushedSteel()),
    put(cylinder(0.4, 5, chrome(), 0.1), [Math.cos(7.2), Math.sin(7.2) * 0.4 + 0.3, 3.6], [90, 0, 0]),
  )
}

function mixingBowl(kind: 'glass' | 'steel'): ReturnType<typeof group> {
  const skin: Material = kind === 'glass' ? glass({ opacity: 0.13 }) : brushedSteel('#d2d4d6', [1, 4])
  const walls = vessel(
    [
      [5.6, 0, 0.6],
      [7.2, 1.2, 1],
      [10.2, 5.6, 3],
      [11, 8.8, 0.2],
    ],
    skin,
    0.3,
  )
  return group(walls, put(ring(10.9, 0.24, skin), [0, 8.8, 0]))
}
