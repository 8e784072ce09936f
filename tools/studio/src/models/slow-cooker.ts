import type { Group, Material } from 'three'
import { openTop } from '../kit/cabinet.ts'
import { dial, group, knob } from '../kit/controls.ts'
import { feet } from '../kit/details.ts'
import { glass } from '../kit/glass.ts'
import type { Section } from '../kit/loft.ts'
import { loft } from '../kit/loft.ts'
import type { Finish } from '../kit/materials.ts'
import { chrome, glow, paint } from '../kit/materials.ts'
import { outline, rectangle } from '../kit/paths.ts'
import { inkOn, label } from '../kit/print.ts'
import type { Product } from '../kit/product.ts'
import { product } from '../kit/product.ts'
import { cylinder, lathe, plate, put, ring, roundedBox } from '../kit/shapes.ts'
import { sweep } from '../kit/sweep.ts'
import { seededRandom } from '../kit/textures.ts'

export type SlowCookerParams = {
  color: string
  finish?: Finish
  /** Size in cm with handles. */
  width?: number
  height?: number
  depth?: number
  brand?: string
}

/** An oval slow cooker: ceramic pot with a stew under a glass lid, one dial in front. */
export function slowCooker(params: SlowCookerParams): Product {
  const { color, finish = 'gloss', width = 33.5, height = 24.5, depth = 26, brand = 'Nawwar' } = params
  const [w, d] = [width - 4.4, depth - 0.8]
  const rim = height * 0.64
  const at = (y: number, share: number): Section => ({ y, width: w * share, depth: d * share, n: 2.3 })
  const shell = openTop(
    loft(
      { sections: [at(1.6, 0.86), at(4.4, 0.96), at(rim - 0.4, 1)], roundTop: 0.4, roundBottom: 0.9 },
      paint(color, finish),
    ),
  )
  const base = loft(
    { sections: [at(0.6, 0.84), at(1.6, 0.88)], roundTop: 0.2, roundBottom: 0.3 },
    paint('#1d1f22', 'satin'),
  )
  const parts = [
    feet(w * 0.6, d * 0.6, 0.7, 1),
    shell,
    base,
    pot(at, rim),
    put(stew(w * 0.86, d * 0.86), [0, rim - 0.45, 0]),
    put(lid(w, d, height - rim - 0.9), [0, rim + 0.9, 0]),
    put(handle(), [w / 2 - 0.5, rim * 0.78, 0]),
    put(handle(), [-w / 2 + 0.5, rim * 0.78, 0], [0, 180, 0]),
    put(control(), [0, rim * 0.42, d / 2 - 0.28]),
    put(label(brand, { height: 1.5, color: inkOn(color) }), [0, rim * 0.8, d * 0.5 + 0.04]),
  ]
  return product(parts, {
    front: { turn: -24, rise: 20 },
    side: { turn: 36, rise: 18 },
    detail: { turn: -14, rise: 30, closeUp: { at: [0, rim * 0.95, d * 0.25], span: height * 1.02 } },
  })
}

/** The ceramic pot's rim and inner wall, black glaze. */
function pot(at: (y: number, share: number) => Section, rim: number): Group {
  const glaze = paint('#1c1b1d', 'gloss')
  const lip = openTop(
    loft({ sections: [at(rim - 0.2, 0.985), at(rim + 0.5, 1.0)], roundTop: 0.35, roundBottom: 0.2 }, glaze),
  )
  const floor = loft({ sections: [at(rim - 2, 0.95), at(rim - 1.2, 0.95)], roundTop: 0.1 }, glaze)
  return group(lip, floor)
}

