import { paint } from '../kit/materials.ts'
import type { Product } from '../kit/product.ts'
import { product } from '../kit/product.ts'
import { put } from '../kit/shapes.ts'
import { bagBody } from './parts/bag-vacuum.ts'
import { cycloneBody } from './parts/cyclone-vacuum.ts'
import { hose } from './parts/hose.ts'
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
