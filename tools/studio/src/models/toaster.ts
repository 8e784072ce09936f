import type { Group } from 'three'
import { levelSteel, lining, openTop } from '../kit/cabinet.ts'
import { button, dial, group, knob } from '../kit/controls.ts'
import { feet } from '../kit/details.ts'
import { toast } from '../kit/food.ts'
import { loft } from '../kit/loft.ts'
import type { Finish } from '../kit/materials.ts'
import { brushedSteel, chrome, paint } from '../kit/materials.ts'
import { outline, rectangle } from '../kit/paths.ts'
import { inkOn, label } from '../kit/print.ts'
import type { Product } from '../kit/product.ts'
import { product } from '../kit/product.ts'
import { plate, put, roundedBox } from '../kit/shapes.ts'
import { tube } from '../kit/sweep.ts'

export type ToasterParams = {
  color: string
  finish?: Finish
  /** One pair of slots has its controls at the right end, two pairs (four slots) at the front. */
  pairs?: 1 | 2
  /** Along the slots, across them, and upwards (cm). */
  length?: number
  breadth?: number
  height?: number
  /** How dark the toast of each pair is, 0 to 1. */
  bake?: number[]
  brand?: string
}

/** A toaster with slices in its slots. It is built with the slots along z and turned for one pair. */
export function toaster(params: ToasterParams): Product {
  const { pairs = 1, length = 26, breadth = 17, height = 19 } = params
  const body = group(
    feet(breadth * 0.86, length * 0.86, 0.7, 0.9),
    hull(params, length, breadth, height),
    put(deck(params, length, breadth, height), [0, height - 0.55, 0]),
    put(panel(params, breadth, height), [0, 0, length / 2 - 0.15]),
  )
  const end = length / 2
  if (pairs === 2)
    return product([body, put(brandOf(params), [0, 3.2, end + 0.03])], {
      front: { turn: -30, rise: 22 },
      side: { turn: 50, rise: 20 },
      detail: { turn: -22, rise: 24, closeUp: { at: [0, height * 0.62, end], span: height * 1.35 } },
    })
  const side = put(brandOf(params), [-length * 0.28, height * 0.2, breadth / 2 + 0.02])
  return product([put(body, [0, 0, 0], [0, 90, 0]), side], {
    front: { turn: -36, rise: 17 },
    side: { turn: -66, rise: 16 },
    detail: { turn: -58, rise: 22, closeUp: { at: [end * 0.8, height * 0.62, 0], span: height * 1.3 } },
  })
}

function brandOf({ brand = 'Nawwar', color }: ToasterParams) {
  return label(brand, { height: 1.5, color: inkOn(color) })
}

function hull(
  { color, finish = 'satin', pairs = 1 }: ToasterParams,
  length: number,
  breadth: number,
  height: number,
): Group {
  const n = pairs === 1 ? 5.5 : 8
  const shell = openTop(
    loft(
      {
        sections: [
          { y: 1.5, width: breadth * 0.97, depth: length * 0.98, n },
          { y: height * 0.3, width: breadth, depth: length, n },
          { y: height - 2.8, width: breadth * 0.97, depth: length * 0.985, n },
        ],
        roundTop: 2.4,
        roundBottom: 0.3,
      },
      paint(color, finish),
    ),
  )
  const skirt = loft(
    {
      sections: [
        { y: 0.7, width: breadth * 0.93, depth: length * 0.94, n },
        { y: 1.6, width: breadth * 0.95, depth: length * 0.96, n },
      ],
    },
    paint('#1d1f22', 'satin'),
  )
  return group(shell, skirt)
}

