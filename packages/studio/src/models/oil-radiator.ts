import type { Group, Material } from 'three'
import { button, dial, display, group, knob } from '../kit/controls.ts'
import { housing, loft } from '../kit/loft.ts'
import { brushedSteel, chrome, glow, paint, rubber } from '../kit/materials.ts'
import { outline } from '../kit/paths.ts'
import { label } from '../kit/print.ts'
import type { Product } from '../kit/product.ts'
import { product } from '../kit/product.ts'
import { cylinder, plate, put, roundedBox } from '../kit/shapes.ts'
import { sweep, tube } from '../kit/sweep.ts'
import { hose } from './parts/hose.ts'
import { inkOn, isLight } from './parts/tones.ts'

export type OilRadiatorParams = {
  color: string
  fins?: number
  /** Length over the fins and the control box, height with wheels, width of a fin (cm). */
  width?: number
  height?: number
  depth?: number
  fan?: boolean
  timer?: boolean
  /** Chrome towel rail and a water tray over the fins. */
  rail?: boolean
}

/** An oil radiator: fins in a row along x, the control box at its +x end, on four wheels. */
export function oilRadiator(params: OilRadiatorParams): Product {
  const { fins = 9, width = 44, height = 63, depth = 25, rail = false } = params
  const box = 8.5
  const start = -width / 2 + 1
  const pitch = (width - box - 1.5) / fins
  const low = 7
  const top = height - (rail ? 6 : 1.5)
  const row = Array.from({ length: fins }, (_, index) =>
    put(fin(depth, top - low, pitch, paint(params.color, 'gloss')), [start + (index + 0.5) * pitch, low, 0]),
  )
  const end = width / 2 - box
  const parts = [
    ...row,
    ...axles(start, end, pitch, low, top, paint(params.color, 'gloss')),
    put(controlBox(params, box, top - low + 1, depth * 0.84), [end + box / 2, low - 0.5, 0]),
    ...[start + pitch * 1.1, end - pitch * 0.8].map((x) => put(wheels(depth), [x, 0, 0])),
    ...(rail ? towelRail(start, end, top, depth) : []),
    hose(
      [
        [end + 4, low + 5, -depth * 0.36],
        [end + 5, low + 2, -depth * 0.5],
        [end + 6, 0.4, -depth * 0.6],
        [end - 8, 0.4, -depth * 0.72],
        [start + 6, 0.4, -depth * 0.62],
      ],
      0.4,
      rubber(),
    ),
  ]
  return product(parts, {
    front: { turn: -40, rise: 14 },
    side: { turn: 28, rise: 14 },
    detail: { turn: -62, rise: 12, closeUp: { at: [width / 2 - 3, low + (top - low) * 0.72, 0], span: height * 0.62 } },
  })
}

/** One fin: a stamped sheet with three oil channels; its folded edges face front and back. */
function fin(depth: number, height: number, pitch: number, skin: Material): Group {
  const [d, h] = [depth / 2, height]
  const sheet = plate(
    outline([
      [-d + 2.2, 0, 2],
      [d - 2.2, 0, 2],
      [d, 4, 3],
      [d, h - 5, 4],
      [d - 4, h, 4],
      [-d + 4, h, 4],
      [-d, h - 5, 4],
      [-d, 4, 3],
    ]),
    0.5,
    skin,
    0.2,
  )
  const channel = (z: number, wide: number, from: number, to: number) =>
    loft(
      {
        sections: [
          { y: from, width: pitch * 0.3, depth: wide * 0.4, z },
          { y: from + 2.5, width: pitch * 0.56, depth: wide, z },
          { y: to - 2.5, width: pitch * 0.56, depth: wide, z },
          { y: to, width: pitch * 0.3, depth: wide * 0.4, z },
        ],
        roundTop: 0.5,
        roundBottom: 0.5,
        around: 48,
      },
      skin,
    )
  const edges = [-1, 1].map((side) =>
    put(roundedBox(pitch * 0.74, h - 11, 0.7, 0.3, skin), [0, h / 2 - 0.5, side * (d - 0.25)]),
  )
  return group(
    put(sheet, [0, 0, 0], [0, 90, 0]),
    channel(-d * 0.58, d * 0.42, 3.5, h - 4),
    channel(0, d * 0.42, 3, h - 2.5),
    channel(d * 0.58, d * 0.42, 3.5, h - 4),
    ...edges,
  )
}

function axles(start: number, end: number, pitch: number, low: number, top: number, skin: Material) {
  const length = end - start
  return [low + 6, top - 7].map((y) =>
    put(cylinder(2.3, length - pitch * 0.4 + 1.5, skin), [start + pitch * 0.3, y, 0], [0, 0, -90]),
  )
}

