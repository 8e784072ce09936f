import { button, dial, display, group, knob } from '../kit/controls.ts'
import { feet } from '../kit/details.ts'
import { glass } from '../kit/glass.ts'
import { loft } from '../kit/loft.ts'
import type { Finish } from '../kit/materials.ts'
import { brushedSteel, chrome, dark, paint, rubber } from '../kit/materials.ts'
import { inkOn, label } from '../kit/print.ts'
import type { Product } from '../kit/product.ts'
import { accessory, product } from '../kit/product.ts'
import { cylinder, lathe, put, ring, roundedBox } from '../kit/shapes.ts'
import { sweep } from '../kit/sweep.ts'
import { bottleBlender } from './parts/bottle-blender.ts'

export type BlenderParams = {
  color: string
  finish?: Finish
  /**
   * Housing: `tower` narrows upwards, `cube` is a square block, `steel` a brushed tower with coloured trims,
   * `power` a tower with steel collar and lid rim.
   */
  base?: 'tower' | 'cube' | 'steel' | 'power'
  /** Widths and heights in cm. */
  baseWidth?: number
  baseHeight?: number
  jugHeight?: number
  jugRadius?: number
  jug?: 'round' | 'square'
  control?: 'knob' | 'buttons' | 'display'
  brand?: string
  /** `mills` adds two small mills beside it, `bottles` makes it a personal blender with drinking bottles. */
  set?: 'mills' | 'bottles'
}

/** A jug blender: motor base with its control, jug with blades, lid and handle to the right. */
export function blender(params: BlenderParams): Product {
  if (params.set === 'bottles') return product(bottleBlender(params.color), bottleViews)
  const { baseWidth = 18, baseHeight = 16, jugHeight = 22, jugRadius = 7.4 } = params
  const deck = baseHeight + 0.5
  const parts = [
    feet(baseWidth * 0.92, baseWidth * 0.86, 0.6, 1.1),
    put(motorBase(params, baseWidth, baseHeight), [0, 0.5, 0]),
    put(jug(params, jugRadius, jugHeight), [0, deck, 0]),
    put(lid(params, jugRadius, jugHeight), [0, deck, 0]),
    ...(params.set === 'mills'
      ? [accessory(put(mill(params.color, 8.6), [15.5, 0, -2])), accessory(put(mill(params.color, 6.6), [13, 0, 9.4]))]
      : []),
  ]
  return product(parts, {
    front: { turn: -26 },
    side: { turn: 48 },
    detail: { turn: -14, rise: 14, closeUp: { at: [0, baseHeight * 0.62, baseWidth * 0.4], span: baseHeight * 1.35 } },
  })
}

function housingSkin({ base = 'tower', color, finish = 'gloss' }: BlenderParams) {
  return base === 'steel' ? brushedSteel('#c9cbcd', [2, 2]) : paint(color, finish)
}

function motorBase(params: BlenderParams, width: number, height: number) {
  const { base = 'tower', brand = 'Nawwar', color } = params
  const n = base === 'cube' ? 7 : 3.6
  const top = base === 'cube' ? 0.94 : 0.68
  const depth = width * 0.94
  const trim = base === 'steel' ? paint(color, 'satin') : dark()
  const hull = loft(
    {
      sections: [
        { y: 0.4, width, depth, n },
        { y: height * 0.42, width: width * (top + (1 - top) * 0.72), depth: depth * (top + (1 - top) * 0.72), n },
        { y: height * 0.9, width: width * top, depth: depth * top, n },
      ],
      roundBottom: 0.4,
      roundTop: 0.7,
    },
    housingSkin(params),
  )
  const skirt = loft(
    {
      sections: [
        { y: 0.1, width: width * 1.015, depth: depth * 1.015, n },
        { y: 1.6, width: width * 1.005, depth: depth * 1.005, n },
      ],
      roundBottom: 0.2,
      roundTop: 0.15,
    },
    trim,
  )
  const metal = base === 'power' ? brushedSteel() : trim
  const collar = put(cylinder(width * top * 0.5, height * 0.14, metal, 0.4), [0, height * 0.88, 0])
  const slope = (Math.atan((depth * (1 - top) * 0.62) / (height * 0.9)) * 180) / Math.PI
  const face = put(
    group(
      controls(params, width, height),
      put(label(brand, { height: 1.5, color: base === 'steel' ? '#33373a' : inkOn(color) }), [0, height * 0.28, 0.25]),
    ),
    [0, height * 0.47, depth * (0.5 - (1 - top) * 0.18) - 0.12],
    [-slope, 0, 0],
  )
  return group(hull, skirt, collar, face)
}

function controls({ control = 'knob', color, base }: BlenderParams, width: number, height: number) {
  if (control === 'display')
    return group(
      display({ width: width * 0.42, height: height * 0.2, text: '00:30', color: '#8fd8ff' }),
      ...row(5, width * 0.1, -height * 0.2),
    )
  if (control === 'buttons')
    return group(...row(5, width * 0.125, -height * 0.02, base === 'steel' ? color : '#e9e6df'))
  const radius = width * 0.135
  return group(
    put(dial(radius * 1.45, 9, base === 'steel' ? '#33373a' : inkOn(color)), [0, -height * 0.03, 0.2]),
    put(knob({ radius, body: dark(), turn: -40 }), [0, -height * 0.03, 0.05]),
  )
}