function deck(params: ToasterParams, length: number, breadth: number, height: number): Group {
  const { pairs = 1, bake = [0.5, 0.5] } = params
  const [wide, long] = [breadth - 4.6, length - 4.4]
  const slotLength = length - 8.5
  const pitch = pairs === 1 ? 4.6 : 4.7
  const middles = pairs === 1 ? [0] : [-breadth * 0.2, breadth * 0.2]
  const spots = middles.flatMap((middle, pair) =>
    [-0.5, 0.5].map((share) => ({ x: middle + share * pitch, bake: bake[pair] ?? 0.5 })),
  )
  const holes = spots.map(({ x }) => rectangle(2.9, slotLength, 0.9, x))
  const sheet = plate(outline(rectangle(wide, long, 1.6), holes), 0.6, levelSteel(), 0.2)
  return group(
    put(sheet, [0, 0.15, 0], [-90, 0, 0]),
    ...spots.map((spot) => slot(spot.x, spot.bake, slotLength, height)),
  )
}

function slot(x: number, bake: number, length: number, height: number): Group {
  const wire = chrome('#a9acb0', 0.3)
  const guides = [-0.34, -0.17, 0, 0.17, 0.34].flatMap((share) =>
    [-1.1, 1.1].map((side) =>
      tube(
        [
          [side, -0.5, length * share],
          [side * 0.9, -4, length * share],
          [side * 0.9, -8, length * share],
        ],
        0.09,
        wire,
      ),
    ),
  )
  const inside = put(lining(2.9, length, height * 0.6, paint('#3a3b3d', 'matt')), [0, 0, 0], [-90, 0, 0])
  const slice = put(toast(length * 0.72, length * 0.7, 1.5, bake), [0, 4.6 - length * 0.7, 0], [0, 90, 0])
  return put(group(inside, ...guides, slice), [x, 0, 0])
}

function panel({ pairs = 1, color, finish }: ToasterParams, breadth: number, height: number): Group {
  const middles = pairs === 1 ? [0] : [-breadth * 0.225, breadth * 0.225]
  return group(...middles.map((x) => put(controls(height, color, finish, pairs), [x, 0, 0])))
}

/** Lever in its slit, browning dial below, and the buttons for defrost, reheat and cancel beside it. */
function controls(height: number, color: string, finish: Finish = 'satin', pairs = 1): Group {
  const low = height * 0.27
  const wide = 9.4
  const face = put(
    plate(
      outline(rectangle(wide, height * 0.66, 1.2)),
      0.3,
      pairs === 1 ? brushedSteel('#c6c8ca', [0.1, 0.1]) : paint('#1d1f22', 'satin'),
      0.1,
    ),
    [0, height * 0.46, 0.12],
  )
  const slit = put(roundedBox(0.9, height * 0.36, 0.3, 0.3, paint('#0c0d0e', 'matt')), [0, height * 0.58, 0.2])
  const lever = group(
    roundedBox(4.4, 1.5, 1.5, 0.5, paint('#1d1f22', 'satin')),
    put(roundedBox(3.4, 0.3, 0.3, 0.1, chrome()), [0, 0, 0.72]),
    put(roundedBox(0.7, 0.8, 1.4, 0.1, chrome()), [0, 0, -0.9]),
  )
  const keys = ['#59a7ff', '#ffb347', '#ff5a4d'].map((lamp, index) =>
    put(button({ width: 1.7, height: 1.0, depth: 0.3, material: paint('#2a2d30', 'satin'), lamp }), [
      3.2,
      height * (0.66 - index * 0.1),
      0.25,
    ]),
  )
  const turning = put(
    knob({
      radius: 1.7,
      body: pairs === 1 ? paint(color, finish) : paint('#2a2d30', 'satin'),
      mark: pairs === 1 ? inkOn(color) : '#f2f2f0',
      turn: 20,
    }),
    [0, low, 0.28],
  )
  return group(
    face,
    slit,
    put(lever, [0, height * 0.7, 1.2]),
    ...keys,
    put(dial(2.5, 7, pairs === 1 ? '#33373a' : '#e8e8e6'), [0, low, 0.3]),
    turning,
  )
}
