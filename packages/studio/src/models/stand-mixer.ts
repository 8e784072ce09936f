import type { Material } from 'three'
import { dial, display, group, knob } from '../kit/controls.ts'
import { loft } from '../kit/loft.ts'
import type { Finish } from '../kit/materials.ts'
import { brushedSteel, chrome, dark, paint } from '../kit/materials.ts'
import { outline } from '../kit/paths.ts'
import { inkOn, label } from '../kit/print.ts'
import type { Product } from '../kit/product.ts'
import { product } from '../kit/product.ts'
import { cylinder, plate, put, roundedBox } from '../kit/shapes.ts'
import { sweep, tube } from '../kit/sweep.ts'
import { vessel } from '../kit/vessels.ts'

export type StandMixerParams = {
  color: string
  finish?: Finish
  /** `classic` is round and bullet-nosed, `modern` has a squarer head with a timer. */
  style?: 'classic' | 'modern'
  bowlRadius?: number
  tool?: 'beater' | 'whisk'
}

/** A tilt-head mixer, bowl to the front (+z), controls on its +x flank. */
export function standMixer(params: StandMixerParams): Product {
  const skin = paint(params.color, params.finish ?? 'gloss')
  const square = params.style === 'modern' ? 4.2 : 2.5
  const radius = params.bowlRadius ?? 10.4
  const parts = [
    stand(skin, square),
    put(head(params, skin, square), [0, 26.2, 0]),
    put(bowl(radius), [0, 3.9, 5]),
    put(tool(params.tool ?? 'beater'), [0, 0, 5]),
  ]
  return product(parts, {
    front: { turn: -58, rise: 11 },
    side: { turn: -18, rise: 12 },
    detail: { turn: -66, rise: 14, closeUp: { at: [5, 25, 2], span: 20 } },
  })
}

function stand(skin: Material, square: number) {
  const foot = loft(
    {
      sections: [
        { y: 0.5, width: 21, depth: 34, n: 3 },
        { y: 3, width: 20, depth: 33, n: 3 },
        { y: 3.9, width: 18.6, depth: 31.4, n: 3 },
      ],
      roundTop: 0.7,
      roundBottom: 0.5,
    },
    skin,
  )
  const column = loft(
    {
      sections: [
        { y: 2.6, width: 13.4, depth: 13, n: square + 0.6, z: -9.6 },
        { y: 9, width: 10.6, depth: 10.2, n: square, z: -10.6 },
        { y: 17, width: 9.8, depth: 9.6, n: square, z: -10.2 },
        { y: 25, width: 10.6, depth: 12.5, n: square, z: -8.4 },
      ],
      roundTop: 2,
    },
    skin,
  )
  const lever = put(
    group(
      put(cylinder(0.9, 1, chrome(), 0.2), [0, 0, 0], [0, 0, -90]),
      put(roundedBox(0.8, 0.9, 3.2, 0.35, chrome()), [0.9, 0, 1]),
    ),
    [4.9, 19.4, -9.6],
  )
  return group(foot, column, lever, put(cylinder(7, 0.7, dark(), 0.2), [0, 3.6, 5]))
}

function head(params: StandMixerParams, skin: Material, square: number) {
  const hull = loft(
    {
      sections: [
        { y: -16.6, width: 8.6, depth: 8.2, n: square, z: 0.6 },
        { y: -11, width: 12.2, depth: 11.4, n: square, z: 0.2 },
        { y: -1, width: 13, depth: 12.2, n: square },
        { y: 9, width: 12.2, depth: 11.2, n: square },
        { y: 15.4, width: 10, depth: 9.2, n: square, z: -0.2 },
      ],
      roundTop: 2.6,
      roundBottom: 2.6,
    },
    skin,
  )
  const band = loft(
    {
      sections: [
        { y: -0.5, width: 12.25, depth: 11.25, n: square },
        { y: 0.5, width: 12.1, depth: 11.1, n: square },
      ],
      roundTop: 0.1,
      roundBottom: 0.1,
    },
    chrome(),
  )
  const nose = put(
    group(
      put(cylinder(2.9, 0.8, chrome(), 0.25), [0, 0, 0], [90, 0, 0]),
      put(cylinder(1.0, 0.5, dark(), 0.2), [0, 0, 0.7], [90, 0, 0]),
    ),
    [0, 0.2, 17.4],
  )
  const hub = group(
    put(cylinder(4.4, 2, skin, 0.4), [0, -6.8, 5]),
    put(cylinder(3.4, 2.2, brushedSteel(), 0.3), [0, -8.4, 5]),
  )
  return group(
    put(hull, [0, 0, 0], [90, 0, 0]),
    put(band, [0, 0, 10.4], [90, 0, 0]),
    nose,
    hub,
    put(flank(params), [6.1, 0.3, 0], [0, 90, 0]),
  )
}

