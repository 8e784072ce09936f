import type { Group, Material } from 'three'
import { button, group } from '../kit/controls.ts'
import { feet, slats } from '../kit/details.ts'
import { blackGlass, brushedSteel, glow, metallic, paint } from '../kit/materials.ts'
import { outline, rectangle } from '../kit/paths.ts'
import { label } from '../kit/print.ts'
import type { Product } from '../kit/product.ts'
import { product } from '../kit/product.ts'
import { cylinder, lathe, plate, put, roundedBox } from '../kit/shapes.ts'
import { dispenserCupboard } from './parts/dispenser-cupboard.ts'
import { tapColors, tapRow } from './parts/dispenser-taps.ts'
import { inkOn, isLight } from './parts/tones.ts'
import { waterBottle } from './parts/water-bottle.ts'

export type WaterDispenserParams = {
  color: string
  width?: number
  height?: number
  depth?: number
  taps?: 2 | 3
  /** Below the taps: a plain `panel`, or an open door on a `fridge` or on the `bottle`. */
  below?: 'panel' | 'fridge' | 'bottle'
  /** Push buttons under a lit bar instead of lever taps. */
  modern?: boolean
}

/** A standing water dispenser; bottom loaders show their bottle in the cupboard, the others carry it on top. */
export function waterDispenser(params: WaterDispenserParams): Product {
  const { width = 31, height = 94, depth = 33, below = 'panel', color } = params
  const skin = silver(color) ? metallic(color) : paint(color, 'satin')
  const seam = height * (below === 'panel' ? 0.5 : 0.53)
  const bottom = below === 'bottle'
  const open = below !== 'panel'
  const parts = [
    feet(width * 0.94, depth * 0.9, 1.4, 1.6),
    open
      ? dispenserCupboard({ width, height: seam, depth, skin, holds: bottom ? 'bottle' : 'food' })
      : put(roundedBox(width, seam - 1, depth, 1.2, skin), [0, (seam + 1) / 2, 0]),
    put(upperBody(params, width, height - seam, depth, skin), [0, seam, 0]),
    ...(below === 'panel' ? [put(frontPanel(width, seam - 8, color), [0, 5, depth / 2])] : []),
    ...(bottom ? [] : [put(waterBottle(), [0, height + 46, -1], [180, 0, 0])]),
  ]
  const span = height - seam
  return product(parts, {
    front: { turn: -26, rise: 10, fill: 0.86 },
    side: { turn: open ? 24 : 42, rise: 10, fill: 0.86 },
    detail: { turn: -20, rise: 12, closeUp: { at: [0, seam + span * 0.5, depth / 2], span: span * 1.15 } },
  })
}

function silver(hex: string): boolean {
  return hex.toLowerCase() === '#c3c7cb'
}

/** Upper half: two cheeks, a roof and a back around the dark tap bay. */
function upperBody(params: WaterDispenserParams, width: number, height: number, depth: number, skin: Material): Group {
  const { taps = 2, modern = false, below, color } = params
  const cheek = 2.6
  const bay = { low: 0.6, high: height * (modern ? 0.66 : 0.7), deep: depth * 0.42 }
  const head = height - bay.high
  const back = depth - bay.deep
  const walls = [-1, 1].map((side) =>
    put(roundedBox(cheek, height, depth, 0.9, skin), [side * (width / 2 - cheek / 2), height / 2, 0]),
  )
  const dark = modern ? blackGlass('#14171a') : paint(isLight(color) ? '#3b4147' : '#17191b', 'satin')
  return group(
    ...walls,
    put(roundedBox(width - 0.6, head, depth - 0.1, 1, skin), [0, bay.high + head / 2, 0]),
    put(roundedBox(width - 2, height - 1, back, 0.5, dark), [0, height / 2 - 0.4, -bay.deep / 2]),
    put(roundedBox(width - 1, 2.4, depth, 0.9, skin), [0, 0.2, 0]),
    put(tray(width - cheek * 2 - 0.6, bay.deep), [0, 1.3, depth / 2 - bay.deep / 2 + 0.6]),
    put(tapRow(taps, width, modern), [0, bay.high - (modern ? 3.4 : 6), depth / 2 - bay.deep]),
    put(headFace(params, width, head), [0, bay.high + head / 2, depth / 2]),
    ...(below === 'bottle'
      ? [put(roundedBox(width * 0.9, 0.5, depth * 0.88, 0.2, blackGlass()), [0, height, 0])]
      : [collar(height)]),
  )
}

