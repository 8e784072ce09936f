import type { Group, Mesh } from 'three'
import { button, group } from '../kit/controls.ts'
import { feet } from '../kit/details.ts'
import { blocks } from '../kit/food.ts'
import { glass } from '../kit/glass.ts'
import { loft } from '../kit/loft.ts'
import type { Finish } from '../kit/materials.ts'
import { chrome, glow, paint } from '../kit/materials.ts'
import { outline, rectangle } from '../kit/paths.ts'
import { inkOn, label, roundLabel } from '../kit/print.ts'
import type { Product } from '../kit/product.ts'
import { product } from '../kit/product.ts'
import { cylinder, lathe, plate, put, ring, roundedBox } from '../kit/shapes.ts'
import { sweep } from '../kit/sweep.ts'
import { seededRandom } from '../kit/textures.ts'

export type RiceCookerParams = {
  color: string
  finish?: Finish
  /** `pot` has a loose glass lid and side handles, `jar` a hinged lid with steam valve and a carrying handle. */
  shape?: 'pot' | 'jar'
  /** Size in cm with handles. */
  width?: number
  height?: number
  depth?: number
  brand?: string
}

/** A rice cooker full of rice. */
export function riceCooker(params: RiceCookerParams): Product {
  return params.shape === 'jar' ? jarCooker(params) : potCooker(params)
}

function potCooker(params: RiceCookerParams): Product {
  const { color, finish = 'gloss', width = 23.5, height = 22.5, brand = 'Nawwar' } = params
  const radius = (width - 4) / 2
  const rim = height * 0.66
  const shell = lathe(
    [
      [0, 0.7],
      [radius * 0.9, 0.7, 0.8],
      [radius, 3, 2],
      [radius * 1.0, rim - 1, 1],
      [radius * 1.03, rim, 0.4],
      [radius * 0.93, rim, 0.2],
      [radius * 0.91, rim - 4],
    ],
    paint(color, finish),
    128,
  )
  const skirt = lathe(
    [
      [0, 0.5],
      [radius * 0.92, 0.5, 0.3],
      [radius * 0.965, 1.9, 0.2],
      [0, 1.9],
    ],
    paint('#1d1f22', 'satin'),
  )
  const bowl = lathe(
    [
      [0, rim - 5],
      [radius * 0.88, rim - 4.6, 1],
      [radius * 0.88, rim + 0.2],
      [radius * 0.98, rim + 0.25, 0.1],
      [radius * 0.98, rim + 0.5, 0.1],
      [radius * 0.86, rim + 0.5, 0.1],
      [radius * 0.85, rim - 4],
    ],
    chrome('#8c8f93', 0.35),
  )
  const parts = [
    feet(radius * 1.24, radius * 1.24, 0.7, 0.9),
    shell,
    skirt,
    bowl,
    put(rice(radius * 0.84), [0, rim - 1.6, 0]),
    put(glassLid(radius * 0.96, height - rim), [0, rim + 0.4, 0]),
    put(sideHandle(), [radius - 0.4, rim * 0.76, 0]),
    put(sideHandle(), [-radius + 0.4, rim * 0.76, 0], [0, 180, 0]),
    put(leverPanel(radius), [0, rim * 0.34, radius - 0.25]),
    put(roundLabel(brand, radius + 0.02, { height: 1.4, color: inkOn(color) }), [0, rim * 0.74, 0]),
  ]
  return product(parts, {
    front: { turn: -22, rise: 17 },
    side: { turn: 34, rise: 15 },
    detail: { turn: -14, rise: 26, closeUp: { at: [0, rim * 0.8, radius * 0.5], span: height * 0.92 } },
  })
}

/** A mound of white grains. */
function rice(radius: number): Group {
  const random = seededRandom(3)
  const grains = Array.from({ length: 900 }, (): [number, number, number] => {
    const [r, angle] = [radius * 0.97 * Math.sqrt(random()), random() * 6.283]
    return [r * Math.cos(angle), 0.9 * (1 - (r / radius) ** 2) + random() * 0.25, r * Math.sin(angle)]
  })
  const white = paint('#f3efe2', 'matt')
  return group(
    lathe(
      [
        [0, -1],
        [radius, -1],
        [radius, 0, 0.2],
        [radius * 0.5, 0.8, 2],
        [0, 1],
      ],
      white,
    ),
    blocks(grains, [0.24, 0.26, 0.6], white, 0.6),
  )
}

/** A domed glass lid with a steel rim and a knob. */
function glassLid(radius: number, height: number): Group {
  const dome = height - 3
  const knob = lathe(
    [
      [0, 0],
      [1.2, 0, 0.2],
      [0.9, 1.1, 0.4],
      [1.9, 1.9, 0.4],
      [1.7, 2.7, 0.5],
      [0, 2.8],
    ],
    paint('#1d1f22', 'satin'),
    48,
  )
  return group(
    lathe(
      [
        [radius, 0.2],
        [radius * 0.92, dome * 0.55, 2],
        [radius * 0.6, dome * 0.92, 3],
        [0, dome],
      ],
      glass({ opacity: 0.13 }),
      128,
    ),
    put(ring(radius, 0.28, chrome('#c9ccd0', 0.18)), [0, 0.25, 0]),
    put(cylinder(1.7, 0.3, chrome('#c9ccd0', 0.18)), [0, dome - 0.2, 0]),
    put(knob, [0, dome, 0]),
    put(cylinder(0.45, 0.35, chrome('#c9ccd0', 0.18)), [radius * 0.5, dome * 0.9, radius * 0.2]),
  )
}

