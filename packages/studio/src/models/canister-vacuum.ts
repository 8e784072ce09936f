import type { Group, Material } from 'three'
import { button, group, knob } from '../kit/controls.ts'
import { slats } from '../kit/details.ts'
import { glass } from '../kit/glass.ts'
import { loft } from '../kit/loft.ts'
import { chrome, metallic, paint, rubber } from '../kit/materials.ts'
import { label } from '../kit/print.ts'
import type { Product } from '../kit/product.ts'
import { product } from '../kit/product.ts'
import { cylinder, lathe, put, ring, roundedBox } from '../kit/shapes.ts'
import { sweep } from '../kit/sweep.ts'
import { hose } from './parts/hose.ts'
import { inkOn, shade } from './parts/tones.ts'
import { vacuumWand } from './parts/vacuum-wand.ts'

export type CanisterVacuumParams = {
  color: string
  width?: number
  height?: number
  depth?: number
  /** `bag` has a dust bag under a lid, `cyclone` a clear cup in front of the motor, `hepa` is a long sledge with a filter grille. */
  build?: 'bag' | 'cyclone' | 'hepa'
  /** Height of the standing wand (cm). */
  wand?: number
}

const yaw = -0.72
const middle = -6

/** A cylinder vacuum cleaner on wheels, its wand standing beside it, both joined by the hose. */
export function canisterVacuum(params: CanisterVacuumParams): Product {
  const { width = 28.5, height = 23.5, depth = 38.5, build = 'bag', wand = 66 } = params
  const inlet = build === 'cyclone' ? height * 0.62 : height * 0.6
  const body = build === 'cyclone' ? cycloneBody(params, width, height, depth) : bagBody(params, width, height, depth)
  const side = width * 0.5 + 13
  const ahead = (reach: number, y: number): [number, number, number] => [
    middle + Math.sin(yaw) * depth * reach,
    y,
    Math.cos(yaw) * depth * reach,
  ]
  const parts = [
    put(body, [middle, 0, 0], [0, (yaw * 180) / Math.PI, 0]),
    put(vacuumWand({ height: wand, color: params.color, control: build === 'hepa', head: 27 }), [side, 0, 2]),
    hose(
      [
        ahead(0.43, inlet),
        ahead(0.62, inlet + 2.4),
        ahead(0.72, inlet + 12),
        [middle - depth * 0.4, inlet + 25, 8],
        [middle - 2, wand + 13, -4],
        [side - 18, wand + 15, -6],
        [side - 9.5, wand + 10, -6],
        [side - 7, wand + 5, -6],
      ],
      1.75,
      paint('#2c3034', 'satin'),
      { rib: 0.42, pitch: 1 },
    ),
  ]
  return product(parts, {
    front: { turn: -16, rise: 15, fill: 0.84 },
    side: { turn: 62, rise: 15, fill: 0.84 },
    detail: { turn: -18, rise: 26, closeUp: { at: [middle, height * 0.55, 4], span: depth * 1.35 } },
  })
}

/** Low hull with a seam, lid, foot switches and carrying handle. */
function bagBody(params: CanisterVacuumParams, width: number, height: number, depth: number): Group {
  const { color, build } = params
  const hepa = build === 'hepa'
  const dark = paint('#1d1f22', 'satin')
  const lower = lying(width * 0.96, height * 0.46, depth, hepa ? 3.6 : 3, dark)
  const upper = lying(width, height * 0.8, depth * 0.97, hepa ? 3 : 2.5, hepa ? metallic(color) : paint(color, 'gloss'))
  const band = lying(width * 1.01, height * 0.08, depth * 0.98, hepa ? 3 : 2.5, chrome('#b9bcbf', 0.2))
  const back = hepa
    ? [put(slats(width * 0.46, height * 0.26, 6, dark), [0, height * 0.52, -depth * 0.472], [14, 0, 0])]
    : []
  return group(
    put(lower, [0, height * 0.3, 0]),
    put(upper, [0, height * 0.53, -0.3]),
    put(band, [0, height * 0.42, -0.2]),
    ...(hepa ? [put(lying(width * 0.46, height * 0.815, depth * 0.9, 3, dark), [0, height * 0.533, -1])] : []),
    ...back,
    ...lidDetails(params, width, height, depth, dark),
    inletCollar(height * 0.6, depth * 0.44, dark),
    ...wheels(width, height, depth, dark),
  )
}

