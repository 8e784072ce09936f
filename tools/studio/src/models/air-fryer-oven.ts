import type { Group } from 'three'
import { barHandle, cabinet, frame, lampLit, lining, wireRack } from '../kit/cabinet.ts'
import { display, group } from '../kit/controls.ts'
import { feet, slats } from '../kit/details.ts'
import { roastChicken } from '../kit/food.ts'
import { glass } from '../kit/glass.ts'
import type { Finish } from '../kit/materials.ts'
import { blackGlass, brushedSteel, chrome, glow, paint } from '../kit/materials.ts'
import { outline, rectangle } from '../kit/paths.ts'
import { drawnLabel, label } from '../kit/print.ts'
import type { Product } from '../kit/product.ts'
import { product } from '../kit/product.ts'
import { cylinder, plate, put, roundedBox } from '../kit/shapes.ts'
import { tube } from '../kit/sweep.ts'
import { seededRandom } from '../kit/textures.ts'

export type AirFryerOvenParams = {
  color: string
  finish?: Finish
  /** Size in cm; the depth is with the handle. */
  width?: number
  height?: number
  depth?: number
  brand?: string
}

type Size = { width: number; height: number; depth: number; panel: number }

/** An upright air fryer oven: touch panel above a glass door, chicken on the spit over a tray of vegetables. */
export function airFryerOven(params: AirFryerOvenParams): Product {
  const { width = 33, height = 37.5, depth = 34.5 } = params
  const size: Size = { width, height: height - 1.2, depth: depth - 4.6, panel: height * 0.24 }
  const inner = { width: width * 0.82, height: height * 0.58 }
  const y = -size.height / 2 + inner.height / 2 + 2.6
  const middle = 1.2 + size.height / 2
  const body = group(
    put(
      cabinet(
        { ...size, round: 3, bevel: 0.6, opening: { ...inner, y } },
        paint(params.color, params.finish ?? 'satin'),
      ),
      [0, 1.2, 0],
    ),
    put(chamber(inner, size), [0, middle + y, 0]),
    put(door(params, size, inner), [0, middle + y - 0.2, 0.05]),
    put(touchPanel(size), [0, 1.2 + size.height - size.panel / 2 - 0.9, 0.05]),
    put(
      slats(depth * 0.4, height * 0.16, 6, paint('#141517', 'matt')),
      [width / 2 - 0.15, height * 0.72, -size.depth * 0.55],
      [0, 90, 0],
    ),
  )
  const parts = [feet(width * 0.82, size.depth * 0.86, 1.4, 1.4), put(body, [0, 0, size.depth / 2])]
  return product(parts, {
    front: { turn: -29, rise: 13 },
    side: { turn: 42, rise: 12 },
    detail: { turn: -18, rise: 14, closeUp: { at: [0, height * 0.68, size.depth / 2], span: height * 0.8 } },
  })
}

function chamber(inner: { width: number; height: number }, size: Size): Group {
  const deep = size.depth * 0.84
  const steel = chrome('#a9abae', 0.3)
  const low = -inner.height / 2
  const spit = inner.height * 0.05
  const coil = (z: number) =>
    tube(
      [
        [-inner.width * 0.46, -low - 0.8, z],
        [0, -low - 0.8, z],
        [inner.width * 0.46, -low - 0.8, z],
      ],
      0.35,
      glow('#ff6a22', 1),
    )
  return group(
    lining(inner.width - 0.3, inner.height - 0.3, deep, lampLit('#83807b', '#ffab5c', 0.16)),
    coil(-deep * 0.35),
    coil(-deep * 0.6),
    put(group(roastChicken(inner.height / 27)), [0, spit, -deep * 0.46], [0, 12, 0]),
    put(cylinder(0.3, inner.width, steel, 0.1), [-inner.width / 2, spit, -deep * 0.46], [0, 0, -90]),
    put(wireRack(inner.width * 0.97, deep * 0.88, 18, 0.12, steel), [0, low + 4.2, -deep * 0.05]),
    put(vegetables(inner.width * 0.86, deep * 0.7), [0, low + 4.6, -deep * 0.42]),
    put(roundedBox(inner.width * 0.97, 0.4, deep * 0.9, 0.15, paint('#2a2b2e', 'gloss')), [0, low + 1, -deep * 0.48]),
  )
}