function flank({ style, color }: StandMixerParams) {
  const name = put(label('Nawwar', { height: 2.5, color: inkOn(color) }), [2.4, 1.5, 0.42])
  if (style === 'modern') {
    return group(
      put(name, [4.6, 1.2, 0.42]),
      put(display({ width: 5, height: 2.2, text: '05:00', color: '#ffb347' }), [-3.6, 1.4, 0.2]),
      put(knob({ radius: 1.8, turn: 40 }), [-3.6, -2.4, -0.1]),
    )
  }
  return group(
    put(name, [1.6, 1.4, 0.42]),
    put(dial(2.1, 7, inkOn(color)), [8.4, -1.4, -0.02]),
    put(knob({ radius: 1.7, turn: -60 }), [8.4, -1.4, -0.25]),
  )
}

function bowl(radius: number) {
  const walls = vessel(
    [
      [radius * 0.52, 0, 0.5],
      [radius * 0.6, 0.9, 0.4],
      [radius * 0.92, 4.6, 3],
      [radius, 12.6, 0.3],
      [radius + 0.35, 13.1, 0.2],
    ],
    brushedSteel('#d2d4d6', [1, 4]),
    0.25,
  )
  const handle = sweep(
    {
      points: [
        [radius * 0.9, 11.4, 0],
        [radius + 2.4, 11.6, 0],
        [radius + 3.4, 8.6, 0],
        [radius + 2, 5.6, 0],
        [radius * 0.88, 4.6, 0],
      ],
      width: 2,
      thickness: 0.6,
      n: 3,
    },
    brushedSteel('#d2d4d6'),
  )
  return put(group(walls, handle), [0, 0, 0], [0, 24, 0])
}

function tool(kind: 'beater' | 'whisk') {
  const stem = put(cylinder(0.8, 6, chrome('#c9ccd0', 0.2), 0.1), [0, 13.4, 0])
  if (kind === 'whisk') {
    const wires = [0, 30, 60, 90, 120, 150].map((angle) =>
      put(
        tube(
          [
            [0.5, 14.4, 0],
            [3, 11.6, 0],
            [4, 8.4, 0],
            [2.6, 5.8, 0],
            [0, 5, 0],
            [-2.6, 5.8, 0],
            [-4, 8.4, 0],
            [-3, 11.6, 0],
            [-0.5, 14.4, 0],
          ],
          0.13,
          chrome(),
        ),
        [0, 0, 0],
        [0, angle, 0],
      ),
    )
    return group(stem, ...wires)
  }
  const frame = plate(
    outline(
      [
        [-0.9, 14.4, 0.4],
        [-4.6, 11, 1.4],
        [-3.6, 6.6, 1.6],
        [0, 5, 1],
        [3.6, 6.6, 1.6],
        [4.6, 11, 1.4],
        [0.9, 14.4, 0.4],
      ],
      [
        [
          [-0.6, 12.6, 0.3],
          [-0.6, 6.4, 0.3],
          [-2.8, 7.6, 0.8],
          [-3.5, 10.8, 0.8],
        ],
        [
          [0.6, 12.6, 0.3],
          [3.5, 10.8, 0.8],
          [2.8, 7.6, 0.8],
          [0.6, 6.4, 0.3],
        ],
      ],
    ),
    0.9,
    chrome('#c9ccd0', 0.28),
    0.2,
  )
  return group(stem, put(frame, [0, 0, 0], [0, 58, 0]))
}
