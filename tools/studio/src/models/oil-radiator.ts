import type { Group } from 'three'
import { group } from '../kit/controls.ts'
import { chrome, paint, rubber } from '../kit/materials.ts'
import type { Product } from '../kit/product.ts'
import { product } from '../kit/product.ts'
import { cylinder, put, roundedBox } from '../kit/shapes.ts'
import { hose } from './parts/hose.ts'
import { radiatorControls } from './parts/radiator-controls.ts'
import { radiatorFin, radiatorPipes, towelRail } from './parts/radiator-fins.ts'

export type OilRadiatorParams = {
  color: string
  fins?: number
  /** Length over the fins and the control box, height with wheels, width of a fin (cm). */
  width?: number
  height?: number
  depth?: number
  fan?: boolean
  timer?: boolean
  /** Chrome towel rail and a water tray over the fins. */
  rail?: boolean
}

/** An oil radiator: fins in a row along x, the control box at its +x end, on four wheels. */
export function oilRadiator(params: OilRadiatorParams): Product {
  const { fins = 9, width = 44, height = 63, depth = 25, rail = false } = params
  const box = 8.5
  const start = -width / 2 + 1
  const pitch = (width - box - 1.5) / fins
  const low = 7
  const top = height - (rail ? 6 : 1.5)
  const row = Array.from({ length: fins }, (_, index) =>
    put(radiatorFin(depth, top - low, pitch, paint(params.color, 'gloss')), [start + (index + 0.5) * pitch, low, 0]),
  )
  const end = width / 2 - box
  const parts = [
    ...row,
    ...radiatorPipes(start, end, pitch, low, top, paint(params.color, 'gloss')),
    put(radiatorControls(params, box, top - low + 1, depth * 0.84), [end + box / 2, low - 0.5, 0]),
    ...[start + pitch * 1.1, end - pitch * 0.8].map((x) => put(wheels(depth), [x, 0, 0])),
    ...(rail ? towelRail(start, end, top, depth) : []),
    hose(
      [
        [end + 4, low + 5, -depth * 0.36],
        [end + 5, low + 2, -depth * 0.5],
        [end + 6, 0.4, -depth * 0.6],
        [end - 8, 0.4, -depth * 0.72],
        [start + 6, 0.4, -depth * 0.62],
      ],
      0.4,
      rubber(),
    ),
  ]
  return product(parts, {
    front: { turn: -40, rise: 14 },
    side: { turn: 28, rise: 14 },
    detail: { turn: -62, rise: 12, closeUp: { at: [width / 2 - 3, low + (top - low) * 0.72, 0], span: height * 0.62 } },
  })
}

function wheels(depth: number): Group {
  const bar = roundedBox(5, 1.6, depth * 0.92, 0.7, paint('#1d1f22', 'satin'))
  const castors = [-1, 1].map((side) =>
    put(
      group(
        put(cylinder(2.3, 1.5, rubber(), 0.4), [-0.9, 2.3, 0], [0, 0, -90]),
        put(cylinder(2.3, 1.5, rubber(), 0.4), [-2.6, 2.3, 0], [0, 0, -90]),
        put(cylinder(1.1, 3.8, chrome(), 0.2), [-2.7, 2.3, 0], [0, 0, -90]),
        put(roundedBox(1, 3.6, 2.6, 0.4, paint('#1d1f22', 'satin')), [-1, 3.8, 0]),
      ),
      [1, 0, side * depth * 0.36],
    ),
  )
  return group(put(bar, [0, 5.8, 0]), put(roundedBox(3, 4, 8, 0.8, paint('#1d1f22', 'satin')), [0, 7.2, 0]), ...castors)
}
