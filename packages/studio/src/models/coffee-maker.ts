import { button, display, group } from '../kit/controls.ts'
import { feet } from '../kit/details.ts'
import { glass } from '../kit/glass.ts'
import { loft } from '../kit/loft.ts'
import type { Finish } from '../kit/materials.ts'
import { blackGlass, brushedSteel, chrome, dark, paint } from '../kit/materials.ts'
import { inkOn, label, roundLabel } from '../kit/print.ts'
import type { Product } from '../kit/product.ts'
import { product } from '../kit/product.ts'
import { lathe, put, ring, roundedBox } from '../kit/shapes.ts'
import { sweep } from '../kit/sweep.ts'
import { filling, vessel } from '../kit/vessels.ts'

export type CoffeeMakerParams = {
  color: string
  finish?: Finish
  /** `compact` has one switch, `programmable` a display panel in its head and a steel belt. */
  style?: 'compact' | 'programmable'
  width?: number
  height?: number
}

/** A drip coffee maker: tower behind, filter head above, glass jug on its warming plate to the front (+z). */
export function coffeeMaker(params: CoffeeMakerParams): Product {
  const { width = 17, height = 27 } = params
  const deep = width * 1.18
  const programmable = params.style === 'programmable'
  const jugHeight = height * 0.44
  const parts = [
    feet(width * 0.9, deep * 0.9, 0.5, 0.9),
    ...tower(params, width, height, deep),
    put(jug(width * 0.37, jugHeight), [0, 3.6, deep * 0.14], [0, 18, 0]),
    put(programmable ? panel(width) : face(params, width), [0, height * 0.83, deep * 0.5 - 0.05]),
  ]
  return product(parts, {
    front: { turn: -30, rise: 12 },
    side: { turn: 44, rise: 10 },
    detail: {
      turn: -20,
      rise: 16,
      closeUp: { at: [0, programmable ? height * 0.8 : 10, deep * 0.4], span: height * 0.66 },
    },
  })
}

function tower(params: CoffeeMakerParams, width: number, height: number, deep: number) {
  const skin = paint(params.color, params.finish ?? 'gloss')
  const n = params.style === 'programmable' ? 6 : 3.6
  const back = -deep * 0.5
  const plinth = loft(
    {
      sections: [
        { y: 0.4, width, depth: deep, n },
        { y: 2.8, width: width * 0.99, depth: deep * 0.99, n },
      ],
      roundBottom: 0.3,
      roundTop: 0.7,
    },
    skin,
  )
  const column = loft(
    {
      sections: [
        { y: 2, width: width * 0.97, depth: deep * 0.36, n: 5, z: back + deep * 0.19 },
        { y: height * 0.7, width: width * 0.97, depth: deep * 0.36, n: 5, z: back + deep * 0.19 },
      ],
      roundTop: 0.1,
      roundBottom: 0.1,
      smooth: false,
    },
    skin,
  )
  const head = loft(
    {
      sections: [
        { y: height * 0.67, width: width * 0.97, depth: deep * 0.97, n },
        { y: height - 0.8, width, depth: deep, n },
      ],
      roundBottom: 0.8,
      roundTop: 0.8,
      smooth: false,
    },
    skin,
  )
  const lid = loft(
    {
      sections: [
        { y: height - 0.5, width: width * 0.9, depth: deep * 0.88, n },
        { y: height + 0.3, width: width * 0.88, depth: deep * 0.86, n },
      ],
      roundTop: 0.4,
      roundBottom: 0.1,
    },
    dark(),
  )
  const funnel = put(
    lathe(
      [
        [0, -3],
        [width * 0.14, -3, 0.3],
        [width * 0.32, 0.4, 0.3],
        [0, 0.4],
      ],
      dark(),
    ),
    [0, height * 0.67, deep * 0.14],
  )
  const plate = put(
    lathe(
      [
        [0, 0],
        [width * 0.42, 0, 0.1],
        [width * 0.4, 0.7, 0.2],
        [0, 0.7],
      ],
      chrome('#7d8186', 0.3),
    ),
    [0, 2.9, deep * 0.14],
  )
  const gauge = [-1, 1].map((way) =>
    put(roundedBox(0.3, height * 0.34, 1.6, 0.14, blackGlass('#3c474d')), [
      way * width * 0.482,
      height * 0.36,
      back + deep * 0.2,
    ]),
  )
  const belt =
    params.style === 'programmable'
      ? [
          loft(
            {
              sections: [
                { y: height * 0.7, width: width * 1.005, depth: deep * 1.005, n },
                { y: height * 0.94, width: width * 1.012, depth: deep * 1.012, n },
              ],
              roundTop: 0.05,
              roundBottom: 0.05,
              smooth: false,
            },
            brushedSteel('#c6c8ca', [1, 2]),
          ),
        ]
      : []
  return [plinth, column, head, lid, funnel, plate, ...gauge, ...belt]
}