function row(count: number, step: number, y: number, hex = '#3a3e42') {
  return Array.from({ length: count }, (_, index) =>
    put(button({ width: step * 0.8, height: step * 0.62, depth: 0.35, material: paint(hex, 'satin') }), [
      (index - (count - 1) / 2) * step,
      y,
      0.15,
    ]),
  )
}

function jug(params: BlenderParams, radius: number, height: number) {
  const clear = glass({ opacity: 0.12 })
  const n = params.jug === 'square' ? 4.6 : 2
  const wall = loft(
    {
      sections: [
        { y: 1.2, width: radius * 1.42, depth: radius * 1.42, n: 2 },
        { y: height * 0.3, width: radius * 1.68, depth: radius * 1.68, n },
        { y: height, width: radius * 2.04, depth: radius * 2.04, n },
      ],
      roundBottom: 0.4,
      roundTop: 0.01,
    },
    clear,
  )
  const socket = lathe(
    [
      [0, 0],
      [radius * 0.86, 0, 0.3],
      [radius * 0.9, 1.2, 0.2],
      [radius * 0.74, 2.6, 0.4],
      [0, 2.6],
    ],
    dark(),
  )
  const blades = [0, 90, 180, 270].map((angle) =>
    put(
      group(
        put(
          roundedBox(radius * 0.62, 0.16, 1.1, 0.07, chrome()),
          [radius * 0.28, 0, 0],
          [16, 0, angle % 180 === 0 ? 24 : -14],
        ),
      ),
      [0, 3.9, 0],
      [0, angle, 0],
    ),
  )
  const out = radius * 0.98
  const handle = sweep(
    {
      points: [
        [out * 0.9, height * 0.86, 0],
        [out + 2.6, height * 0.88, 0],
        [out + 4.3, height * 0.74, 0],
        [out + 3.7, height * 0.42, 0],
        [out + 1.4, height * 0.2, 0],
        [out * 0.76, height * 0.17, 0],
      ],
      width: [2.6, 2.4, 2.6, 2.2],
      thickness: [1.5, 1.7, 1.8, 1.4],
      n: 3.4,
    },
    params.base === 'steel' ? paint(params.color, 'satin') : dark(),
  )
  return group(
    wall,
    socket,
    put(cylinder(0.9, 1.6, chrome()), [0, 2.4, 0]),
    ...blades,
    handle,
    ...marks(radius, height),
  )
}

/** Measuring lines on the jug, as thin raised bars. */
function marks(radius: number, height: number) {
  const ink = paint('#e9e7e2', 'matt')
  return Array.from({ length: 6 }, (_, index) => {
    const share = 0.3 + index * 0.1
    const r = radius * (0.84 + 0.18 * ((share - 0.3) / 0.7)) + 0.03
    return put(
      roundedBox(index % 2 === 0 ? 1.8 : 1, 0.13, 0.06, 0.02, ink),
      [-r * 0.42, height * share, r * 0.9],
      [0, -25, 0],
    )
  })
}

function lid(params: BlenderParams, radius: number, height: number) {
  const n = params.jug === 'square' ? 4.6 : 2
  const trim = params.base === 'steel' ? paint(params.color, 'satin') : dark()
  const cover = loft(
    {
      sections: [
        { y: height - 0.3, width: radius * 2.1, depth: radius * 2.1, n },
        { y: height + 1.4, width: radius * 2.0, depth: radius * 2.0, n },
      ],
      roundBottom: 0.2,
      roundTop: 0.6,
    },
    trim,
  )
  const cap = put(cylinder(radius * 0.36, 2.2, glass({ tint: '#cfd6d8', opacity: 0.3 }), 0.3), [0, height + 1.6, 0])
  return group(cover, cap, put(ring(radius * 0.4, 0.25, rubber()), [0, height + 2.0, 0]))
}

const bottleViews = {
  front: { turn: -12 },
  side: { turn: 22, rise: 18 },
  detail: { turn: -12, rise: 16, closeUp: { at: [0, 7.6, 5] as [number, number, number], span: 14 } },
}

/** A small mill cup with its blade, lid down. */
function mill(color: string, height: number) {
  const cup = lathe(
    [
      [0, 2.4],
      [3.9, 2.4, 0.3],
      [3.9, height, 1.6],
      [0, height + 0.8],
    ],
    glass({ opacity: 0.16 }),
  )
  const blade = put(roundedBox(5, 0.16, 0.9, 0.07, chrome()), [0, 3.5, 0], [0, 30, 12])
  return group(
    put(cylinder(4.3, 2.7, paint(color, 'satin'), 0.5), [0, 0, 0]),
    put(cylinder(0.7, 1.6, chrome(), 0.2), [0, 2.4, 0]),
    cup,
    blade,
  )
}