function collar(height: number) {
  return put(
    lathe(
      [
        [0, -1],
        [10.6, -1, 0.3],
        [10.2, 1.2, 0.6],
        [7.5, 2, 0.4],
        [0, 2],
      ],
      paint('#e8e6e1', 'satin'),
    ),
    [0, height, -1],
  )
}

function tray(width: number, depth: number): Group {
  return group(
    put(roundedBox(width, 1.6, depth, 0.5, paint('#2a2d30', 'satin')), [0, 0.3, 0]),
    put(slats(width * 0.9, depth * 0.84, 9, brushedSteel(), true, 0.5), [0, 1.15, 0], [-90, 0, 0]),
  )
}

function headFace({ color, taps = 2, modern = false }: WaterDispenserParams, width: number, height: number): Group {
  const ink = inkOn(color)
  const lamps = ['#ff5a36', '#4fa8ff', '#6fd08c']
    .slice(0, taps)
    .map((hex, index) =>
      put(
        cylinder(0.38, 0.3, glow(hex, 1.2), 0.1),
        [(index - (taps - 1) / 2) * 2.6, -height * 0.27, -0.05],
        [90, 0, 0],
      ),
    )
  if (!modern) {
    const strip = put(plate(outline(rectangle(width * 0.6, height * 0.24, 0.8)), 0.3, blackGlass()), [
      0,
      -height * 0.27,
      -0.1,
    ])
    const word = put(label('Nawwar', { height: 1.9, color: ink }), [0, height * 0.14, 0.05])
    return group(word, ...(taps === 3 ? [strip] : []), ...lamps)
  }
  const pad = put(plate(outline(rectangle(width * 0.86, height * 0.66, 1.6)), 0.5, blackGlass()), [0, 0, 0.1])
  const keys = tapColors[taps].map((hex, index) =>
    put(button({ radius: 1.7, depth: 0.35, material: paint(hex, 'satin') }), [
      (index - (taps - 1) / 2) * 6.4,
      -0.4,
      0.3,
    ]),
  )
  const words = ['HOT', 'ROOM', 'COLD'].map((word, index) =>
    put(label(word, { height: 0.95, color: '#dfe6ea' }), [(index - 1) * 6.4, -3.1, 0.4]),
  )
  const night = put(roundedBox(width * 0.84, 0.5, 0.5, 0.2, glow('#a8dcff', 1.1)), [0, 0.7 - height / 2, 0])
  const warning = put(cylinder(0.3, 0.3, glow('#ffb347', 1.2), 0.1), [width * 0.34, 3.2, 0.3], [90, 0, 0])
  return group(
    pad,
    ...keys,
    ...words,
    night,
    warning,
    put(label('Nawwar', { height: 1.4, color: '#dfe6ea' }), [0, 3.2, 0.4]),
  )
}

function frontPanel(width: number, height: number, color: string): Group {
  const face = plate(outline(rectangle(width * 0.84, height, 2.4)), 0.7, paint(color, 'satin'), 0.3)
  return group(
    put(face, [0, height / 2, 0]),
    put(label('HOT  ·  COLD', { height: 1.2, color: inkOn(color), weight: 600 }), [0, height - 4, 0.42]),
    put(slats(width * 0.6, 5, 5, paint('#2a2d30', 'satin'), true, 0.3), [0, 6, 0.3]),
  )
}
