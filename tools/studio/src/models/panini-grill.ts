import type { Group } from 'three'
import { hinged, levelSteel } from '../kit/cabinet.ts'
import { button, dial, group, knob } from '../kit/controls.ts'
import { feet } from '../kit/details.ts'
import { loft } from '../kit/loft.ts'
import { brushedSteel, chrome, paint, rubber } from '../kit/materials.ts'
import { outline, rectangle } from '../kit/paths.ts'
import { label } from '../kit/print.ts'
import type { Product } from '../kit/product.ts'
import { product } from '../kit/product.ts'
import { cylinder, plate, put, roundedBox } from '../kit/shapes.ts'
import { sweep } from '../kit/sweep.ts'
import type { SandwichMakerParams } from './sandwich-maker.ts'

/** A contact grill: ribbed plates, floating lid on two arms, thermostat and drip tray in the steel front. */
export function paniniGrill(params: SandwichMakerParams): Product {
  const { width = 32.5, depth = 31.5, height = 15, open = 15 } = params
  const [bodyDepth, seam] = [depth - 4, height * 0.5]
  const parts = [
    feet(width * 0.86, bodyDepth * 0.86, 0.9, 1.1),
    base(params, width, bodyDepth, seam),
    hinged(lid(params, width, bodyDepth, seam, height), seam + 1, -bodyDepth / 2, open),
  ]
  return product(parts, {
    front: { turn: -30, rise: 27 },
    side: { turn: 54, rise: 14 },
    detail: { turn: -26, rise: 16, closeUp: { at: [width * 0.12, seam * 0.8, bodyDepth / 2], span: width * 0.75 } },
  })
}

function base(params: SandwichMakerParams, width: number, depth: number, seam: number): Group {
  const { color, finish = 'satin', brand = 'Nawwar' } = params
  const tub = loft(
    {
      sections: [
        { y: 1, width: width * 0.95, depth: depth * 0.95, n: 9 },
        { y: seam - 0.4, width, depth, n: 9 },
      ],
      roundTop: 0.5,
      roundBottom: 0.5,
    },
    paint(color, finish),
  )
  const panel = put(
    plate(outline(rectangle(width * 0.86, seam * 0.62, 0.8)), 0.3, brushedSteel('#c8cacc', [0.1, 0.1]), 0.1),
    [0, 0, 0.1],
  )
  const tray = group(
    roundedBox(width * 0.26, 1.7, 1.2, 0.3, paint('#1d1f22', 'satin')),
    put(roundedBox(width * 0.14, 0.35, 0.4, 0.15, chrome()), [0, 0.1, 0.6]),
  )
  const lean = (Math.atan((depth * 0.025) / (seam - 1.4)) * 180) / Math.PI
  const front = group(
    panel,
    put(dial(2.1, 7, '#33373a'), [width * 0.3, 0, 0.28]),
    put(knob({ radius: 1.5, turn: 35 }), [width * 0.3, 0, 0.26]),
    put(button({ radius: 0.45, lamp: '#ff4b3a', depth: 0.2 }), [width * 0.18, 0.6, 0.25]),
    put(button({ radius: 0.45, lamp: '#4be07c', depth: 0.2 }), [width * 0.18, -0.7, 0.25]),
    put(tray, [-width * 0.05, -0.2, 0.3]),
    put(label(brand, { height: 1.3, color: '#33373a' }), [-width * 0.32, 0, 0.28]),
  )
  return group(
    tub,
    put(front, [0, seam * 0.5, depth * 0.4875 - 0.05], [lean, 0, 0]),
    put(ribbed(width * 0.9, depth * 0.86), [0, seam - 0.1, 0]),
    ...[-1, 1].map((side) =>
      put(roundedBox(2.6, seam * 0.8, 4, 0.8, paint('#1d1f22', 'satin')), [
        side * (width / 2 - 0.4),
        seam * 0.66,
        0.8 - depth / 2,
      ]),
    ),
  )
}

/** A ribbed plate, ribs up, its slab from y = -0.6 to 0.6. */
function ribbed(width: number, depth: number): Group {
  const coat = paint('#2c2d30', 'satin')
  const count = 17
  const ribs = Array.from({ length: count }, (_, index) =>
    put(roundedBox(width / count / 2.2, 0.9, depth * 0.9, 0.25, coat), [
      ((index + 0.5) / count - 0.5) * width * 0.94,
      0.6,
      0,
    ]),
  )
  return group(roundedBox(width, 1.2, depth, 0.4, coat), ...ribs)
}

function lid(params: SandwichMakerParams, width: number, depth: number, seam: number, height: number): Group {
  const { color, finish = 'satin', brand = 'Nawwar' } = params
  const low = seam + 1.4
  const cover = loft(
    {
      sections: [
        { y: low, width: width * 0.98, depth: depth * 0.96, n: 9 },
        { y: height - 1.8, width: width * 0.95, depth: depth * 0.93, n: 9 },
        { y: height - 1, width: width * 0.86, depth: depth * 0.84, n: 8 },
      ],
      roundTop: 0.7,
      roundBottom: 0.4,
    },
    paint(color, finish),
  )
  const inlay = put(roundedBox(width * 0.66, 0.4, depth * 0.6, 0.15, levelSteel()), [0, height - 0.3, 0])
  const name = put(label(brand, { height: 2, color: '#4a4f55' }), [0, height - 0.08, depth * 0.2], [-90, 0, 0])
  return group(
    cover,
    inlay,
    name,
    put(ribbed(width * 0.9, depth * 0.84), [0, low, 0], [180, 0, 0]),
    ...arms(width, depth, seam, height),
  )
}

/** Two metal arms from the hinge to the front, joined by the padded grip. */
function arms(width: number, depth: number, seam: number, height: number): Group[] {
  const metal = chrome('#b4b7ba', 0.22)
  const x = width / 2 + 0.2
  const [back, front] = [-depth / 2 - 0.2, depth / 2 + 2.6]
  const arm = (side: number) =>
    sweep(
      {
        points: [
          [x * side, seam + 0.4, back],
          [x * side, height - 3.4, back + 3],
          [x * side, height - 3, 0],
          [x * side, height - 2.6, front],
        ],
        width: 1,
        thickness: 1.7,
        side: [1, 0, 0],
        n: 4,
      },
      metal,
    )
  const grip = put(
    group(
      put(cylinder(0.75, width + 1.6, metal, 0.2), [0, 0, 0], [0, 0, -90]),
      put(cylinder(1.25, width * 0.62, rubber('#1d1f22'), 0.4), [width * 0.19 + 0.8, 0, 0], [0, 0, -90]),
    ),
    [-width / 2 - 0.8, height - 2.6, front],
  )
  const joint = (side: number) =>
    group(
      put(
        cylinder(1.5, 1.2, paint('#1d1f22', 'satin'), 0.25),
        [x * side - 0.6, height - 3, -depth * 0.12],
        [0, 0, -90],
      ),
    )
  const post = (side: number) =>
    group(put(cylinder(1.6, 1.4, paint('#1d1f22', 'satin'), 0.25), [x * side - 0.7, seam + 0.6, back], [0, 0, -90]))
  return [group(arm(1), arm(-1)), grip, joint(1), joint(-1), post(1), post(-1)]
}
