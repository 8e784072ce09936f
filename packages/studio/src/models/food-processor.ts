import type { Material } from 'three'
import { button, dial, display, group, knob } from '../kit/controls.ts'
import { feet } from '../kit/details.ts'
import { glass } from '../kit/glass.ts'
import { loft } from '../kit/loft.ts'
import type { Finish } from '../kit/materials.ts'
import { brushedSteel, chrome, dark, paint } from '../kit/materials.ts'
import { inkOn, label } from '../kit/print.ts'
import type { Product } from '../kit/product.ts'
import { accessory, product } from '../kit/product.ts'
import { cylinder, lathe, put, ring, roundedBox } from '../kit/shapes.ts'
import { sweep } from '../kit/sweep.ts'
import { vessel } from '../kit/vessels.ts'

export type FoodProcessorParams = {
  color: string
  finish?: Finish
  bowlRadius?: number
  bowlHeight?: number
  control?: 'knob' | 'panel'
  /** A blender jar and a mill beside it. */
  jars?: boolean
}

/** A food processor: base with control, clear bowl with blade, lid with feed tube, handle to the right. */
export function foodProcessor(params: FoodProcessorParams): Product {
  const { bowlRadius = 9, bowlHeight = 13.5 } = params
  const deck = 13.2
  const parts = [
    feet(20, 19, 0.7, 1.1),
    put(base(params), [0, 0.5, 0]),
    put(bowl(bowlRadius, bowlHeight, paint(params.color, 'satin')), [0, deck, -0.5]),
    put(lid(bowlRadius), [0, deck + bowlHeight, -0.5]),
    ...(params.jars ? [accessory(put(blenderJar(), [25, 0, -6])), accessory(put(mill(), [19, 0, 7]))] : []),
  ]
  return product(parts, {
    front: { turn: params.jars ? -14 : -26 },
    side: { turn: params.jars ? 24 : 40 },
    detail: { turn: -18, rise: 20, closeUp: { at: [0, deck + 1, 8], span: 21 } },
  })
}

function base(params: FoodProcessorParams) {
  const hull = loft(
    {
      sections: [
        { y: 0.5, width: 21, depth: 21.5, n: 4 },
        { y: 6, width: 20.4, depth: 20.6, n: 4 },
        { y: 11.2, width: 18.4, depth: 18, n: 3, z: -0.6 },
      ],
      roundTop: 1.6,
      roundBottom: 0.6,
    },
    paint(params.color, params.finish ?? 'gloss'),
  )
  const skirt = loft(
    {
      sections: [
        { y: 0.2, width: 21.4, depth: 21.9, n: 4 },
        { y: 1.3, width: 21.3, depth: 21.8, n: 4 },
      ],
      roundBottom: 0.2,
      roundTop: 0.2,
    },
    dark(),
  )
  return group(
    hull,
    skirt,
    put(cylinder(7.4, 1.2, dark(), 0.3), [0, 11.9, -0.5]),
    put(controls(params), [0, 5.4, 10.18], [-5, 0, 0]),
  )
}

function controls({ control = 'knob', color }: FoodProcessorParams) {
  const ink = inkOn(color)
  if (control === 'panel') {
    const keys = [-1, 0, 1].map((place) =>
      put(button({ width: 1.9, height: 1.1, material: chrome('#b9bcc0', 0.3) }), [place * 2.3 + 5, -1.9, 0.1]),
    )
    return group(
      put(knob({ radius: 2.2, turn: 60, rim: chrome() }), [-4.6, 0.4, 0]),
      put(display({ width: 6.4, height: 2.2, text: '1200 W', color: '#8fd8ff' }), [5, 1, 0.05]),
      ...keys,
      put(label('Nawwar', { height: 1.2, color: ink }), [5, 3.3, -0.1]),
    )
  }
  return group(
    put(dial(3.3, 5, ink, -70, 70), [0, 0, 0.12]),
    put(knob({ radius: 2.3, turn: -35 }), [0, 0, 0]),
    put(label('Nawwar', { height: 1.5, color: ink }), [0, 4.6, 0.0]),
  )
}