function controlBox(params: OilRadiatorParams, width: number, height: number, depth: number): Group {
  const { color, fan = false, timer = false } = params
  const dark = isLight(color) ? paint('#3a3f44', 'satin') : paint('#1d1f22', 'satin')
  const shell = housing({ width, height, depth, n: 5, round: 1.4 }, paint(color, 'satin'))
  const face = group(
    put(roundedBox(depth * 0.78, height * 0.5, 0.6, 0.29, dark), [0, height * 0.68, 0]),
    put(panel(timer, depth), [0, height * 0.68, 0.3]),
    put(label('Nawwar', { height: 1.5, color: inkOn(color) }), [0, height * 0.37, 0.04]),
    ...(fan ? fanGrille(depth, height, dark) : cordHooks(height, dark)),
  )
  const grip = sweep(
    {
      points: [
        [0, height - 2, -depth * 0.28],
        [0, height + 2, -depth * 0.26],
        [0, height + 3, 0],
        [0, height + 2, depth * 0.26],
        [0, height - 2, depth * 0.28],
      ],
      width: 3,
      thickness: 1.5,
      side: [1, 0, 0],
      n: 3,
    },
    dark,
  )
  return group(shell, put(face, [width / 2, 0, 0], [0, 90, 0]), grip)
}

function panel(timer: boolean, depth: number): Group {
  const radius = depth * 0.13
  if (timer)
    return group(
      put(
        display({ width: depth * 0.58, height: 5, text: '06:30', color: '#ffb347', icons: ['24H', 'ECO'] }),
        [0, 8, 0],
      ),
      put(dial(radius * 1.4, 11), [0, 0.5, 0.05]),
      put(knob({ radius, turn: 30 }), [0, 0.5, 0]),
      ...[-1, 0, 1].map((side) =>
        put(button({ width: 3, height: 2, material: paint('#8d9296', 'satin'), lamp: '#ff8a3c' }), [side * 4, -7.6, 0]),
      ),
    )
  return group(
    put(dial(radius * 1.4, 11), [0, 7, 0.05]),
    put(knob({ radius, turn: 40 }), [0, 7, 0]),
    ...[-1, 1].map((side) =>
      group(
        put(button({ width: 3.4, height: 4.4, depth: 0.5, material: paint('#8d9296', 'satin') }), [side * 3, -4, 0]),
        put(label(side < 0 ? 'I' : 'II', { height: 1.3 }), [side * 3, -8, 0.05]),
      ),
    ),
    put(cylinder(0.35, 0.25, glow('#ff5a36', 1.3), 0.1), [0, -9.6, 0], [90, 0, 0]),
  )
}

function fanGrille(depth: number, height: number, dark: Material) {
  const bars = Array.from({ length: 9 }, (_, index) =>
    put(roundedBox(depth * 0.66, 0.7, 0.8, 0.2, dark), [0, height * 0.08 + index * 1.5, 0.1], [25, 0, 0]),
  )
  return [
    put(roundedBox(depth * 0.72, 14.2, 0.5, 0.24, paint('#0f1011', 'matt')), [0, height * 0.08 + 6, -0.1]),
    ...bars,
  ]
}

function cordHooks(height: number, dark: Material) {
  return [0.1, 0.27].map((share) => put(roundedBox(7, 1.4, 2.4, 0.6, dark), [0, height * share, 1]))
}

function wheels(depth: number): Group {
  const bar = roundedBox(5, 1.6, depth * 0.92, 0.7, paint('#1d1f22', 'satin'))
  const castors = [-1, 1].map((side) =>
    put(
      group(
        put(cylinder(2.3, 1.5, rubber(), 0.4), [-0.9, 2.3, 0], [0, 0, -90]),
        put(cylinder(2.3, 1.5, rubber(), 0.4), [-2.6, 2.3, 0], [0, 0, -90]),
        put(cylinder(1.1, 3.8, chrome(), 0.2), [-2.7, 2.3, 0], [0, 0, -90]),
        put(roundedBox(1, 3.6, 2.6, 0.4, paint('#1d1f22', 'satin')), [-1, 3.8, 0]),
      ),
      [1, 0, side * depth * 0.36],
    ),
  )
  return group(put(bar, [0, 5.8, 0]), put(roundedBox(3, 4, 8, 0.8, paint('#1d1f22', 'satin')), [0, 7.2, 0]), ...castors)
}

function towelRail(start: number, end: number, top: number, depth: number) {
  const bars = [-1, 1].map((side) => {
    const z = side * depth * 0.3
    return tube(
      [
        [start + 2, top - 4, z],
        [start + 2, top + 3.4, z],
        [start + 4, top + 5, z],
        [end - 4, top + 5, z],
        [end - 2, top + 3.4, z],
        [end - 2, top - 4, z],
      ],
      0.55,
      chrome(),
      0.2,
    )
  })
  const links = [start + 4.5, end - 4.5].map((x) =>
    put(cylinder(0.45, depth * 0.6, chrome(), 0.1), [x, top + 5, -depth * 0.3], [90, 0, 0]),
  )
  const tray = put(roundedBox((end - start) * 0.5, 2.4, depth * 0.34, 0.8, brushedSteel()), [
    (start + end) / 2,
    top + 0.6,
    0,
  ])
  return [...bars, ...links, tray]
}
