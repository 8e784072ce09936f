import type { Group } from 'three'
import { barHandle, cabinet, frame, lampLit, lining, wireRack } from '../kit/cabinet.ts'
import { button, dial, group, knob } from '../kit/controls.ts'
import { feet, slats } from '../kit/details.ts'
import { roastChicken } from '../kit/food.ts'
import { glass } from '../kit/glass.ts'
import type { Finish } from '../kit/materials.ts'
import { blackGlass, brushedSteel, chrome, glow, paint } from '../kit/materials.ts'
import { outline, rectangle } from '../kit/paths.ts'
import { label } from '../kit/print.ts'
import type { Product } from '../kit/product.ts'
import { product } from '../kit/product.ts'
import { cylinder, lathe, plate, put, roundedBox } from '../kit/shapes.ts'
import { tube } from '../kit/sweep.ts'
import { seededRandom } from '../kit/textures.ts'

export type ElectricOvenParams = {
  color: string
  finish?: Finish
  knobs?: 3 | 4
  /** What the lamp shines on. */
  dish?: 'pizza' | 'chicken'
  /** The strip with the knobs: dark like the body, or brushed steel. */
  panel?: 'dark' | 'steel'
  /** Size in cm; the depth is with the handle. */
  width?: number
  height?: number
  depth?: number
  brand?: string
}

type Size = { width: number; height: number; depth: number; door: number; panel: number }

/** A worktop oven: glass door with bar handle left, a column of knobs right, glowing elements inside. */
export function electricOven(params: ElectricOvenParams): Product {
  const { width = 50, height = 32.5, depth = 38 } = params
  const panel = width * 0.2
  const size: Size = { width, height: height - 1.6, depth: depth - 5, door: width - panel - 1.4, panel }
  const inner = { width: size.door * 0.9, height: size.height * 0.74 }
  const doorX = -width / 2 + 0.9 + size.door / 2
  const middle = 1.6 + size.height / 2
  const parts = [
    put(feet(width * 0.9, depth * 0.8, 1.7, 1.5), [0, 0, -size.depth / 2]),
    put(
      cabinet({ ...size, round: 1.6, opening: { ...inner, x: doorX } }, paint(params.color, params.finish ?? 'satin')),
      [0, 1.6, 0],
    ),
    put(oven(params, inner, size), [doorX, middle, 0]),
    put(door(params, size, inner), [doorX, middle - 0.2, 0.05]),
    put(controls(params, size), [width / 2 - 0.5 - panel / 2, middle, 0.05]),
    put(
      slats(depth * 0.4, height * 0.24, 7, paint('#141517', 'matt')),
      [width / 2 - 0.15, height * 0.66, -depth * 0.5],
      [0, 90, 0],
    ),
  ]
  for (const part of parts) part.position.z += depth / 2 - 5
  return product(parts, {
    front: { turn: -27, rise: 13 },
    side: { turn: 40, rise: 12 },
    detail: {
      turn: -20,
      rise: 12,
      closeUp: { at: [width / 2 - panel * 0.75, height * 0.52, depth / 2 - 4], span: height },
    },
  })
}

function oven({ dish = 'pizza' }: ElectricOvenParams, inner: { width: number; height: number }, size: Size): Group {
  const deep = size.depth * 0.86
  const steel = chrome('#a9abae', 0.3)
  const element = glow('#ff6a22', 1.1)
  const rod = (y: number, z: number) =>
    tube(
      [
        [-inner.width / 2, y, z],
        [0, y, z],
        [inner.width / 2, y, z],
      ],
      0.4,
      element,
    )
  const low = -inner.height * 0.5
  const parts = group(
    lining(inner.width - 0.3, inner.height - 0.3, deep, lampLit('#8d8a85', '#ff9d4a', 0.13)),
    rod(low + 1.6, -deep * 0.3),
    rod(low + 1.6, -deep * 0.7),
    rod(-low - 1.2, -deep * 0.3),
    rod(-low - 1.2, -deep * 0.7),
  )
  if (dish === 'chicken') {
    const bird = put(group(roastChicken(inner.height / 22)), [0, 0.6, -deep * 0.45], [0, 14, 0])
    parts.add(bird, put(cylinder(0.35, inner.width, steel, 0.1), [-inner.width / 2, 0.6, -deep * 0.45], [0, 0, -90]))
    parts.add(put(tray(inner.width * 0.92, deep * 0.8), [0, low + 3.4, -deep * 0.5]))
  } else {
    parts.add(put(wireRack(inner.width * 0.98, deep * 0.9, 16, 0.13, steel), [0, -1.4, -deep * 0.04]))
    parts.add(put(pizza(Math.min(inner.width, deep) * 0.43), [0, -1.1, -deep * 0.46]))
  }
  return parts
}