function bowl(radius: number, height: number, accent: Material) {
  const walls = vessel(
    [
      [radius * 0.9, 0, 0.5],
      [radius, height, 0.2],
    ],
    glass({ opacity: 0.13 }),
    0.3,
  )
  const stem = lathe(
    [
      [0, 0.2],
      [1.9, 0.2],
      [1.5, 5, 0.4],
      [1.2, 9, 0.4],
      [0, 9.2],
    ],
    accent,
  )
  const blades = [0, 180].map((angle) =>
    put(
      group(
        put(
          roundedBox(radius * 0.74, 0.18, 2.2, 0.08, brushedSteel('#d8dadc')),
          [radius * 0.42, 0, 0.4],
          [8, 0, angle ? 7 : -4],
        ),
      ),
      [0, angle ? 4.2 : 2.2, 0],
      [0, angle + 20, 0],
    ),
  )
  const handle = sweep(
    {
      points: [
        [radius * 0.9, height * 0.92, 0],
        [radius + 3, height * 0.94, 0],
        [radius + 4.4, height * 0.72, 0],
        [radius + 3.6, height * 0.22, 0],
        [radius * 0.84, height * 0.12, 0],
      ],
      width: [3, 2.6, 2.8, 2.6],
      thickness: [1.5, 1.8, 1.9, 1.6],
      n: 3.4,
    },
    dark(),
  )
  const marks = Array.from({ length: 5 }, (_, index) => {
    const r = radius * (0.92 + 0.016 * index)
    return put(
      roundedBox(index % 2 ? 0.9 : 1.7, 0.13, 0.06, 0.02, paint('#eceae5', 'matt')),
      [-r * 0.5, 4 + index * 1.7, r * 0.875],
      [0, -30, 0],
    )
  })
  return group(walls, stem, ...blades, handle, ...marks)
}

function lid(radius: number) {
  const clear = glass({ tint: '#e6ebec', opacity: 0.22 })
  const cover = lathe(
    [
      [0, 0.9],
      [radius * 0.9, 0.9, 0.4],
      [radius + 0.25, 0.3, 0.2],
      [radius + 0.25, -0.7, 0.1],
    ],
    clear,
  )
  const chimney = loft(
    {
      sections: [
        { y: 0.6, width: 9, depth: 6.6, n: 3 },
        { y: 8, width: 8.6, depth: 6.4, n: 3 },
      ],
      roundTop: 0.05,
      roundBottom: 0.1,
      smooth: false,
    },
    clear,
  )
  const pusher = loft(
    {
      sections: [
        { y: 1.5, width: 7.6, depth: 5.2, n: 3 },
        { y: 8.4, width: 7.8, depth: 5.4, n: 3 },
      ],
      roundTop: 0.3,
      roundBottom: 0.3,
    },
    dark('#33383c'),
  )
  const cap = loft(
    {
      sections: [
        { y: 8.2, width: 9.2, depth: 7, n: 3 },
        { y: 9.2, width: 9, depth: 6.8, n: 3 },
      ],
      roundTop: 0.6,
      roundBottom: 0.3,
    },
    dark(),
  )
  const side = 0.18 * radius
  return group(
    cover,
    put(group(chimney, pusher, cap), [-side, 0, -1.6]),
    put(ring(radius + 0.2, 0.28, dark()), [0, -0.5, 0]),
  )
}

function blenderJar() {
  const walls = vessel(
    [
      [4.6, 1.8, 0.4],
      [6.4, 20, 0.2],
    ],
    glass({ opacity: 0.13 }),
    0.3,
  )
  const handle = sweep(
    {
      points: [
        [5.8, 17.6, 0],
        [9, 17.6, 0],
        [9.6, 14, 0],
        [8.6, 8, 0],
        [5, 6, 0],
      ],
      width: 2.4,
      thickness: 1.6,
      n: 3.2,
    },
    dark(),
  )
  return group(
    put(cylinder(5.4, 3, dark(), 0.5), [0, 0, 0]),
    walls,
    handle,
    put(cylinder(6.7, 1.8, dark(), 0.5), [0, 19.6, 0]),
    put(cylinder(2.2, 1.6, dark('#33383c'), 0.4), [0, 21.2, 0]),
  )
}

function mill() {
  const walls = lathe(
    [
      [0, 2.6],
      [4, 2.6, 0.3],
      [4, 7.6, 1.6],
      [0, 8.6],
    ],
    glass({ opacity: 0.16 }),
  )
  const blade = put(roundedBox(5.4, 0.18, 0.9, 0.08, chrome()), [0, 3.6, 0], [0, 34, 12])
  return group(
    put(cylinder(4.3, 2.8, dark(), 0.5), [0, 0, 0]),
    put(cylinder(0.7, 2, chrome(), 0.2), [0, 2.4, 0]),
    walls,
    blade,
  )
}
