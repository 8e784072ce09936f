import { group } from '../kit/controls.ts'
import { glass } from '../kit/glass.ts'
import { loft } from '../kit/loft.ts'
import type { Finish } from '../kit/materials.ts'
import { brushedSteel, chrome, dark, paint, rubber } from '../kit/materials.ts'
import { inkOn, roundLabel } from '../kit/print.ts'
import type { Product } from '../kit/product.ts'
import { product } from '../kit/product.ts'
import { cylinder, put, ring, roundedBox } from '../kit/shapes.ts'
import { vessel } from '../kit/vessels.ts'

export type ChopperParams = {
  color: string
  finish?: Finish
  bowl?: 'glass' | 'steel'
  radius?: number
  bowlHeight?: number
}

/** A press-down chopper: bowl, lid and motor on top. */
export function chopper(params: ChopperParams): Product {
  const { radius = 8.2, bowlHeight = 10.5, bowl = 'glass' } = params
  const parts = [
    put(cylinder(radius * 0.8, 0.6, rubber(), 0.2), [0, 0, 0]),
    put(bowl === 'glass' ? glassBowl(radius, bowlHeight) : steelBowl(radius, bowlHeight), [0, 0.4, 0]),
    put(motor(params, radius), [0, bowlHeight + 0.4, 0]),
  ]
  return product(parts, {
    front: { turn: -20 },
    side: { turn: 60, rise: 24 },
    detail: { turn: -10, rise: 22, closeUp: { at: [0, bowlHeight + 4, radius * 0.4], span: 17 } },
  })
}

function glassBowl(radius: number, height: number) {
  const side: [number, number, number][] = [
    [radius * 0.78, 0, 0.9],
    [radius * 0.98, 3.4, 2],
    [radius, height, 0.2],
  ]
  return group(vessel(side, glass({ opacity: 0.15 }), 0.5), blades(radius))
}

function steelBowl(radius: number, height: number) {
  const side: [number, number, number][] = [
    [radius * 0.84, 0, 0.9],
    [radius, 3, 2.4],
    [radius, height, 0.2],
  ]
  const handles = [-1, 1].map((way) =>
    put(roundedBox(2.6, 1, 4.4, 0.45, dark()), [way * (radius + 0.7), height * 0.74, 0]),
  )
  return group(
    vessel(side, brushedSteel('#cfd1d3', [1, 4]), 0.3),
    put(ring(radius, 0.16, chrome()), [0, height * 0.88, 0]),
    ...handles,
  )
}

function blades(radius: number) {
  const stem = put(cylinder(0.9, 9, dark('#e9e7e2'), 0.2), [0, 0.6, 0])
  const wings = [
    { y: 1.6, turn: 15 },
    { y: 1.9, turn: 195 },
    { y: 5.2, turn: 105 },
    { y: 5.5, turn: 285 },
  ].map(({ y, turn }) =>
    put(
      group(
        put(roundedBox(radius * 0.72, 0.18, 1.5, 0.07, brushedSteel('#dcdee0')), [radius * 0.4, 0, 0.2], [10, 0, 5]),
      ),
      [0, y, 0],
      [0, turn, 0],
    ),
  )
  return group(stem, ...wings)
}

function motor(params: ChopperParams, radius: number) {
  const skin = params.bowl === 'steel' ? brushedSteel('#cfd1d3', [1, 3]) : paint(params.color, params.finish ?? 'gloss')
  const lid = loft(
    {
      sections: [
        { y: -0.5, width: radius * 2.08, depth: radius * 2.08 },
        { y: 0.9, width: radius * 2.02, depth: radius * 2.02 },
      ],
      roundTop: 0.5,
      roundBottom: 0.2,
    },
    params.bowl === 'steel' ? dark() : glass({ tint: '#dfe4e6', opacity: 0.35 }),
  )
  const hull = loft(
    {
      sections: [
        { y: 0.6, width: radius * 1.62, depth: radius * 1.62, n: 2.2 },
        { y: 4.6, width: radius * 1.3, depth: radius * 1.3, n: 2.3 },
        { y: 10.2, width: radius * 1.22, depth: radius * 1.22, n: 2.3 },
      ],
      roundTop: 1,
      roundBottom: 0.4,
    },
    skin,
  )
  const press = loft(
    {
      sections: [
        { y: 10.4, width: radius * 1.02, depth: radius * 1.02, n: 2.2 },
        { y: 11.4, width: radius * 0.98, depth: radius * 0.98, n: 2.2 },
      ],
      roundTop: 0.9,
      roundBottom: 0.2,
    },
    params.bowl === 'steel' ? dark() : rubber('#2a2d30'),
  )
  const ink = params.bowl === 'steel' ? '#33373a' : inkOn(params.color)
  return group(
    lid,
    hull,
    press,
    put(ring(radius * 0.53, 0.14, chrome()), [0, 11, 0]),
    put(roundLabel('Nawwar', radius * 0.645, { height: 1.5, color: ink }), [0, 6.6, 0]),
  )
}
