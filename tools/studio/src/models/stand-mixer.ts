import type { Material } from 'three'
import { group } from '../kit/controls.ts'
import { loft } from '../kit/loft.ts'
import type { Finish } from '../kit/materials.ts'
import { brushedSteel, chrome, dark, paint } from '../kit/materials.ts'
import type { Product } from '../kit/product.ts'
import { product } from '../kit/product.ts'
import { cylinder, put, roundedBox } from '../kit/shapes.ts'
import { sweep } from '../kit/sweep.ts'
import { vessel } from '../kit/vessels.ts'
import { mixerHead } from './parts/mixer-head.ts'
import { mixerTool } from './parts/mixer-tool.ts'

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
    put(mixerHead(params, skin, square), [0, 26.2, 0]),
    put(bowl(radius), [0, 3.9, 5]),
    put(mixerTool(params.tool ?? 'beater'), [0, 0, 5]),
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
