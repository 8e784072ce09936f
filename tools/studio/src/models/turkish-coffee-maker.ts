import type { Material } from 'three'
import { button, group } from '../kit/controls.ts'
import { feet } from '../kit/details.ts'
import { loft } from '../kit/loft.ts'
import type { Finish } from '../kit/materials.ts'
import { brushedSteel, chrome, dark, glow, paint } from '../kit/materials.ts'
import { inkOn, label } from '../kit/print.ts'
import type { Product } from '../kit/product.ts'
import { accessory, product } from '../kit/product.ts'
import { cylinder, lathe, put, ring } from '../kit/shapes.ts'
import { sweep } from '../kit/sweep.ts'
import { filling, vessel } from '../kit/vessels.ts'

export type TurkishCoffeeMakerParams = {
  color: string
  finish?: Finish
  pots?: 1 | 2
  pot?: 'steel' | 'copper' | 'paint'
}

/** An electric Turkish coffee maker: one or two long-handled pots under a sensor head, buttons to the front (+z). */
export function turkishCoffeeMaker(params: TurkishCoffeeMakerParams): Product {
  const pots = params.pots ?? 1
  const width = pots === 2 ? 27 : 14.6
  const places = pots === 2 ? [-6.6, 6.6] : [0]
  const parts = [
    feet(width * 0.92, 16, 0.5, 0.8),
    ...frame(params, width),
    ...places.flatMap((x) => station(params, x)),
    put(label('Nawwar', { height: 1.3, color: inkOn(params.color) }), [0, 18.6, 3.32]),
    accessory(put(coffeeCup(), [width * 0.5 + 6.4, 0, 7])),
  ]
  return product(parts, {
    front: { turn: -22, rise: 15 },
    side: { turn: 36, rise: 14 },
    detail: { turn: -30, rise: 26, closeUp: { at: [places[0] ?? 0, 9, 2.5], span: 17 } },
  })
}

function frame(params: TurkishCoffeeMakerParams, width: number) {
  const skin = paint(params.color, params.finish ?? 'gloss')
  const foot = loft(
    {
      sections: [
        { y: 0.4, width, depth: 19.4, n: 4.4 },
        { y: 3.4, width: width * 0.985, depth: 19, n: 4.4 },
      ],
      roundBottom: 0.4,
      roundTop: 0.9,
    },
    skin,
  )
  const column = loft(
    {
      sections: [
        { y: 3, width: width * 0.96, depth: 5.4, n: 5, z: -6.8 },
        { y: 16.4, width: width * 0.96, depth: 5, n: 5, z: -7 },
      ],
      roundTop: 0.1,
      roundBottom: 0.1,
    },
    skin,
  )
  const head = loft(
    {
      sections: [
        { y: 16, width: width * 0.97, depth: 12.6, n: 4.4, z: -3.1 },
        { y: 20, width: width * 0.95, depth: 12.2, n: 4.4, z: -3.2 },
      ],
      roundBottom: 0.7,
      roundTop: 1.2,
    },
    skin,
  )
  const splash = loft(
    {
      sections: [
        { y: 4, width: width * 0.86, depth: 0.5, n: 8, z: -4.1 },
        { y: 15.8, width: width * 0.86, depth: 0.5, n: 8, z: -4.4 },
      ],
      roundTop: 0.1,
      roundBottom: 0.1,
    },
    brushedSteel('#b4b7ba'),
  )
  return [foot, column, head, splash]
}

function station(params: TurkishCoffeeMakerParams, x: number) {
  const metals: Record<'steel' | 'copper' | 'paint', () => Material> = {
    steel: () => brushedSteel('#cfd1d3', [1, 3]),
    copper: () => chrome('#d08a5f', 0.22),
    paint: () => paint(params.color, 'gloss'),
  }
  return [
    put(
      lathe(
        [
          [0, 0],
          [5, 0, 0.1],
          [4.9, 0.6, 0.2],
          [0, 0.6],
        ],
        dark(),
      ),
      [x, 4, 1.8],
    ),
    put(pot(metals[params.pot ?? 'steel']()), [x, 4.7, 1.8]),
    put(cylinder(1.2, 0.9, dark(), 0.2), [x, 15.2, 0.4]),
    put(button({ radius: 1.2, material: chrome('#c6c9cc', 0.2) }), [x, 2.2, 9.35]),
    put(ring(1.45, 0.13, glow('#ffb347', 1.2)), [x, 2.2, 9.42], [90, 0, 0]),
  ]
}

/** The pot: wide foot, narrow neck, flared rim, a long handle to the right front. */
function pot(metal: Material) {
  const side: [number, number, number][] = [
    [4.2, 0, 0.7],
    [4.4, 2.2, 1.6],
    [3.1, 6.4, 1.6],
    [3.7, 8.8, 0.15],
  ]
  const lip = loft(
    {
      sections: [
        { y: 7, width: 0.5, depth: 1, x: -3.1 },
        { y: 8.9, width: 1.6, depth: 1.8, x: -3.7 },
      ],
      roundTop: 0.05,
      roundBottom: 0.1,
    },
    metal,
  )
  const handle = sweep(
    {
      points: [
        [2.9, 6.6, 0],
        [4.8, 7.6, 0],
        [8, 9, 0],
        [11.6, 9.8, 0],
      ],
      width: [1.2, 1.4, 1.9, 2.2],
      thickness: [0.9, 1, 1.3, 1.4],
      n: 2.6,
    },
    dark(),
  )
  const foam = filling(side, 7.6, paint('#7a4a25', 'satin'), 0.25)
  return put(group(vessel(side, metal, 0.22), lip, handle, foam), [0, 0, 0], [0, -48, 0])
}

function coffeeCup() {
  const white = paint('#f4f1ea', 'gloss')
  const side: [number, number, number][] = [
    [1.6, 0, 0.3],
    [2.4, 2, 1.2],
    [2.7, 4.6, 0.1],
  ]
  const saucer = vessel(
    [
      [2.6, 0, 0.3],
      [4.8, 0.9, 0.2],
    ],
    white,
    0.25,
  )
  const handle = sweep(
    {
      points: [
        [2.4, 3.8, 0],
        [3.9, 3.6, 0],
        [3.8, 2.2, 0],
        [2.2, 1.7, 0],
      ],
      width: 0.7,
      thickness: 0.5,
      n: 2.4,
    },
    white,
  )
  return group(
    saucer,
    put(
      group(vessel(side, white, 0.22), filling(side, 3.8, paint('#5a3219', 'gloss'), 0.24), handle),
      [0, 0.25, 0],
      [0, -30, 0],
    ),
    put(ring(2.66, 0.09, chrome('#d9b36a', 0.2)), [0, 4.8, 0]),
  )
}