/** A stew: dark sauce with meat, carrot, potato and peas. */
function stew(width: number, depth: number): Group {
  const random = seededRandom(17)
  const foods: Material[] = ['#6b3a22', '#d07a2c', '#d9b56a', '#7b4426', '#cf6f24'].map((hex) => paint(hex, 'gloss'))
  const sauce = put(
    loft(
      {
        sections: [
          { y: 0, width, depth, n: 2.3 },
          { y: 0.5, width, depth, n: 2.3 },
        ],
        roundTop: 0.1,
      },
      paint('#6a3219', 'gloss'),
    ),
    [0, -0.4, 0],
  )
  const chunks = Array.from({ length: 64 }, (_, index) => {
    const [r, angle, size] = [Math.sqrt(random()) * 0.44, random() * 6.283, 1.3 + random() * 0.9]
    const food = foods[index % 5] ?? paint('#6b3a22')
    return put(
      roundedBox(size * 1.25, size, size, size * 0.32, food),
      [r * width * Math.cos(angle), 0.25 + random() * 0.35, r * depth * Math.sin(angle)],
      [random() * 90, random() * 180, random() * 60],
    )
  })
  const peas = Array.from({ length: 40 }, () => {
    const [r, angle] = [Math.sqrt(random()) * 0.45, random() * 6.283]
    return put(cylinder(0.34, 0.6, paint('#6f9a3c', 'satin'), 0.28), [
      r * width * Math.cos(angle),
      0.5 + random() * 0.6,
      r * depth * Math.sin(angle),
    ])
  })
  return group(sauce, ...chunks, ...peas)
}

function lid(width: number, depth: number, height: number): Group {
  const dome = height - 2.6
  const at = (y: number, share: number): Section => ({ y, width: width * share, depth: depth * share, n: 2.3 })
  const cover = loft(
    { sections: [at(0, 0.955), at(dome * 0.45, 0.9), at(dome * 0.82, 0.72)], roundTop: dome * 0.2, roundBottom: 0.02 },
    glass({ opacity: 0.11 }),
  )
  cover.geometry.setDrawRange(128 * 12, Number.POSITIVE_INFINITY)
  const band = ring(10, 0.3, chrome('#c9ccd0', 0.18))
  band.scale.set(width * 0.0482, 1, depth * 0.0482)
  const grip = lathe(
    [
      [0, 0],
      [1.5, 0, 0.2],
      [1.1, 1.0, 0.4],
      [2.3, 1.7, 0.4],
      [2.1, 2.5, 0.5],
      [0, 2.7],
    ],
    paint('#1d1f22', 'satin'),
    48,
  )
  return group(
    cover,
    band,
    put(cylinder(2.1, 0.4, chrome('#c9ccd0', 0.18)), [0, dome - 0.2, 0]),
    put(grip, [0, dome + 0.1, 0]),
  )
}

function handle() {
  return sweep(
    {
      points: [
        [-1.2, 0, -4.4],
        [1.6, 0.2, -3.8],
        [2.3, 0.3, 0],
        [1.6, 0.2, 3.8],
        [-1.2, 0, 4.4],
      ],
      width: 2.2,
      thickness: 1.4,
      side: [0, 1, 0],
      n: 3.4,
    },
    paint('#1d1f22', 'satin'),
  )
}

/** The dial with its words: off, low, high, warm. */
function control(): Group {
  const word = (text: string, x: number, y: number) =>
    put(label(text, { height: 0.78, color: '#f0eee8' }), [x, y, 0.52])
  return group(
    put(plate(outline(rectangle(11.4, 5.6, 2.6)), 1, paint('#1d1f22', 'satin'), 0.3), [0, 0, 0]),
    put(dial(2.4, 4, '#f0eee8', -100, 100), [0, -0.2, 0.52]),
    put(
      group(knob({ radius: 1.7, depth: 1.7, body: chrome('#c9ccd0', 0.25), mark: '#33373a', turn: -34 })),
      [0, -0.2, 0.45],
    ),
    word('LOW', -3.55, 1),
    word('HIGH', 3.55, 1),
    word('OFF', -3.55, -1.2),
    word('WARM', 3.55, -1.2),
    put(cylinder(0.22, 0.15, glow('#ff6a3d', 1)), [0, 2.3, 0.48], [90, 0, 0]),
  )
}
