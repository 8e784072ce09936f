import type { Group, Material } from 'three'
import { frame, frontShield } from '../kit/cabinet.ts'
import { group } from '../kit/controls.ts'
import { feet, slats } from '../kit/details.ts'
import { glass } from '../kit/glass.ts'
import { loft } from '../kit/loft.ts'
import type { Finish } from '../kit/materials.ts'
import { blackGlass, paint } from '../kit/materials.ts'
import { outline, rectangle } from '../kit/paths.ts'
import type { Product } from '../kit/product.ts'
import { product } from '../kit/product.ts'
import { plate, put, roundedBox } from '../kit/shapes.ts'
import { sweep } from '../kit/sweep.ts'
import { seededRandom } from '../kit/textures.ts'
import type { Size } from './air-fryer-body.ts'
import { faceAt, metalTrim, sections } from './air-fryer-body.ts'
import { dials, touchPanel } from './air-fryer-controls.ts'

export type AirFryerParams = {
  color: string
  finish?: Finish
  /** `egg` narrows to its top, `cube` is a soft block. */
  shape?: 'egg' | 'cube'
  control?: 'dials' | 'touch'
  /** A lit window in the basket's front. */
  window?: boolean
  trim?: 'chrome' | 'copper'
  /** Size in cm; the depth is with the handle. */
  width?: number
  height?: number
  depth?: number
  brand?: string
}

/** An air fryer: body, basket front with handle below, controls above. */
export function airFryer(params: AirFryerParams): Product {
  const { shape = 'egg', width = 27, height = 31.5, depth = 33.5, control = 'dials' } = params
  const size: Size = {
    width,
    height,
    depth: depth - 6,
    n: shape === 'egg' ? 3 : 5,
    top: shape === 'egg' ? 0.72 : 0.9,
    split: height * (control === 'dials' ? 0.5 : 0.6),
  }
  const parts = [
    feet(width * 0.66, size.depth * 0.66, 0.7, 1.2),
    body(params, size),
    basket(params, size),
    put(handle(params), [0, size.split * (params.window ? 0.32 : 0.62), size.depth / 2]),
    control === 'dials' ? dials(params, size) : touchPanel(params, size),
    put(slats(width * 0.36, 5, 6, paint('#15171a', 'matt')), [0, height * 0.62, -size.depth * 0.47]),
  ]
  const look = {
    closeUp: { at: [0, height * 0.76, size.depth * 0.42] as [number, number, number], span: height * 0.72 },
  }
  return product(parts, {
    front: { turn: -28, rise: 14 },
    side: { turn: 50, rise: 12 },
    detail: { turn: -20, rise: 20, ...look },
  })
}

function body(params: AirFryerParams, size: Size): Group {
  const { color, finish = 'satin' } = params
  const { width, height, depth, n, top } = size
  const hull = loft(
    { sections: sections(size, 0.035, 0.93), roundTop: height * 0.05, roundBottom: 0.4 },
    paint(color, finish),
  )
  const skirt = loft(
    {
      sections: [
        { y: 0.7, width: width * 0.82, depth: depth * 0.82, n },
        { y: 1.8, width: width * 0.89, depth: depth * 0.89, n },
      ],
    },
    paint('#1d1f22', 'satin'),
  )
  const cap = loft(
    {
      sections: [
        { y: height * 0.965, width: width * top * 0.62, depth: depth * top * 0.62, n },
        { y: height * 0.99, width: width * top * 0.56, depth: depth * top * 0.56, n },
      ],
      roundTop: 0.2,
    },
    paint('#1d1f22', 'satin'),
  )
  return group(hull, skirt, cap)
}

/** The basket's front: a shield that stands a little proud of the body, with a dark seam around it. */
function basket(params: AirFryerParams, size: Size): Group {
  const { color, finish = 'satin' } = params
  const top = size.split / size.height
  const shield = (edge: number, grow: number, material: Material) =>
    frontShield(
      loft(
        { sections: sections(size, 0.09 - edge, top + edge, grow), roundTop: 0.35, roundBottom: 0.35, around: 512 },
        material,
      ),
      0.84 + edge * 1.6,
      size.n,
      512,
    )
  const parts = group(shield(0.012, 0.06, paint('#0d0e10', 'matt')), shield(0, 0.36, paint(color, finish)))
  if (params.window) {
    const { z, lean } = faceAt(size, 0.41)
    parts.add(put(group(lookIn(size)), [0, size.height * 0.41, z + 0.1], [lean, 0, 0]))
  }
  return parts
}

/** A lit window with golden fries behind it. */
function lookIn({ width, split }: Size): Group {
  const [w, h] = [width * 0.54, split * 0.42]
  const warm = paint('#4a2c14', 'matt')
  warm.emissive.set('#c06a20')
  warm.emissiveIntensity = 0.5
  const golden = paint('#d9a04a', 'satin')
  golden.emissive.set('#c77c22')
  golden.emissiveIntensity = 0.35
  const random = seededRandom(11)
  const fries = Array.from({ length: 46 }, () => {
    const fry = roundedBox(0.7, 0.7, 3.4 + random() * 2, 0.12, golden)
    const [x, y] = [(random() - 0.5) * w * 0.86, (random() ** 1.4 - 0.5) * h * 0.8 - 0.3]
    return put(fry, [x, y, 0.35 + random() * 0.12], [random() * 30, 60 + random() * 60, random() * 90 - 45])
  })
  return group(
    put(plate(outline(rectangle(w, h, 1.2)), 0.4, warm), [0, 0, 0.02]),
    ...fries,
    frame(w + 2.4, h + 2.4, 0.8, { width: w, height: h, round: 1 }, blackGlass(), 1.6),
    put(
      plate(outline(rectangle(w + 0.4, h + 0.4, 1)), 0.16, glass({ tint: '#3a2a1c', opacity: 0.16 }), 0.05),
      [0, 0, 0.62],
    ),
  )
}

/** A pistol grip with a metal inlay that curves out of the basket and down. */
function handle(params: AirFryerParams): Group {
  const grip = paint('#1d1f22', 'satin')
  const y = 1.5
  const arm = sweep(
    {
      points: [
        [0, y, -1.5],
        [0, y + 0.2, 2],
        [0, y - 0.4, 4.2],
        [0, y - 3, 5.3],
        [0, y - 6.4, 5.5],
      ],
      width: [4.6, 4, 3.8, 3.8, 3.4],
      thickness: [3, 2.6, 2.6, 2.2, 1.6],
      side: [1, 0, 0],
      n: 4,
    },
    grip,
  )
  const inlay = sweep(
    {
      points: [
        [0, y + 0.25, -0.5],
        [0, y + 0.45, 2.2],
        [0, y - 0.1, 4.7],
        [0, y - 3, 5.95],
        [0, y - 6, 6],
      ],
      width: 1.5,
      thickness: 1,
      side: [1, 0, 0],
      n: 4,
    },
    metalTrim(params),
  )
  return group(arm, inlay)
}
