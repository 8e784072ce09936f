import { button, dial, group, knob } from '../kit/controls.ts'
import { feet } from '../kit/details.ts'
import { glass } from '../kit/glass.ts'
import { loft } from '../kit/loft.ts'
import type { Finish } from '../kit/materials.ts'
import { brushedSteel, chrome, dark, paint, rubber } from '../kit/materials.ts'
import { inkOn, label } from '../kit/print.ts'
import type { Product } from '../kit/product.ts'
import { accessory, product } from '../kit/product.ts'
import { cylinder, lathe, put, roundedBox } from '../kit/shapes.ts'
import { sweep } from '../kit/sweep.ts'
import { filling, vessel } from '../kit/vessels.ts'

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
    put(base(params, width, wide), [0, 0.5, 0]),
    put(top(params, width, wide), [0, 20.4, 0]),
    put(pulpBox(width, wide), [width * 0.5 + 3.4, 0, -1.6]),
    accessory(put(jug(params.juice ?? '#e8902f'), [-width * 0.5 - 6.6, 0, 2.6])),
  ]
  return product(parts, {
    front: { turn: -12, rise: 13 },
    side: { turn: 26, rise: 12 },
    detail: { turn: 14, rise: 18, closeUp: { at: [-3, 19, 7], span: 22 } },
  })
}

function base(params: JuicerParams, width: number, wide: boolean) {
  const hull = loft(
    {
      sections: [
        { y: 0.5, width, depth: width, n: 2.6 },
        { y: 8, width: width * 0.94, depth: width * 0.94, n: 2.5 },
        { y: 16, width: width * 1.02, depth: width * 1.0, n: 2.4 },
        { y: 19.4, width: width * 1.08, depth: width * 1.04, n: 2.3 },
      ],
      roundBottom: 0.5,
      roundTop: 0.5,
    },
    paint(params.color, params.finish ?? 'gloss'),
  )
  const collar = loft(
    {
      sections: [
        { y: 18.2, width: width * 1.09, depth: width * 1.05, n: 2.3 },
        { y: 20.2, width: width * 1.1, depth: width * 1.06, n: 2.3 },
      ],
      roundTop: 0.3,
      roundBottom: 0.2,
    },
    wide ? brushedSteel() : dark(),
  )
  const ink = inkOn(params.color)
  const face = group(
    put(dial(2.9, wide ? 4 : 3, ink, -60, 60), [0, 0, 0.14]),
    put(knob({ radius: 1.9, turn: wide ? 30 : -30 }), [0, 0, 0]),
    put(label('Nawwar', { height: 1.5, color: ink }), [0, 4.6, 0.35]),
    ...(wide ? [put(button({ radius: 0.7, material: chrome(), lamp: '#ffb347' }), [0, -3.6, 0.05])] : []),
  )
  const spout = sweep(
    {
      points: [
        [-width * 0.42, 17.2, 2.4],
        [-width * 0.58, 16.6, 2.5],
        [-width * 0.66, 14.8, 2.6],
      ],
      width: [4, 3.2, 2.4],
      thickness: [3, 2.4, 2],
      n: 2.2,
    },
    wide ? brushedSteel() : dark(),
  )
  return group(hull, collar, put(face, [0, 8.4, width * 0.472 - 0.05]), spout)
}

function top({ mouth = 3.2 }: JuicerParams, width: number, wide: boolean) {
  const clear = glass({ tint: '#e2e8ea', opacity: 0.17 })
  const dome = lathe(
    [
      [width * 0.52, -0.4, 0.1],
      [width * 0.52, 1.4, 0.8],
      [width * 0.4, 4.2, 1.6],
      [mouth + 0.5, 5.2, 0.8],
      [mouth + 0.2, 13, 0.1],
    ],
    clear,
    112,
  )
  const sieve = lathe(
    [
      [0, -0.2],
      [width * 0.3, -0.2, 0.2],
      [width * 0.4, 3.2, 0.2],
      [width * 0.38, 3.2],
    ],
    brushedSteel('#cfd1d3', [3, 4]),
  )
  const pusher = group(
    put(cylinder(mouth - 0.15, 8, dark('#3a3f43'), 0.3), [0, 6.2, 0]),
    put(cylinder(mouth + 0.5, 1.6, dark(), 0.5), [0, 13.2, 0]),
  )
  const metal = wide ? chrome('#c9ccd0', 0.16) : dark()
  const arm = sweep(
    {
      points: [
        [0, -3.4, width * 0.56],
        [0, 2, width * 0.58],
        [0, 4.6, width * 0.46],
        [0, 5.6, mouth + 1.2],
      ],
      width: [3, 2.4, 2.4, 2],
      thickness: 1,
      side: [1, 0, 0],
      n: 3.4,
    },
    metal,
  )
  const back = sweep(
    {
      points: [
        [0, -3.4, -width * 0.56],
        [0, 2, -width * 0.58],
        [0, 4.6, -width * 0.46],
        [0, 5.6, -mouth - 1.2],
      ],
      width: 2.4,
      thickness: 1,
      side: [1, 0, 0],
      n: 3.4,
    },
    metal,
  )
  const turned = put(group(arm, back), [0, 0, 0], [0, 34, 0])
  return group(dome, sieve, pusher, turned)
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

function jug(juice: string) {
  const side: [number, number, number][] = [
    [4.4, 0, 0.6],
    [5.2, 13.4, 0.15],
  ]
  const handle = sweep(
    {
      points: [
        [-4.9, 11.4, 0],
        [-7.9, 11.2, 0],
        [-8.2, 7.4, 0],
        [-7, 4, 0],
        [-4.4, 3.4, 0],
      ],
      width: 1.8,
      thickness: 1.1,
      n: 3,
    },
    dark(),
  )
  const lid = put(cylinder(5.3, 0.9, dark(), 0.3), [0, 13, 0])
  return group(
    vessel(side, glass({ opacity: 0.14 }), 0.25),
    filling(side, 8.6, paint(juice, 'gloss'), 0.3),
    handle,
    lid,
  )
}
