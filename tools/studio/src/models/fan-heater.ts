import type { Group, Material } from 'three'
import { dial, group, knob } from '../kit/controls.ts'
import { feet, slats } from '../kit/details.ts'
import { loft } from '../kit/loft.ts'
import { chrome, glow, paint } from '../kit/materials.ts'
import { circle, outline, rectangle } from '../kit/paths.ts'
import { label } from '../kit/print.ts'
import type { Product } from '../kit/product.ts'
import { product } from '../kit/product.ts'
import { cylinder, plate, put, ring, roundedBox } from '../kit/shapes.ts'
import { sweep, tube } from '../kit/sweep.ts'
import { cordBehind } from './parts/power-cord.ts'
import { inkOn, isLight } from './parts/tones.ts'

export type FanHeaterParams = { color: string; width?: number; height?: number; depth?: number }

/** An upright fan heater: round mouth with level slats before glowing coils, two knobs on the slope above. */
export function fanHeater({ color, width = 21.5, height = 26.5, depth = 15 }: FanHeaterParams): Product {
  const skin = paint(color, 'gloss')
  const body = height - 2.2
  const mouth = width * 0.37
  const parts = [
    feet(width * 0.86, depth * 0.86, 0.7, 1.1),
    put(shell(width, body, depth, skin), [0, 0.6, 0]),
    put(heaterMouth(mouth, color), [0, height * 0.39, depth / 2 - 0.1]),
    put(controls(width, color), [0, height * 0.815, depth * 0.43], [-20, 0, 0]),
    handle(width, height, depth),
    cordBehind(3, 4, -depth * 0.42, 12),
  ]
  return product(parts, {
    front: { turn: -28 },
    side: { turn: 46, rise: 12 },
    detail: { turn: -22, rise: 20, closeUp: { at: [0, height * 0.66, depth * 0.4], span: height * 0.86 } },
  })
}

function shell(width: number, height: number, depth: number, skin: Material) {
  return loft(
    {
      sections: [
        { y: 0.8, width, depth, n: 6 },
        { y: height * 0.68, width: width * 0.99, depth: depth * 0.99, n: 6 },
        { y: height * 0.82, width: width * 0.97, depth: depth * 0.92, n: 5.6, z: -depth * 0.025 },
        { y: height - 0.9, width: width * 0.88, depth: depth * 0.68, n: 5, z: -depth * 0.1 },
      ],
      roundBottom: 0.8,
      roundTop: 1.3,
    },
    skin,
  )
}

function heaterMouth(radius: number, color: string): Group {
  const dark = paint('#1b1d20', 'satin')
  const back = put(cylinder(radius * 1.02, 0.4, paint('#0f1011', 'matt')), [0, 0, -0.1], [90, 0, 0])
  const bezel = plate(outline(circle(radius * 1.16, 0, 0, 72), [circle(radius * 0.97, 0, 0, 72)]), 1.1, dark, 0.35)
  const coils = [-0.62, -0.31, 0, 0.31, 0.62].map((share) => {
    const half = radius * Math.sqrt(1 - share * share) * 0.92
    const count = Math.max(8, Math.round(half * 5))
    const line = Array.from({ length: count + 1 }, (_, index): [number, number, number] => [
      -half + (2 * half * index) / count,
      share * radius + (index % 2 ? 0.16 : -0.16),
      0.42,
    ])
    return tube(line, 0.1, glow('#ff7a2e', 0.75))
  })
  const bars = Array.from({ length: 9 }, (_, index) => {
    const y = ((index - 4) / 4.6) * radius
    const half = Math.sqrt(radius * radius - y * y)
    return put(roundedBox(half * 2, 0.42, 1.0, 0.18, dark), [0, y, 0.75], [24, 0, 0])
  })
  const ribs = [-0.5, 0, 0.5].map((share) =>
    put(roundedBox(0.3, radius * 2 * Math.sqrt(1 - share * share), 0.5, 0.12, dark), [share * radius, 0, 0.7]),
  )
  return group(back, put(bezel, [0, 0, 0.35]), ...coils, ...bars, ...ribs, trim(radius, color))
}

function trim(radius: number, color: string) {
  return put(ring(radius * 1.07, 0.12, isLight(color) ? chrome() : chrome('#9a9da1', 0.2)), [0, 0, 0.88], [90, 0, 0])
}

function controls(width: number, color: string): Group {
  const ink = inkOn(color)
  const one = (x: number, turn: number, word: string) =>
    group(
      put(dial(2.35, 5, ink, -90, 90), [x, 0, 0.15]),
      put(knob({ radius: 1.55, turn }), [x, 0, 0]),
      put(label(word, { height: 0.75, color: ink }), [x, -2.5, 0.2]),
    )
  return group(
    one(-width * 0.24, 45, '0  ❄  I  II'),
    one(width * 0.24, -20, 'MIN  MAX'),
    put(label('Nawwar', { height: 1.05, color: ink }), [0, 0, 0.12]),
    put(cylinder(0.22, 0.2, glow('#ff5a36', 1.2), 0.05), [0, -1.6, 0.05], [90, 0, 0]),
  )
}

function handle(width: number, height: number, depth: number): Group {
  const top = height - 1.7
  const bow = sweep(
    {
      points: [
        [-width * 0.27, top - 1.2, -depth * 0.2],
        [-width * 0.25, top + 0.7, -depth * 0.2],
        [-width * 0.12, top + 1.2, -depth * 0.2],
        [width * 0.12, top + 1.2, -depth * 0.2],
        [width * 0.25, top + 0.7, -depth * 0.2],
        [width * 0.27, top - 1.2, -depth * 0.2],
      ],
      width: 2.4,
      thickness: 1.0,
      n: 3,
    },
    paint('#1d1f22', 'satin'),
  )
  const vents = put(slats(width * 0.6, height * 0.4, 9, paint('#1d1f22', 'satin')), [0, height * 0.5, -depth / 2])
  const plug = plate(outline(rectangle(width * 0.66, height * 0.46, 1)), 0.3, paint('#2a2d30', 'matt'))
  return group(bow, vents, put(plug, [0, height * 0.5, -depth / 2 + 0.05]))
}
