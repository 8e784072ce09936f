import { group } from '../kit/controls.ts'
import { loft } from '../kit/loft.ts'
import type { Finish } from '../kit/materials.ts'
import { brushedSteel, chrome, paint, rubber } from '../kit/materials.ts'
import { inkOn, roundLabel } from '../kit/print.ts'
import type { Product } from '../kit/product.ts'
import { product } from '../kit/product.ts'
import { cylinder, lathe, put, ring } from '../kit/shapes.ts'
import { kettleBody } from './parts/kettle-body.ts'
import { kettleHandle } from './parts/kettle-handle.ts'
import { kettleLid } from './parts/kettle-lid.ts'
import { bellyAt, kettleSkin } from './parts/kettle-shape.ts'

export type KettleParams = {
  color: string
  /** `plastic` and `enamel` take the colour all over, `steel` on its trims, `glass` on lid, handle and base. */
  body: 'plastic' | 'enamel' | 'steel' | 'glass'
  finish?: Finish
  /** Body height without base and lid, and widest radius (cm). */
  height?: number
  radius?: number
  /** 0 is a straight jug, 1 a full belly. */
  belly?: number
  handle?: 'loop' | 'open'
  window?: boolean
  gauge?: boolean
  brand?: string
}

/** An electric kettle on its base, spout to the left, handle to the right. */
export function kettle(params: KettleParams): Product {
  const { height = 17, radius = 8.2, brand = 'Nawwar' } = params
  const trim =
    params.body === 'steel' || params.body === 'glass' ? paint(params.color, 'satin') : paint('#1b1d20', 'satin')
  const skin = kettleSkin(params)
  const waist = 2.6
  const parts = [
    base(radius, trim),
    put(group(...kettleBody(params, skin, radius, height), ...kettleLid(params, trim, radius, height)), [0, waist, 0]),
    put(spout(params, skin, radius, height), [0, waist, 0]),
    put(kettleHandle(params, trim, radius, height), [0, waist, 0]),
    put(roundLabel(brand, bellyAt(params, 0.3, radius) + 0.02, { height: 1.3, color: printColor(params) }), [
      0,
      waist + height * 0.3,
      0,
    ]),
  ]
  return product(parts, {
    front: { turn: -24 },
    side: { turn: -66, rise: 12 },
    detail: { turn: -38, rise: 22, closeUp: { at: [radius * 0.35, waist + height * 0.92, 0], span: height * 1.05 } },
  })
}

function printColor({ body, color }: KettleParams): string {
  if (body === 'steel') return '#3a3d40'
  return body === 'glass' ? '#5d6569' : inkOn(color)
}

function base(radius: number, trim: ReturnType<typeof paint>) {
  return group(
    put(
      lathe(
        [
          [0, 0],
          [radius * 1.04, 0, 0.25],
          [radius * 1.06, 1.1, 0.3],
          [radius * 0.94, 1.75, 0.5],
          [0, 1.75],
        ],
        trim,
      ),
      [0, 0, 0],
    ),
    put(ring(radius * 1.05, 0.08, chrome()), [0, 0.95, 0]),
    put(cylinder(radius * 0.82, 1.2, rubber(), 0.2), [0, 1.5, 0]),
  )
}

function spout(params: KettleParams, skin: ReturnType<typeof kettleSkin>, radius: number, height: number) {
  const top = bellyAt(params, 0.98, radius)
  const lip = params.body === 'glass' ? brushedSteel() : skin
  const mouth = loft(
    {
      sections: [
        { y: height * 0.68, width: 1.2, depth: 1.6, x: -bellyAt(params, 0.68, radius) + 1.0 },
        { y: height * 0.84, width: 3.4, depth: 4.2, x: -top + 0.5 },
        { y: height * 0.99, width: 5.2, depth: 5, x: -top - 0.35 },
      ],
      roundTop: 0.25,
      roundBottom: 0.3,
    },
    lip,
  )
  return mouth
}