function face(params: CoffeeMakerParams, width: number) {
  return group(
    put(label('Nawwar', { height: 1.5, color: inkOn(params.color) }), [0, 0.6, 0.1]),
    put(button({ radius: 0.95, material: chrome('#c3c6c9', 0.2), lamp: '#ff8a3c' }), [0, -2.4, -0.2]),
    put(ring(1.15, 0.12, dark()), [0, -2.4, -0.05], [90, 0, 0]).translateX(width * 0),
  )
}

function panel(width: number) {
  const keys = [-1.5, -0.5, 0.5, 1.5].map((place) =>
    put(button({ width: 1.7, height: 1, material: dark('#303439') }), [place * 2.5, -2.1, 0.25]),
  )
  return group(
    put(display({ width: width * 0.5, height: 2.8, text: '07:00', color: '#9fe0ff' }), [0, 0.9, 0.1]),
    ...keys,
    put(label('Nawwar', { height: 1, color: '#33373a' }), [-width * 0.37, 2.1, 0.2]),
  )
}

function jug(radius: number, height: number) {
  const side: [number, number, number][] = [
    [radius * 0.82, 0, 0.8],
    [radius * 1.02, height * 0.3, 3],
    [radius * 0.98, height * 0.6, 2],
    [radius * 0.7, height * 0.92, 0.6],
    [radius * 0.72, height, 0.1],
  ]
  const handle = sweep(
    {
      points: [
        [radius * 0.62, height * 0.92, 0],
        [radius + 1.6, height * 0.94, 0],
        [radius + 2.9, height * 0.7, 0],
        [radius + 2.2, height * 0.24, 0],
        [radius * 0.96, height * 0.3, 0],
      ],
      width: [2, 1.8, 1.8, 1.6, 1.4],
      thickness: [1, 1.2, 1.3, 1, 0.8],
      n: 3.2,
    },
    dark(),
  )
  const lid = lathe(
    [
      [0, height - 0.2],
      [radius * 0.74, height - 0.2, 0.1],
      [radius * 0.74, height + 0.7, 0.3],
      [0, height + 1],
    ],
    dark(),
  )
  const band = put(
    lathe(
      [
        [radius * 0.73, 0, 0.05],
        [radius * 0.75, 0, 0.05],
        [radius * 0.76, 1, 0.05],
        [radius * 0.74, 1, 0.05],
      ],
      chrome(),
    ),
    [0, height * 0.87, 0],
  )
  const marks = put(roundLabel('8 · 6 · 4', radius * 1.0, { height: 0.9, color: '#e9e7e2' }), [0, height * 0.42, 0])
  return put(
    group(
      vessel(side, glass({ opacity: 0.15 }), 0.22),
      filling(side, height * 0.5, paint('#2a1209', 'gloss'), 0.26),
      lid,
      band,
      put(handle, [0, 0, 0], [0, -52, 0]),
      marks,
    ),
    [0, 0, 0],
  )
}
