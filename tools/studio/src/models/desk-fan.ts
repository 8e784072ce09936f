import type { Group } from 'three'
import { group } from '../kit/controls.ts'
import { chrome, paint } from '../kit/materials.ts'
import type { Product } from '../kit/product.ts'
import { product } from '../kit/product.ts'
import { lathe, put } from '../kit/shapes.ts'
import { sweep } from '../kit/sweep.ts'
import { neckStand, yokeStand } from './parts/desk-fan-stands.ts'
import { fanHead } from './parts/fan-head.ts'
import { cordBehind } from './parts/power-cord.ts'
import { bladeColor, inkOn, isLight } from './parts/tones.ts'

export type DeskFanParams = {
  color: string
  /** Cage diameter, total height and base depth (cm). */
  cage?: number
  height?: number
  depth?: number
  blades?: number
  /** `neck` swings on a neck over push buttons, `yoke` hangs the head in a metal bow over a knob. */
  stand?: 'neck' | 'yoke'
}

/** A table fan. */
export function deskFan(params: DeskFanParams): Product {
  const { cage = 34, height = 48, depth = 26, stand = 'neck', color, blades = 5 } = params
  const middle = height - cage / 2 - 0.3
  const yoke = stand === 'yoke'
  const head = fanHead({
    radius: cage / 2,
    blades,
    blade: paint(bladeColor(color), 'gloss'),
    wire: yoke ? chrome('#d4d6d8', 0.15) : paint(isLight(color) ? '#f4f2ee' : '#2b2e31', 'gloss'),
    rim: yoke ? chrome() : paint(color, 'satin'),
    badge: paint(color, 'satin'),
    ink: inkOn(color),
    wires: yoke ? 48 : 72,
    swirl: yoke ? 0 : 26,
    thick: cage * (yoke ? 0.0048 : 0.0036),
  })
  return product(
    [
      put(group(head, motor(params, cage)), [0, middle, yoke ? 0 : cage * 0.13], [yoke ? -12 : -6, 0, 0]),
      ...(yoke ? yokeStand(params, cage, middle, depth) : neckStand(params, cage, middle, depth)),
      cordBehind(2, 1.5, -depth * 0.4, 14),
    ],
    {
      front: { turn: -24, rise: 10 },
      side: { turn: 54, rise: 10 },
      detail: { turn: -20, rise: 14, closeUp: { at: [0, height * 0.24, depth * 0.2], span: cage * 0.95 } },
    },
  )
}

function motor({ color, stand }: DeskFanParams, cage: number): Group {
  const r = cage * 0.16
  const can = lathe(
    [
      [0, 0],
      [r * 0.7, 0, 1],
      [r, cage * 0.1, 1],
      [r, cage * 0.18, 0.4],
      [0, cage * 0.18],
    ],
    paint(color, 'satin'),
  )
  const grip = sweep(
    {
      points: [
        [0, r * 0.7, -cage * 0.12],
        [0, r * 1.55, -cage * 0.16],
        [0, r * 1.7, -cage * 0.24],
        [0, r * 0.9, -cage * 0.29],
        [0, r * 0.3, -cage * 0.27],
      ],
      width: r * 0.7,
      thickness: r * 0.28,
      side: [1, 0, 0],
    },
    paint(color, 'satin'),
  )
  return group(put(can, [0, 0, -cage * 0.3], [90, 0, 0]), ...(stand === 'yoke' ? [] : [grip]))
}