/** An egg lying along z whose middle is at y = 0. */
function lying(width: number, height: number, depth: number, n: number, skin: Material) {
  const slice = (at: number, share: number, low = 0) => ({
    y: at * depth,
    width: width * share,
    depth: height * share,
    n,
    z: low,
  })
  const body = loft(
    {
      sections: [
        slice(-0.47, 0.6),
        slice(-0.4, 0.86),
        slice(-0.2, 1),
        slice(0.1, 0.98),
        slice(0.32, 0.84),
        slice(0.45, 0.56),
      ],
      roundTop: height * 0.12,
      roundBottom: height * 0.12,
    },
    skin,
  )
  return group(put(body, [0, 0, 0], [90, 0, 0]))
}

function lidDetails(params: CanisterVacuumParams, width: number, height: number, depth: number, dark: Material) {
  const { color, build } = params
  const top = height * 0.97
  const grip = sweep(
    {
      points: [
        [0, top - 4.5, depth * 0.3],
        [0, top - 0.2, depth * 0.22],
        [0, top + 1.4, depth * 0.06],
        [0, top + 0.6, -depth * 0.1],
        [0, top - 3, -depth * 0.16],
      ],
      width: width * 0.17,
      thickness: [1.6, 1.3, 1.2, 1.3, 1.6],
      side: [1, 0, 0],
      n: 3,
    },
    dark,
  )
  const pedals = [-1, 1].map((side) =>
    put(
      roundedBox(width * 0.2, 1.6, depth * 0.12, 0.6, paint(side < 0 ? '#c9ccce' : shade(color, -0.4), 'satin')),
      [side * width * 0.24, height * 0.83, -depth * 0.27],
      [-14, 0, side * -16],
    ),
  )
  const control =
    build === 'hepa'
      ? []
      : [
          put(
            knob({ radius: 2.4, depth: 1.4, rim: chrome(), turn: 40 }),
            [0, height * 0.9, -depth * 0.27],
            [-100, 0, 0],
          ),
        ]
  const gauge = put(
    roundedBox(4.4, 0.5, 1.3, 0.2, paint('#3fa35c', 'gloss')),
    [0, height * 0.76, depth * 0.36],
    [40, 0, 0],
  )
  const word = put(label('Nawwar', { height: 2, color: inkOn(color) }), [width * 0.492, height * 0.62, 0], [0, 90, 0])
  return [grip, ...pedals, ...control, gauge, word]
}

/** Where the hose clicks in. */
function inletCollar(y: number, z: number, dark: Material): Group {
  return put(
    group(
      cylinder(3.3, 4, dark, 0.5),
      put(ring(3.25, 0.22, chrome()), [0, 2.6, 0]),
      put(cylinder(2.4, 6.5, dark, 0.4), [0, 0, 0]),
    ),
    [0, y, z - 1.6],
    [78, 0, 0],
  )
}

function wheels(width: number, height: number, depth: number, dark: Material): Group[] {
  const radius = height * 0.34
  const big = [-1, 1].map((side) =>
    put(
      group(
        put(cylinder(radius, 2.4, rubber(), 0.8), [0, 0, 0], [0, 0, -90]),
        put(cylinder(radius * 0.7, 2.9, paint('#4a4f55', 'satin'), 0.4), [side < 0 ? -0.5 : 0, 0, 0], [0, 0, -90]),
        put(cylinder(radius * 0.24, 3.5, chrome(), 0.3), [side < 0 ? -0.9 : 0, 0, 0], [0, 0, -90]),
      ),
      [side * width * 0.47 - (side < 0 ? 1.6 : 0.8), radius, -depth * 0.24],
    ),
  )
  const small = group(
    put(cylinder(2.1, 3, rubber(), 0.5), [-1.5, 2.1, depth * 0.3], [0, 0, -90]),
    put(roundedBox(4.6, 5, 4, 0.8, dark), [0, 4.6, depth * 0.29]),
  )
  return [...big, small]
}