function sideHandle(): Mesh {
  return sweep(
    {
      points: [
        [-0.6, 0, -3.4],
        [1.6, 0.1, -3],
        [2.1, 0.15, 0],
        [1.6, 0.1, 3],
        [-0.6, 0, 3.4],
      ],
      width: 1.7,
      thickness: 1.4,
      side: [0, 1, 0],
      n: 3.4,
    },
    paint('#1d1f22', 'satin'),
  )
}

/** The switch with its lamps for cooking and keeping warm. */
function leverPanel(radius: number): Group {
  const [w, h] = [radius * 0.66, 6.2]
  const lamp = (y: number, hex: string, word: string) =>
    put(
      group(
        put(roundedBox(1.0, 0.5, 0.16, 0.07, glow(hex, 1)), [-w * 0.24, 0, 0]),
        put(label(word, { height: 0.72, color: '#e8e6e0' }), [w * 0.16, 0, 0.02]),
      ),
      [0, y, 0.52],
    )
  return group(
    put(plate(outline(rectangle(w, h, 1.2)), 1, paint('#1d1f22', 'satin'), 0.3), [0, 0, 0]),
    lamp(1.9, '#ff5a2e', 'COOK'),
    lamp(0.7, '#ffb347', 'WARM'),
    put(roundedBox(1.1, 2.2, 0.2, 0.1, paint('#0c0d0e', 'matt')), [0, -1.5, 0.48]),
    put(roundedBox(2.4, 1.2, 1.3, 0.4, chrome('#d2d4d7', 0.16)), [0, -1.8, 0.9]),
  )
}

function jarCooker(params: RiceCookerParams): Product {
  const { color, finish = 'gloss', width = 27.5, height = 26, depth = 26.5, brand = 'Nawwar' } = params
  const [w, d, n] = [width - 2, depth - 1, 2.7]
  const split = height * 0.66
  const skin = paint(color, finish)
  const at = (y: number, share: number) => ({ y, width: w * share, depth: d * share, n })
  const trunk = loft(
    {
      sections: [at(1.4, 0.82), at(3.4, 0.93), at(split * 0.55, 1), at(split - 0.3, 0.985)],
      roundTop: 0.3,
      roundBottom: 0.7,
    },
    skin,
  )
  const belt = loft(
    { sections: [at(split - 0.2, 0.972), at(split + 0.6, 0.97)], roundTop: 0.1, roundBottom: 0.1 },
    chrome('#c9ccd0', 0.18),
  )
  const lid = loft(
    {
      sections: [at(split + 0.6, 0.985), at(split + 2.6, 0.96), at(height - 3.6, 0.8)],
      roundTop: 1.5,
      roundBottom: 0.3,
    },
    skin,
  )
  const cap = put(
    lathe(
      [
        [0, 0],
        [w * 0.3, 0, 0.3],
        [w * 0.27, 0.6, 0.4],
        [0, 0.8],
      ],
      paint('#2a2d30', 'satin'),
    ),
    [0, height - 2.3, 0],
  )
  const valve = put(
    group(
      cylinder(2.3, 0.8, paint('#1d1f22', 'satin'), 0.3),
      ...[-0.8, 0, 0.8].map((x) => put(roundedBox(0.35, 0.2, 2, 0.1, paint('#0c0d0e', 'matt')), [x, 0.82, 0])),
    ),
    [0, height - 1.7, -w * 0.1],
  )
  const latch = put(button({ width: 4.6, height: 2, depth: 0.6, material: chrome('#c9ccd0', 0.18) }), [
    0,
    split + 1.1,
    d * 0.482,
  ])
  const handle = sweep(
    {
      points: [
        [-w * 0.5, split + 0.8, -1],
        [-w * 0.5, split + 4, -3],
        [-w * 0.38, height + 0.2, -6],
        [0, height + 1.2, -7],
        [w * 0.38, height + 0.2, -6],
        [w * 0.5, split + 4, -3],
        [w * 0.5, split + 0.8, -1],
      ],
      width: [2.4, 1.9, 2, 2.4, 2, 1.9, 2.4],
      thickness: 1.1,
      n: 3.4,
    },
    paint('#1d1f22', 'satin'),
  )
  const parts = [
    feet(w * 0.56, d * 0.56, 0.9, 1),
    trunk,
    belt,
    lid,
    cap,
    valve,
    latch,
    handle,
    put(jarPanel(w), [0, split * 0.46, d * 0.5 - 0.55]),
    put(label(brand, { height: 1.5, color: inkOn(color) }), [0, split * 0.82, d * 0.499]),
  ]
  return product(parts, {
    front: { turn: -24, rise: 15 },
    side: { turn: 40, rise: 14 },
    detail: { turn: -14, rise: 18, closeUp: { at: [0, split * 0.62, d * 0.45], span: height * 0.8 } },
  })
}

function jarPanel(width: number): Group {
  const w = width * 0.36
  return group(
    put(plate(outline(rectangle(w, 7.4, 2.2)), 1.1, chrome('#c9ccd0', 0.18), 0.3), [0, 0, 0]),
    put(plate(outline(rectangle(w - 0.7, 6.7, 1.9)), 1.1, paint('#1d1f22', 'satin'), 0.3), [0, 0, 0.1]),
    put(group(leverPanel(width * 0.42)), [0, 0.1, 0.1]),
  )
}
