import type { Group } from 'three'
import { levelSteel } from '../kit/cabinet.ts'
import { button, display, group } from '../kit/controls.ts'
import { feet } from '../kit/details.ts'
import type { Finish } from '../kit/materials.ts'
import { blackGlass, chrome, paint } from '../kit/materials.ts'
import { outline, rectangle } from '../kit/paths.ts'
import { inkOn, label } from '../kit/print.ts'
import type { Product } from '../kit/product.ts'
import { product } from '../kit/product.ts'
import { plate, put, ring } from '../kit/shapes.ts'

export type KitchenScaleParams = {
  color: string
  finish?: Finish
  /** A slab of coloured glass, or a steel tray on a dark base. */
  surface?: 'glass' | 'steel'
  reading?: string
  /** Size in cm. */
  width?: number
  height?: number
  depth?: number
  brand?: string
}

/** A flat kitchen scale with its display in front. */
export function kitchenScale(params: KitchenScaleParams): Product {
  const { width = 16.5, height = 1.8, depth = 21, surface = 'glass' } = params
  const parts =
    surface === 'glass' ? glassScale(params, width, height, depth) : steelScale(params, width, height, depth)
  return product(parts, {
    front: { turn: -24, rise: 36, fill: 0.82 },
    side: { turn: 38, rise: 24, fill: 0.82 },
    detail: { turn: -16, rise: 40, closeUp: { at: [0, height, depth * 0.32], span: width * 0.82 } },
  })
}

function lying(part: ReturnType<typeof plate> | Group, y: number, z = 0) {
  return put(group(part), [0, y, z], [-90, 0, 0])
}

function glassScale(params: KitchenScaleParams, width: number, height: number, depth: number) {
  const { color, brand = 'Nawwar', reading = '250 g' } = params
  const ink = inkOn(color)
  const slab = paint(color, 'gloss')
  slab.clearcoatRoughness = 0.02
  const key = (sign: string, x: number) =>
    lying(
      group(
        put(ring(1.05, 0.07, paint(ink, 'satin')), [0, 0, 0], [90, 0, 0]),
        put(label(sign, { height: 1, color: ink }), [0, 0, 0.03]),
      ),
      height,
      depth * 0.36,
    ).translateX(x)
  return [
    feet(width * 0.86, depth * 0.86, 0.5, 1.1),
    lying(
      plate(outline(rectangle(width * 0.94, depth * 0.94, 2)), height - 1, paint('#d5d6d6', 'satin'), 0.2),
      0.4 + (height - 1) / 2,
    ),
    lying(plate(outline(rectangle(width, depth, 2.2)), 0.7, slab, 0.22), height - 0.35),
    lying(group(ring(width * 0.36, 0.05, paint(ink, 'satin'))).rotateX(Math.PI / 2), height, -depth * 0.12),
    lying(display({ width: width * 0.42, height: 3.1, text: reading, color: '#e8f6ff' }), height - 0.18, depth * 0.36),
    key('T', width * 0.35),
    key('U', -width * 0.35),
    lying(label(brand, { height: 1.3, color: ink }), height + 0.02, depth * 0.2),
  ]
}

function steelScale(params: KitchenScaleParams, width: number, height: number, depth: number) {
  const { brand = 'Nawwar', reading = '1250 g' } = params
  const dark = paint('#1d1f22', 'satin')
  const tray = depth * 0.74
  const back = -depth / 2 + tray / 2
  const front = depth / 2 - (depth - tray) / 2
  return [
    feet(width * 0.86, depth * 0.86, 0.5, 1.1),
    lying(plate(outline(rectangle(width, depth, 1.6)), height - 0.9, dark, 0.3), 0.4 + (height - 0.9) / 2),
    lying(plate(outline(rectangle(width - 0.3, tray - 0.3, 1.4)), 0.55, levelSteel(), 0.2), height - 0.28, back),
    lying(plate(outline(rectangle(width - 0.6, depth - tray - 0.5, 1.2)), 0.3, blackGlass(), 0.1), height - 0.5, front),
    lying(display({ width: width * 0.5, height: 3.4, text: reading, color: '#bfe9ff' }), height - 0.38, front),
    lying(button({ radius: 1.1, depth: 0.15, material: chrome('#c9ccd0', 0.25) }), height - 0.4, front).translateX(
      width * 0.37,
    ),
    lying(button({ radius: 1.1, depth: 0.15, material: chrome('#c9ccd0', 0.25) }), height - 0.4, front).translateX(
      -width * 0.37,
    ),
    lying(label(brand, { height: 1.4, color: '#4a4f55' }), height + 0.02, back + tray * 0.36),
  ]
}