function tray(width: number, depth: number): Group {
  const enamel = paint('#2a2b2e', 'gloss')
  return group(
    roundedBox(width, 0.3, depth, 0.1, enamel),
    put(roundedBox(width, 1.6, 0.3, 0.12, enamel), [0, 0.7, depth / 2]),
  )
}

/** A pizza on its tin: crust, cheese and slices of tomato and olive. */
function pizza(radius: number): Group {
  const bake = (hex: string, warm = '#3a1a06') => {
    const material = paint(hex, 'satin')
    material.emissive.set(warm)
    return material
  }
  const random = seededRandom(5)
  const [red, black] = [bake('#b03320'), bake('#2c2622')]
  const bits = Array.from({ length: 26 }, (_, index) => {
    const [r, angle] = [radius * 0.8 * Math.sqrt(random()), random() * 7]
    const size = index % 3 === 0 ? 0.6 : 1.3
    return put(cylinder(size, 0.3, index % 3 === 0 ? black : red, 0.12), [
      r * Math.cos(angle),
      1.0,
      r * Math.sin(angle),
    ])
  })
  return group(
    cylinder(radius * 1.05, 0.4, chrome('#8e9094', 0.35), 0.15),
    lathe(
      [
        [0, 0.3],
        [radius, 0.3, 0.4],
        [radius, 1.7, 0.7],
        [radius * 0.86, 1.5, 0.5],
        [radius * 0.84, 1.05],
        [0, 1.1],
      ],
      bake('#c08a4a'),
    ),
    put(cylinder(radius * 0.86, 0.15, bake('#dfa94e'), 0.05), [0, 1, 0]),
    ...bits,
  )
}

function door(
  params: ElectricOvenParams,
  { door: width, height }: Size,
  inner: { width: number; height: number },
): Group {
  const hole = { width: inner.width * 0.95, height: inner.height * 0.84, y: -0.8, round: 1 }
  const tall = height - 2.2
  return group(
    frame(width, tall, 1.7, hole, blackGlass(), 0.9),
    put(
      plate(
        outline(rectangle(hole.width + 0.6, hole.height + 0.6, 1)),
        0.2,
        glass({ tint: '#1c1410', opacity: 0.16 }),
        0.05,
      ),
      [0, -0.8, 1.2],
    ),
    put(roundedBox(width, 0.5, 0.7, 0.2, brushedSteel('#c4c7ca', [0.1, 0.1])), [0, tall / 2 - 0.25, 1.4]),
    put(barHandle(width * 0.84, 2.8, 1.5, chrome('#c9ccd0', 0.16), paint('#1d1f22', 'satin')), [
      0,
      tall / 2 - 1.9,
      1.6,
    ]),
    put(label(params.brand ?? 'Nawwar', { height: 1.3, color: '#d9d6cf' }), [0, -tall / 2 + 1.1, 1.73]),
  )
}

function controls(params: ElectricOvenParams, { panel, height }: Size): Group {
  const { knobs = 3 } = params
  const steel = params.panel === 'steel'
  const ink = steel ? '#33373a' : '#e8e6e0'
  const tall = height - 2.2
  const words = knobs === 4 ? ['°C', 'FAN', 'GRILL', 'MIN'] : ['°C', 'HEAT', 'MIN']
  const radius = Math.min(panel * 0.2, (tall / knobs) * 0.26)
  const step = (tall * 0.86) / knobs
  const skin = steel ? brushedSteel('#c8cacc', [0.1, 0.1]) : paint('#26292c', 'satin')
  const column = words.map((word, index) =>
    put(
      group(
        dial(radius * 1.45, 9, ink),
        put(
          knob({
            radius,
            depth: 1.7,
            body: steel ? paint('#1d1f22', 'satin') : brushedSteel('#c9cbcd'),
            mark: steel ? '#f2f2f0' : '#33373a',
            turn: [-50, 35, 80, 0][index] ?? 0,
          }),
          [0, 0, -0.1],
        ),
        put(label(word, { height: 0.95, color: ink }), [0, radius * 1.85, 0.03]),
      ),
      [0, tall * 0.42 - (index + 0.55) * step, 1.2],
    ),
  )
  return group(
    put(plate(outline(rectangle(panel, tall, 0.9)), 1.2, skin, 0.2), [0, 0, 0.6]),
    ...column,
    put(button({ radius: 0.45, lamp: '#ff5a3d', depth: 0.15 }), [0, -tall * 0.45, 1.2]),
  )
}
