import type { Group, Material } from 'three'
import { button, group, knob, dial as ticks } from '../kit/controls.ts'
import { feet } from '../kit/details.ts'
import { glass } from '../kit/glass.ts'
import { housing, loft } from '../kit/loft.ts'
import { chrome, glow, paint, rubber } from '../kit/materials.ts'
import { label } from '../kit/print.ts'
import type { Product } from '../kit/product.ts'
import { product } from '../kit/product.ts'
import { cylinder, put, roundedBox } from '../kit/shapes.ts'
import { hose } from './parts/hose.ts'
import type { IronShape } from './parts/iron-body.ts'
import { heelStand, ironBody, ironHandle } from './parts/iron-body.ts'
import { powerCord } from './parts/power-cord.ts'
import { inkOn } from './parts/tones.ts'

export type SteamStationParams = { color: string; width?: number; height?: number; depth?: number }

/** A steam station: boiler base with a see-through tank, the iron locked on its slope, joined by the steam hose. */
export function steamStation({ color, width = 25, height = 29, depth = 41 }: SteamStationParams): Product {
  const shape: IronShape = { length: depth * 0.66, width: 11.4, height: 13 }
  const low = height - shape.height - 2.6
  const skins = {
    sole: paint('#e9e2d4', 'gloss'),
    skirt: paint('#1d1f22', 'satin'),
    body: paint(color, 'gloss'),
    trim: chrome(),
  }
  const handpiece = group(
    ironBody(shape, skins),
    ironHandle(shape, { skin: paint('#eceae5', 'gloss'), inlay: paint(color, 'satin') }),
    heelStand(shape, paint('#1d1f22', 'satin')),
    put(
      button({ width: 1.6, height: 2.2, depth: 0.5, material: paint(color, 'satin') }),
      [-shape.length * 0.165, shape.height * 0.872, 0],
      [-90, 0, 38],
    ),
  )
  const parts = [
    feet(depth * 0.9, width * 0.86, 0.8, 1.3),
    put(base(color, depth, width, low), [0, 0.6, 0]),
    put(rest(depth, width), [-depth * 0.06, low - 0.3, 0], [0, 0, -4]),
    put(handpiece, [-depth * 0.09, low + 1.6, 0], [0, 0, -4]),
    put(steamHose(shape, depth, low, width), [0, 0, 0]),
  ]
  return product(parts, {
    front: { turn: 28, rise: 16 },
    side: { turn: -38, rise: 16 },
    detail: { turn: 20, rise: 18, closeUp: { at: [-depth * 0.12, low * 0.7, width / 2], span: height * 0.95 } },
  })
}

/** Boiler in front, removable tank behind; controls on the long side. */
function base(color: string, length: number, width: number, height: number): Group {
  const dark = paint('#1d1f22', 'satin')
  const skirt = housing({ width: length * 0.985, height: 3, depth: width * 0.985, n: 5, round: 0.5 }, dark)
  const hull = put(block(length * 0.74, width, height, 0, paint(color, 'gloss')), [-length * 0.125, 0, 0])
  const tank = group(
    block(length * 0.3, width * 0.97, height * 0.96, 0, glass({ tint: '#b9d0db', opacity: 0.42 })),
    block(length * 0.27, width * 0.9, height * 0.66, 0.3, paint('#9dbfcf', 'satin')),
    put(roundedBox(length * 0.1, 1.2, width * 0.3, 0.5, dark), [0, height * 0.96, 0]),
  )
  return group(
    skirt,
    hull,
    put(tank, [length * 0.345, 0, 0]),
    put(panel(color), [-length * 0.14, height * 0.5, width * 0.486], [-4, 0, 0]),
  )
}

/** A slice of the base: upright below, drawn in towards the top. */
function block(length: number, width: number, height: number, lift: number, skin: Material) {
  return loft(
    {
      sections: [
        { y: 2.4 + lift, width: length, depth: width, n: 5 },
        { y: height * 0.55, width: length * 0.99, depth: width * 0.97, n: 5 },
        { y: height - 1.2, width: length * 0.95, depth: width * 0.8, n: 4.6 },
      ],
      roundTop: 1.2,
      roundBottom: 0.3,
    },
    skin,
  )
}

function panel(color: string): Group {
  const ink = inkOn(color)
  return group(
    put(ticks(2.7, 9, ink), [0, 0, 0.2]),
    put(knob({ radius: 1.8, rim: chrome(), turn: 30 }), [0, 0, 0]),
    ...[-1, 1].map((side) =>
      put(
        button({
          width: 2.6,
          height: 1.5,
          material: paint('#dfe1e2', 'satin'),
          lamp: side < 0 ? '#5fd08a' : '#ffb347',
        }),
        [side * 5.4, 0, 0.05],
      ),
    ),
    put(label('Nawwar', { height: 1.3, color: ink }), [-11, 0.2, 0.12]),
    put(label('6 BAR', { height: 0.9, color: ink, weight: 600 }), [-11, -1.6, 0.16]),
  )
}

/** The slope on which the iron rests, with the lock over its tip. */
function rest(depth: number, width: number): Group {
  const mat = roundedBox(depth * 0.78, 1.6, width * 0.56, 0.7, rubber('#26292c'))
  const lock = group(
    put(roundedBox(2.6, 4.6, 6, 1, paint('#1d1f22', 'satin')), [-depth * 0.385, 2.2, 0]),
    put(roundedBox(3.4, 1.2, 4.4, 0.5, paint('#d9dbdc', 'satin')), [-depth * 0.365, 4.4, 0]),
    put(cylinder(0.3, 0.3, glow('#5fd08a', 1.2), 0.1), [-depth * 0.365, 5, 0]),
  )
  return group(put(mat, [0, 0.9, 0]), lock)
}

function steamHose(shape: IronShape, depth: number, low: number, width: number) {
  const [x, y] = [shape.length * 0.4 - depth * 0.09, low + shape.height * 0.78]
  return group(
    hose(
      [
        [x - 1, y, 0],
        [x + 3, y + 0.6, 0],
        [x + 7.4, y - 2.4, -1],
        [x + 9.4, y - 9, -3],
        [depth * 0.57, 6, -7],
        [depth * 0.5, 2.4, -width * 0.5],
        [depth * 0.1, 3.2, -width * 0.46],
      ],
      0.85,
      paint('#2a2d30', 'matt'),
      { rib: 0.16, pitch: 0.5 },
    ),
    powerCord(
      [
        [-depth * 0.2, 3, -width * 0.4],
        [-depth * 0.22, 2, -width * 0.56],
        [-depth * 0.1, 0.4, -width * 0.66],
        [depth * 0.2, 0.4, -width * 0.7],
      ],
      0.38,
    ),
  )
}
