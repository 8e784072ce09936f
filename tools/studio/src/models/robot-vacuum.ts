import { button, group } from '../kit/controls.ts'
import { blackGlass, chrome, glow, paint, rubber } from '../kit/materials.ts'
import { label } from '../kit/print.ts'
import type { Product } from '../kit/product.ts'
import { product } from '../kit/product.ts'
import { cylinder, lathe, put, ring, roundedBox } from '../kit/shapes.ts'
import { tube } from '../kit/sweep.ts'
import { remoteControl } from './parts/remote-control.ts'
import { mopCloth, robotDock } from './parts/robot-dock.ts'
import { inkOn, isLight } from './parts/tones.ts'

export type RobotVacuumParams = {
  color: string
  diameter?: number
  height?: number
  /** A laser turret on top, and the mop plate behind. */
  laser?: boolean
  remote?: boolean
}

/** A robot vacuum before its charging dock. */
export function robotVacuum(params: RobotVacuumParams): Product {
  const { color, diameter = 33, height = 8.5, laser = false, remote = false } = params
  const radius = diameter / 2
  const top = laser ? height - 2 : height
  const parts = [
    put(
      group(
        ...disc(color, radius, top),
        ...lid(color, radius, top, laser),
        ...(laser ? turret(color, radius, top) : []),
      ),
      [0, 0, 0],
    ),
    ...brush(radius),
    put(robotDock(color, laser), [radius * 0.15, 0, -radius * 1.5]),
    ...(laser ? [put(mopCloth(radius), [radius * 1.42, 0, radius * 0.62], [0, 62, 0])] : []),
    ...(remote ? [put(remoteControl(color, 14), [radius * 1.32, 0, radius * 0.3], [0, 18, 0])] : []),
  ]
  return product(parts, {
    front: { turn: -24, rise: 27 },
    side: { turn: 48, rise: 22 },
    detail: { turn: -14, rise: 42, closeUp: { at: [0, top, radius * 0.15], span: diameter * 0.86 } },
  })
}

function disc(color: string, radius: number, top: number) {
  const dark = paint('#1d1f22', 'satin')
  const belly = lathe(
    [
      [0, 0.9],
      [radius * 0.92, 0.9, 0.6],
      [radius * 0.99, 2.2, 0.6],
      [radius * 0.99, top - 1.4, 0.4],
      [0, top - 1.4],
    ],
    dark,
    128,
  )
  const bumper = lathe(
    [
      [radius * 0.9, 1.8],
      [radius, 1.8, 0.4],
      [radius * 1.004, top - 1.2, 0.6],
      [radius * 0.9, top - 1.1],
    ],
    paint(color, 'satin'),
    128,
  )
  const deck = lathe(
    [
      [0, top - 1.6],
      [radius * 0.985, top - 1.6, 0.2],
      [radius * 0.975, top - 0.3, 0.7],
      [radius * 0.9, top, 0.6],
      [0, top],
    ],
    paint(color, 'gloss'),
    128,
  )
  const wheels = [-1, 1].map((side) =>
    put(cylinder(2.6, 2.2, rubber(), 0.4), [side * radius * 0.62 - 1.1, 2.6, 0], [0, 0, -90]),
  )
  const eye = [-3, -2, -1, 0, 1, 2, 3].map((step) => {
    const turn = step * 0.075
    const at: [number, number, number] = [Math.sin(turn) * radius * 0.99, top * 0.5, Math.cos(turn) * radius * 0.99]
    return put(roundedBox(radius * 0.09, 1.5, 0.6, 0.25, blackGlass()), at, [0, (turn * 180) / Math.PI, 0])
  })
  const seams = [-1, 1].map((side) =>
    put(roundedBox(0.25, top - 3, 1.4, 0.1, dark), [side * radius * 0.975, top * 0.48, -radius * 0.22]),
  )
  return [belly, bumper, deck, ...wheels, ...eye, ...seams]
}

function lid(color: string, radius: number, top: number, laser: boolean) {
  const accent = isLight(color) ? chrome('#c9ccce', 0.2) : chrome('#6f7478', 0.25)
  const keys = [-1, 1].map((side) =>
    put(
      button({ radius: radius * 0.085, depth: 0.3, material: blackGlass(), lamp: side < 0 ? '#cfe9f7' : '#7ed0ff' }),
      [side * radius * (laser ? 0.16 : 0.2), top - 0.05, radius * (laser ? 0.62 : 0.5)],
      [-90, 0, 0],
    ),
  )
  const word = put(
    label('Nawwar', { height: radius * 0.115, color: inkOn(color) }),
    [0, top + 0.05, radius * (laser ? 0.38 : -0.1)],
    [-90, 0, 0],
  )
  if (laser) return [put(ring(radius * 0.86, 0.07, accent), [0, top, 0]), ...keys, word]
  const panel = put(cylinder(radius * 0.62, 0.35, blackGlass('#15181b'), 0.15), [0, top - 0.1, -radius * 0.02])
  const bright = put(
    label('Nawwar', { height: radius * 0.13, color: '#e8ecee' }),
    [0, top + 0.28, -radius * 0.16],
    [-90, 0, 0],
  )
  const start = put(ring(radius * 0.12, 0.1, glow('#7ed0ff', 1.2)), [0, top + 0.26, radius * 0.2])
  return [
    panel,
    bright,
    start,
    put(ring(radius * 0.63, 0.14, accent), [0, top + 0.05, -radius * 0.02]),
    ...[-1, 1].map((side) =>
      put(cylinder(radius * 0.05, 0.1, paint('#9aa0a4', 'satin'), 0.03), [
        side * radius * 0.3,
        top + 0.22,
        radius * 0.2,
      ]),
    ),
  ]
}

function turret(color: string, radius: number, top: number) {
  const at = -radius * 0.28
  return [
    put(cylinder(radius * 0.27, 1.1, blackGlass(), 0.2), [0, top - 0.2, at]),
    put(
      lathe(
        [
          [0, 0],
          [radius * 0.25, 0, 0.1],
          [radius * 0.26, 0.9, 0.4],
          [0, 1.1],
        ],
        paint(color, 'gloss'),
      ),
      [0, top + 0.9, at],
    ),
    put(ring(radius * 0.275, 0.1, glow('#ff8a3c', 0.9)), [0, top + 0.1, at]),
  ]
}

/** The side brush: three bristle arms by the front right edge. */
function brush(radius: number) {
  const [x, z] = [radius * 0.66, radius * 0.68]
  const arms = [20, 140, 260].map((angle) => {
    const turn = (angle * Math.PI) / 180
    return tube(
      [
        [x, 0.8, z],
        [x + Math.cos(turn) * 3, 0.5, z + Math.sin(turn) * 3],
        [x + Math.cos(turn + 0.25) * 6.4, 0.25, z + Math.sin(turn + 0.25) * 6.4],
      ],
      0.22,
      rubber('#3a3f44'),
    )
  })
  return [...arms, put(cylinder(1.2, 1.2, paint('#c9ccce', 'satin'), 0.3), [x, 0.5, z])]
}