/** Tomatoes, courgette slices and potatoes in a loose layer. */
function vegetables(width: number, depth: number): Group {
  const random = seededRandom(23)
  const colors = ['#b5301f', '#5f8a3a', '#cf9a4a', '#d67a26']
  const pieces = Array.from({ length: 42 }, (_, index) => {
    const food = paint(colors[index % 4] ?? '#cf9a4a', 'satin')
    food.emissive.set('#2a1206')
    const [x, z] = [(random() - 0.5) * width, (random() - 0.5) * depth]
    return put(
      roundedBox(1.9, 1.3 + random() * 0.6, 1.9, 0.6, food),
      [x, random() * 0.8, z],
      [random() * 40, random() * 90, random() * 40],
    )
  })
  return group(...pieces)
}

function door(params: AirFryerOvenParams, size: Size, inner: { width: number; height: number }): Group {
  const hole = { width: inner.width * 0.93, height: inner.height * 0.86, round: 1.6 }
  const [wide, tall] = [size.width * 0.95, inner.height + 2.6]
  return group(
    frame(wide, tall, 1.6, hole, blackGlass(), 2),
    put(
      plate(
        outline(rectangle(hole.width + 0.6, hole.height + 0.6, 1.4)),
        0.2,
        glass({ tint: '#1c1410', opacity: 0.14 }),
        0.05,
      ),
      [0, 0, 1.1],
    ),
    put(barHandle(wide * 0.62, 2.6, 1.6, chrome('#c9ccd0', 0.16), paint('#1d1f22', 'satin')), [0, tall / 2 - 1.1, 1.5]),
    put(label(params.brand ?? 'Nawwar', { height: 1.3, color: '#d9d6cf' }), [0, -tall / 2 + 0.85, 1.63]),
  )
}

function touchPanel({ width, panel }: Size): Group {
  const [w, h] = [width * 0.92, panel * 0.86]
  return group(
    put(plate(outline(rectangle(w + 0.5, h + 0.5, 1.9)), 0.8, brushedSteel('#c4c7ca', [0.1, 0.1]), 0.2), [0, 0, 0.2]),
    put(plate(outline(rectangle(w, h, 1.7)), 0.6, blackGlass(), 0.12), [0, 0, 0.45]),
    put(display({ width: w * 0.4, height: h * 0.46, text: '190°', color: '#ffb347' }), [0, h * 0.18, 0.7]),
    put(signs(w * 0.9, h * 0.34), [0, -h * 0.27, 0.78]),
    put(touchSign('–'), [-w * 0.34, h * 0.18, 0.78]),
    put(touchSign('+'), [w * 0.34, h * 0.18, 0.78]),
  )
}

function touchSign(sign: string): Group {
  return group(label(sign, { height: 2.2, color: '#f2f0ea' }))
}

/** Ten programme signs in one row, the chosen one lit. */
function signs(width: number, height: number) {
  return drawnLabel(width, height, (pen) => {
    const step = pen.canvas.width / 10
    for (let index = 0; index < 10; index++) {
      const [x, y, r] = [(index + 0.5) * step, pen.canvas.height / 2, step * 0.3]
      pen.strokeStyle = pen.fillStyle = index === 2 ? '#ffb347' : '#e9e7e1'
      pen.lineWidth = 8
      pen.beginPath()
      pen.arc(x, y, r, Math.PI * 0.2 * index, Math.PI * (1.2 + 0.2 * index))
      pen.stroke()
      pen.fillRect(x - r * 0.35, y - r * 0.35, r * 0.7, r * 0.3 + (index % 3) * r * 0.25)
    }
  })
}
