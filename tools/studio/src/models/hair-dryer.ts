import type { Group, Material } from 'three'
import { group } from '../kit/controls.ts'
import { loft } from '../kit/loft.ts'
import { chrome, glow, paint, rubber } from '../kit/materials.ts'
import { label } from '../kit/print.ts'
import type { Product } from '../kit/product.ts'
import { product } from '../kit/product.ts'
import { cylinder, put, ring, roundedBox } from '../kit/shapes.ts'
import { sweep } from '../kit/sweep.ts'
import { dryerBarrel } from './parts/dryer-barrel.ts'
import { airNozzle, diffuser } from './parts/dryer-tools.ts'
import { hose } from './parts/hose.ts'
import { powerCord } from './parts/power-cord.ts'
import { inkOn } from './parts/tones.ts'

export type HairDryerParams = {
  color: string
  /** Barrel without nozzle, barrel radius, and barrel axis to handle end (cm). */
  length?: number
  radius?: number
  drop?: number
  /** `folding` is compact with a hinge at the handle; `salon` is long with metal rings, ion lamp and its tools beside it. */
  build?: 'folding' | 'salon'
}

/** A hair dryer lying on the table as in a flat lay: nozzle to the left, handle towards us. */
export function hairDryer(params: HairDryerParams): Product {
  const { length = 15, radius = 4.1, drop = 18, build = 'folding', color } = params
  const salon = build === 'salon'
  const skin = paint(color, salon ? 'satin' : 'gloss')
  const dryer = group(
    put(dryerBarrel(length, radius, skin, salon), [length * 0.42, 0, 0], [0, 0, 90]),
    put(airNozzle(radius * 0.8, salon ? 8.6 : 6.8), [-length * 0.53, 0, 0], [0, 0, 90]),
    handle(radius, drop, skin, salon),
    ...switches(radius, drop, salon),
    put(label('Nawwar', { height: 1.25, color: inkOn(color) }), [length * (salon ? 0.11 : -0.08), 0.3, radius + 0.02]),
  )
  const dip = (Math.asin((radius - 2) / drop) * 180) / Math.PI
  const parts = [
    put(dryer, [0, radius, 0], [-90 + dip, 0, 0]),
    cable(drop, salon),
    ...(salon ? [put(diffuser(), [14.5, 0, 5]), put(airNozzle(3.4, 7.4), [-12, 1.5, 13], [0, 24, 90])] : []),
  ]
  return product(parts, {
    front: { turn: 14, rise: 50, fill: 0.84 },
    side: { turn: -36, rise: 38, fill: 0.84 },
    detail: { turn: 10, rise: 52, closeUp: { at: [1.5, radius, drop * 0.36], span: 17 } },
  })
}

function handle(radius: number, drop: number, skin: Material, salon: boolean): Group {
  const dark = paint('#1d1f22', 'satin')
  const grip = sweep(
    {
      points: [
        [2.2, -radius * 0.4, 0],
        [2.3, -radius - 1.6, 0],
        [1.9, -drop * 0.55, 0],
        [1.5, -drop * 0.8, 0],
        [1.9, -drop, 0],
      ],
      width: [4.4, 4, 3.7, 3.6, 3.8],
      thickness: [5.6, 4.4, 3.7, 3.5, 3.7],
      n: 2.6,
    },
    skin,
  )
  const hinge = [-1, 1].map((side) =>
    put(
      group(cylinder(1.7, 0.5, dark, 0.2), put(cylinder(0.9, 0.7, chrome(), 0.15), [0, 0, 0])),
      [2.2, -radius - 0.9, side * 1.8],
      [side * 90, 0, 0],
    ),
  )
  const seam = put(
    loft(
      {
        sections: [
          { y: 0, width: 4.05, depth: 3.95, n: 2.6 },
          { y: 0.35, width: 4.05, depth: 3.95, n: 2.6 },
        ],
        roundTop: 0.08,
        roundBottom: 0.08,
      },
      salon ? chrome('#d9b58a', 0.14) : dark,
    ),
    [1.85, -drop + 0.9, 0],
    [0, 0, -6],
  )
  return group(grip, seam, ...(salon ? [] : hinge))
}

/** Slide switches and the cool shot on the side of the handle that lies up. */
function switches(radius: number, drop: number, salon: boolean) {
  const slot = paint('#101113', 'satin')
  const slide = (y: number, hex: string) =>
    put(
      group(
        roundedBox(1.7, 3, 0.4, 0.2, slot),
        put(roundedBox(1.2, 1.3, 0.6, 0.25, paint(hex, 'satin')), [0, 0.5, 0.25]),
        ...[0.2, 0.5, 0.8].map((step) => put(roundedBox(0.9, 0.1, 0.1, 0.04, slot), [0, step, 0.56])),
      ),
      [1.8, y, 1.92],
    )
  const cool = put(cylinder(0.75, 0.45, paint('#4fa8d8', 'gloss'), 0.2), [2.1, -radius - 2.9, 1.88], [90, 0, 0])
  const ion = put(cylinder(0.28, 0.3, glow('#8fd8ff', 1.3), 0.08), [1.8, -drop * 0.87, 1.72], [90, 0, 0])
  return [slide(-drop * 0.55, '#c9ccce'), slide(-drop * 0.73, '#c9ccce'), cool, ...(salon ? [ion] : [])]
}

/** Strain relief, hanging loop and the cable in a lazy curve. */
function cable(drop: number, salon: boolean): Group {
  const z = drop
  const far = salon ? 9 : 7
  const sleeve = hose(
    [
      [1.9, 1.9, z - 1],
      [2, 1.7, z + 1.4],
      [2.6, 1.2, z + 3],
    ],
    0.62,
    rubber(),
    { rib: 0.22, pitch: 0.55 },
  )
  const line = powerCord([
    [2, 1.7, z + 1],
    [2.8, 1, z + 3.4],
    [6, 0.35, z + 4.4],
    [far + 1.4, 0.35, z + 2.4],
    [far + 3.4, 0.35, z - 1],
    [far + 4, 1, z - 2.6],
  ])
  return group(sleeve, line, put(ring(0.9, 0.2, rubber()), [0.6, 1.4, z + 0.9], [20, 0, 0]))
}
