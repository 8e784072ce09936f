import { cabinet } from '../kit/cabinet.ts'
import { feet, slats } from '../kit/details.ts'
import type { Finish } from '../kit/materials.ts'
import { paint } from '../kit/materials.ts'
import type { Product } from '../kit/product.ts'
import { product } from '../kit/product.ts'
import { put } from '../kit/shapes.ts'
import { ovenCavity } from './parts/oven-cavity.ts'
import { ovenControls } from './parts/oven-controls.ts'
import { ovenDoor } from './parts/oven-door.ts'

export type ElectricOvenParams = {
  color: string
  finish?: Finish
  knobs?: 3 | 4
  /** What the lamp shines on. */
  dish?: 'pizza' | 'chicken'
  /** The strip with the knobs: dark like the body, or brushed steel. */
  panel?: 'dark' | 'steel'
  /** Size in cm; the depth is with the handle. */
  width?: number
  height?: number
  depth?: number
  brand?: string
}

export type Size = { width: number; height: number; depth: number; door: number; panel: number }

/** A worktop oven: glass door with bar handle left, a column of knobs right, glowing elements inside. */
export function electricOven(params: ElectricOvenParams): Product {
  const { width = 50, height = 32.5, depth = 38 } = params
  const panel = width * 0.2
  const size: Size = { width, height: height - 1.6, depth: depth - 5, door: width - panel - 1.4, panel }
  const inner = { width: size.door * 0.9, height: size.height * 0.74 }
  const doorX = -width / 2 + 0.9 + size.door / 2
  const middle = 1.6 + size.height / 2
  const parts = [
    put(feet(width * 0.9, depth * 0.8, 1.7, 1.5), [0, 0, -size.depth / 2]),
    put(
      cabinet({ ...size, round: 1.6, opening: { ...inner, x: doorX } }, paint(params.color, params.finish ?? 'satin')),
      [0, 1.6, 0],
    ),
    put(ovenCavity(params, inner, size), [doorX, middle, 0]),
    put(ovenDoor(params, size, inner), [doorX, middle - 0.2, 0.05]),
    put(ovenControls(params, size), [width / 2 - 0.5 - panel / 2, middle, 0.05]),
    put(
      slats(depth * 0.4, height * 0.24, 7, paint('#141517', 'matt')),
      [width / 2 - 0.15, height * 0.66, -depth * 0.5],
      [0, 90, 0],
    ),
  ]
  for (const part of parts) part.position.z += depth / 2 - 5
  return product(parts, {
    front: { turn: -27, rise: 13 },
    side: { turn: 40, rise: 12 },
    detail: {
      turn: -20,
      rise: 12,
      closeUp: { at: [width / 2 - panel * 0.75, height * 0.52, depth / 2 - 4], span: height },
    },
  })
}
