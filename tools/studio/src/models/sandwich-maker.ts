import type { Group } from 'three'
import { hinged } from '../kit/cabinet.ts'
import { group } from '../kit/controls.ts'
import { feet } from '../kit/details.ts'
import { loft } from '../kit/loft.ts'
import type { Finish } from '../kit/materials.ts'
import { chrome, glow, paint } from '../kit/materials.ts'
import type { Corner } from '../kit/paths.ts'
import { outline, rectangle } from '../kit/paths.ts'
import { inkOn, label } from '../kit/print.ts'
import type { Product } from '../kit/product.ts'
import { product } from '../kit/product.ts'
import { cylinder, plate, put, roundedBox } from '../kit/shapes.ts'
import { paniniGrill } from './panini-grill.ts'

export type SandwichMakerParams = {
  color: string
  finish?: Finish
  /** `toastie` seals triangles between two shells, `grill` is a panini press on arms. */
  shape?: 'toastie' | 'grill'
  /** Closed size in cm; the depth is with the handle. */
  width?: number
  depth?: number
  height?: number
  /** How far the lid stands open, in degrees. */
  open?: number
  brand?: string
}

/** A sandwich maker, opened to show its plates. */
export function sandwichMaker(params: SandwichMakerParams): Product {
  if (params.shape === 'grill') return paniniGrill(params)
  const { width = 23, depth = 23.5, height = 9.5, open = 98 } = params
  const [shellDepth, seam] = [depth - 3.2, height / 2]
  const lid = put(shell(params, width, shellDepth, seam, false), [0, seam * 2, 0], [0, 0, 180])
  const parts = [
    feet(width * 0.7, shellDepth * 0.7, 0.9, 0.8),
    shell(params, width, shellDepth, seam, true),
    hinged(group(lid), seam, -shellDepth / 2 - 0.4, open),
    put(
      cylinder(0.7, width * 0.5, paint('#1d1f22', 'satin')),
      [-width * 0.25, seam - 0.2, -shellDepth / 2],
      [0, 0, -90],
    ),
    put(sandwiches(width, shellDepth), [0, seam - 0.2, 0]),
  ]
  return product(parts, {
    front: { turn: -28, rise: 26 },
    side: { turn: 46, rise: 22 },
    detail: { turn: -20, rise: 34, closeUp: { at: [0, seam, shellDepth * 0.2], span: width * 0.95 } },
  })
}

/** One half, plates up, standing on its rounded back at y = 0.7; the lower half carries lamps and the lid's latch. */
function shell(params: SandwichMakerParams, width: number, depth: number, seam: number, lower: boolean): Group {
  const { color, finish = 'satin', brand = 'Nawwar' } = params
  const n = 5.5
  const bowl = loft(
    {
      sections: [
        { y: 1.5, width: width * 0.86, depth: depth * 0.86, n },
        { y: 2.4, width: width * 0.95, depth: depth * 0.95, n },
        { y: seam - 0.35, width, depth, n },
      ],
      roundBottom: 0.8,
      roundTop: 0.3,
    },
    paint(color, finish),
  )
  const front = depth / 2
  const handle = loft(
    {
      sections: [
        { y: seam - 1.7, width: width * 0.34, depth: 6, n: 4 },
        { y: seam - 0.5, width: width * 0.38, depth: 6.6, n: 4 },
      ],
      roundTop: 0.25,
      roundBottom: 0.5,
    },
    paint('#1d1f22', 'satin'),
  )
  const half = group(bowl, put(handle, [0, 0, front]), put(pressPlate(width, depth), [0, seam + 0.2, 0]))
  if (lower) {
    const lamp = (x: number, hex: string) =>
      put(cylinder(0.32, 0.3, glow(hex, 0.9), 0.1), [x, seam - 1.5, front - 0.42], [84, 0, 0])
    half.add(lamp(-width * 0.36, '#ff3b2f'), lamp(-width * 0.3, '#35d06a'))
    half.add(
      put(label(brand, { height: 1.15, color: inkOn(color) }), [width * 0.33, seam - 1.6, front - 0.1], [-8, 0, 0]),
    )
  } else {
    half.add(put(roundedBox(2.6, 3.2, 0.7, 0.3, chrome('#b9bcc0', 0.2)), [0, seam - 0.9, front + 3.3]))
  }
  return half
}

/** A non-stick plate with two pairs of triangular pockets. */
function pressPlate(width: number, depth: number): Group {
  const coat = paint('#2b2c2f', 'satin')
  const [w, d] = [width * 0.87, depth * 0.85]
  const [cellWidth, cellDepth] = [w / 2 - 1.1, d - 1.8]
  const pockets = [-1, 1].flatMap((side) => triangles((side * w) / 4.05, cellWidth, cellDepth, side))
  return group(
    put(plate(outline(rectangle(w, d, 2.4), pockets), 0.9, coat, 0.28), [0, 0.1, 0], [-90, 0, 0]),
    put(plate(outline(rectangle(w - 0.4, d - 0.4, 2.2)), 0.5, coat), [0, -0.35, 0], [-90, 0, 0]),
  )
}

function triangles(x: number, width: number, depth: number, side: number): Corner[][] {
  const [w, d, gap] = [width / 2, depth / 2, 0.75]
  const flip = (corners: Corner[]): Corner[] => corners.map(([a, b, r]): Corner => [x + a * side, b, r ?? 0])
  return [
    flip([
      [-w, -d, 1],
      [w - gap * 1.4, -d, 1],
      [-w, d - gap * 1.4, 1],
    ]),
    flip([
      [w, d, 1],
      [-w + gap * 1.4, d, 1],
      [w, -d + gap * 1.4, 1],
    ]),
  ]
}

/** Golden toasties in the left pockets. */
function sandwiches(width: number, depth: number): Group {
  const [w, d] = [width * 0.87, depth * 0.85]
  const crust = paint('#c49357', 'matt')
  const browned = paint('#a36c38', 'matt')
  const pieces = triangles(-w / 4.05, w / 2 - 1.3, d - 2, -1).map((corners) =>
    group(
      put(plate(outline(corners), 2.2, crust, 0.75), [0, 0.9, 0], [-90, 0, 0]),
      put(plate(shrink(corners, 0.72), 2.3, browned, 0.4), [0, 0.92, 0], [-90, 0, 0]),
    ),
  )
  return group(...pieces)
}

function shrink(corners: Corner[], share: number) {
  const middle = (axis: 0 | 1) => corners.reduce((sum, corner) => sum + corner[axis], 0) / corners.length
  const [x, y] = [middle(0), middle(1)]
  return outline(corners.map(([a, b, r]): Corner => [x + (a - x) * share, y + (b - y) * share, r ?? 0]))
}
