import { group } from '../kit/controls.ts'
import { feet } from '../kit/details.ts'
import { glass } from '../kit/glass.ts'
import { loft } from '../kit/loft.ts'
import type { Finish } from '../kit/materials.ts'
import { dark, rubber } from '../kit/materials.ts'
import type { Product } from '../kit/product.ts'
import { accessory, product } from '../kit/product.ts'
import { put, roundedBox } from '../kit/shapes.ts'
import { juiceJug } from './parts/juice-jug.ts'
import { juicerBase } from './parts/juicer-base.ts'
import { juicerTop } from './parts/juicer-top.ts'

export type JuicerParams = {
  color: string
  finish?: Finish
  /** Radius of the feed tube: 3.2 for pieces, 4.2 for whole apples. */
  mouth?: number
  /** `tower` is slim and round, `wide` has a steel collar and a bigger pulp box. */
  style?: 'tower' | 'wide'
  juice?: string
}

/** A centrifugal juicer: spout and jug to the left, pulp box to the right, feed tube with pusher on top. */
export function juicer(params: JuicerParams): Product {
  const wide = params.style === 'wide'
  const width = wide ? 20 : 18
  const parts = [
    feet(width * 0.9, width * 0.9, 0.6, 1),
    put(juicerBase(params, width, wide), [0, 0.5, 0]),
    put(juicerTop(params, width, wide), [0, 20.4, 0]),
    put(pulpBox(width, wide), [width * 0.5 + 3.4, 0, -1.6]),
    accessory(put(juiceJug(params.juice ?? '#e8902f'), [-width * 0.5 - 6.6, 0, 2.6])),
  ]
  return product(parts, {
    front: { turn: -12, rise: 13 },
    side: { turn: 26, rise: 12 },
    detail: { turn: 14, rise: 18, closeUp: { at: [-3, 19, 7], span: 22 } },
  })
}

function pulpBox(width: number, wide: boolean) {
  const deep = width * (wide ? 0.86 : 0.76)
  const wall = loft(
    {
      sections: [
        { y: 0.6, width: 7.8, depth: deep * 0.82, n: 3 },
        { y: 19.4, width: 10.4, depth: deep, n: 3 },
      ],
      roundBottom: 0.8,
      roundTop: 0.1,
      smooth: false,
    },
    glass({ tint: '#7f898e', opacity: 0.5 }),
  )
  const shade = loft(
    {
      sections: [
        { y: 19.2, width: 11, depth: deep + 0.8, n: 3 },
        { y: 22.2, width: 10.2, depth: deep * 0.94, n: 3 },
      ],
      roundTop: 1.4,
      roundBottom: 0.2,
    },
    dark('#2b2f32'),
  )
  return group(wall, shade, put(roundedBox(4, 1.4, 1.2, 0.4, rubber()), [2.8, 16, deep * 0.42]))
}