/** Cyclone: an upright clear cup leaning on the motor hull between two large wheels. */
function cycloneBody({ color }: CanisterVacuumParams, width: number, height: number, depth: number): Group {
  const dark = paint('#1d1f22', 'satin')
  const hull = put(lying(width * 0.9, height * 0.62, depth * 0.72, 3, paint(color, 'gloss')), [
    0,
    height * 0.42,
    -depth * 0.13,
  ])
  const sledge = put(lying(width * 0.72, height * 0.3, depth * 0.96, 4, dark), [0, height * 0.2, 0])
  const vents = put(slats(width * 0.4, height * 0.22, 5, dark), [0, height * 0.46, -depth * 0.475], [12, 0, 0])
  const cup = put(dustCup(color, height * 0.29, height * 0.72), [0, height * 0.2, depth * 0.2], [-10, 0, 0])
  const bridge = sweep(
    {
      points: [
        [0, height * 0.86, depth * 0.24],
        [0, height * 1.0, depth * 0.12],
        [0, height * 0.96, -depth * 0.08],
        [0, height * 0.7, -depth * 0.24],
      ],
      width: 4.6,
      thickness: [1.6, 1.6, 1.6, 2.6],
      side: [1, 0, 0],
      n: 3,
    },
    dark,
  )
  const pedals = [-1, 1].map((side) =>
    put(
      button({ radius: 2.6, depth: 1, material: paint(side < 0 ? '#c9ccce' : '#8f1d24', 'satin') }),
      [side * width * 0.22, height * 0.66, -depth * 0.3],
      [-70, side * 12, 0],
    ),
  )
  const word = put(
    label('Nawwar', { height: 2, color: inkOn(color) }),
    [width * 0.435, height * 0.52, -depth * 0.02],
    [0, 90, 0],
  )
  return group(
    hull,
    sledge,
    vents,
    cup,
    bridge,
    ...pedals,
    word,
    inletCollar(height * 0.62, depth * 0.37, dark),
    ...wheels(width * 0.94, height * 0.92, depth, dark),
  )
}

function dustCup(color: string, radius: number, height: number): Group {
  const wall = lathe(
    [
      [0, 0],
      [radius * 0.9, 0, 0.6],
      [radius, height, 0.3],
      [0, height],
    ],
    glass({ tint: '#aebcc2', opacity: 0.3 }),
  )
  const cone = lathe(
    [
      [0, height * 0.16],
      [radius * 0.3, height * 0.18, 0.4],
      [radius * 0.52, height * 0.5, 0.4],
      [radius * 0.56, height * 0.96, 0.3],
      [0, height * 0.96],
    ],
    metallic(shade(color, 0.25)),
  )
  const holes = Array.from({ length: 7 }, (_, index) =>
    put(ring(radius * 0.545, 0.14, paint('#1d1f22')), [0, height * (0.52 + index * 0.06), 0]),
  )
  const lid = put(
    lathe(
      [
        [0, 0],
        [radius * 1.03, 0, 0.3],
        [radius * 1.03, 2.2, 0.5],
        [radius * 0.6, 3.6, 1.2],
        [0, 3.8],
      ],
      paint('#1d1f22', 'satin'),
    ),
    [0, height - 0.3, 0],
  )
  const floor = cylinder(radius * 0.93, 1.2, paint('#1d1f22', 'satin'), 0.3)
  return group(wall, cone, ...holes, lid, floor)
}
