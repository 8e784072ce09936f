import type { Group } from 'three'
import { dial, group, knob } from '../kit/controls.ts'
import { cord, feet } from '../kit/details.ts'
import { loft } from '../kit/loft.ts'
import type { Finish } from '../kit/materials.ts'
import { chrome, glow, paint } from '../kit/materials.ts'
import { inkOn, label } from '../kit/print.ts'
import type { Product } from '../kit/product.ts'
import { product } from '../kit/product.ts'
import { cylinder, lathe, put, ring } from '../kit/shapes.ts'

export type HotPlateParams = {
  color: string
  finish?: Finish
  /** Diameter of each cast iron plate, left to right (cm). */
  plates?: number[]
  /** Size in cm. */
  width?: number
  height?: number
  depth?: number
  brand?: string
}

/** A hot plate with one or two cast iron rings, each with its thermostat and light in front. */
export function hotPlate(params: HotPlateParams): Product {
  const { plates = [18.5], width = 26, height = 8, depth = 27, color, finish = 'gloss', brand = 'Nawwar' } = params
  const top = height - 1.9
  const n = 9
  const body = loft(
    {
      sections: [
        { y: 1.4, width: width * 0.97, depth: depth * 0.97, n },
        { y: top - 1.2, width: width * 0.985, depth: depth * 0.985, n },
        { y: top - 0.5, width, depth, n },
      ],
      roundTop: 0.5,
      roundBottom: 0.4,
      smooth: false,
    },
    paint(color, finish),
  )
  const skirt = loft(
    {
      sections: [
        { y: 0.9, width: width * 0.93, depth: depth * 0.93, n },
        { y: 1.6, width: width * 0.95, depth: depth * 0.95, n },
      ],
    },
    paint('#1d1f22', 'satin'),
  )
  const spread = plates.length === 1 ? [0] : [-width * 0.245, width * 0.245]
  const parts = [
    feet(width * 0.88, depth * 0.86, 1, 1.2),
    skirt,
    body,
    ...plates.map((diameter, index) => put(ironPlate(diameter / 2), [spread[index] ?? 0, top - 0.05, -depth * 0.06])),
    ...plates.map((_, index) => put(thermostat(color, top), [spread[index] ?? 0, top * 0.52 + 0.3, depth * 0.496])),
    put(label(brand, { height: 1.3, color: inkOn(color) }), [
      plates.length === 1 ? -width * 0.34 : 0,
      top * 0.52 + 0.3,
      depth * 0.497,
    ]),
    cord(width * 0.3, 2.2, -depth * 0.48, 8),
  ]
  return product(parts, {
    front: { turn: -26, rise: 27, fill: 0.84 },
    side: { turn: 36, rise: 24, fill: 0.84 },
    detail: { turn: -22, rise: 24, closeUp: { at: [spread[0] ?? 0, top * 0.8, depth * 0.32], span: 17 } },
  })
}

/** A cast iron plate in a steel trim ring, with its turned grooves and the sunken middle. */
function ironPlate(radius: number): Group {
  const iron = paint('#34363a', 'matt')
  const grooves = Array.from({ length: 5 }, (_, index) =>
    put(ring(radius * (0.42 + index * 0.12), 0.07, paint('#222427', 'matt')), [0, 1.92, 0]),
  )
  return group(
    lathe(
      [
        [0, 0],
        [radius * 1.12, 0],
        [radius * 1.1, 0.4, 0.15],
        [radius * 1.0, 0.55, 0.1],
        [0, 0.55],
      ],
      chrome('#c9ccd0', 0.2),
      128,
    ),
    lathe(
      [
        [0, 0.2],
        [radius * 0.98, 0.2],
        [radius, 1.7, 0.25],
        [radius * 0.96, 1.95, 0.15],
        [radius * 0.34, 1.95, 0.1],
        [radius * 0.3, 1.7, 0.1],
        [0, 1.7],
      ],
      iron,
      128,
    ),
    put(cylinder(radius * 0.1, 0.2, chrome('#8e9195', 0.35), 0.08), [0, 1.6, 0]),
    ...grooves,
  )
}

function thermostat(color: string, top: number): Group {
  const radius = Math.min(1.9, top * 0.34)
  return group(
    put(dial(radius * 1.42, 6, inkOn(color)), [0, 0, 0.04]),
    put(group(knob({ radius, depth: 1.7, body: paint('#1d1f22', 'satin'), turn: 30 })), [0, 0, -0.15]),
    put(cylinder(0.3, 0.25, glow('#ff5a3d', 0.9), 0.1), [radius * 2.3, 0, -0.05], [90, 0, 0]),
  )
}
