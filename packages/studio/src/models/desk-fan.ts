import type { Group, Material } from 'three'
import { button, group, knob } from '../kit/controls.ts'
import { loft } from '../kit/loft.ts'
import { chrome, paint, rubber } from '../kit/materials.ts'
import { label } from '../kit/print.ts'
import type { Product } from '../kit/product.ts'
import { product } from '../kit/product.ts'
import { cylinder, lathe, put } from '../kit/shapes.ts'
import { sweep } from '../kit/sweep.ts'
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

function neckStand({ color }: DeskFanParams, cage: number, middle: number, depth: number) {
  const skin: Material = paint(color, 'satin')
  const width = cage * 0.74
  const base = loft(
    {
      sections: [
        { y: 0.5, width, depth, n: 2.6 },
        { y: 2, width: width * 0.99, depth: depth * 0.98, n: 2.6 },
        { y: 4.6, width: width * 0.62, depth: depth * 0.66, n: 2.6, z: -depth * 0.06 },
        { y: 7.5, width: cage * 0.24, depth: cage * 0.24, n: 2.4, z: -depth * 0.12 },
        { y: middle - cage * 0.15, width: cage * 0.15, depth: cage * 0.16, n: 2.4, z: -depth * 0.14 },
        { y: middle, width: cage * 0.16, depth: cage * 0.16, n: 2.4, z: -depth * 0.1 },
      ],
      roundBottom: 0.4,
      roundTop: 1,
    },
    skin,
  )
  const keys = [0, 1, 2, 3].map((index) =>
    put(
      button({
        width: width * 0.13,
        height: 2.2,
        depth: 0.5,
        material: paint(index ? '#7d8388' : '#a3182b', 'satin'),
      }),
      [(index - 1.5) * width * 0.155, 3.65, depth * 0.335],
      [-52, 0, 0],
    ),
  )
  return [
    base,
    ...keys,
    put(
      lathe(
        [
          [0, 0],
          [width * 0.47, 0],
          [width * 0.47, 0.7],
          [0, 0.7],
        ],
        rubber(),
      ),
      [0, 0, 0],
    ),
  ].map((piece, index, all) => (index === all.length - 1 ? flatten(piece, depth / width) : piece))
}

function flatten<T extends { scale: { z: number } }>(piece: T, share: number): T {
  piece.scale.z = share
  return piece
}

function yokeStand({ color }: DeskFanParams, cage: number, middle: number, depth: number) {
  const side = cage / 2 + 0.9
  const bow = sweep(
    {
      points: [
        [-side, middle + 0.8, 0],
        [-side, middle - cage * 0.2, 0],
        [-side * 0.78, middle - cage * 0.46, 0],
        [0, middle - cage * 0.6, 0],
        [side * 0.78, middle - cage * 0.46, 0],
        [side, middle - cage * 0.2, 0],
        [side, middle + 0.8, 0],
      ],
      width: 2.2,
      thickness: 0.8,
      n: 4,
    },
    paint(color, 'satin'),
  )
  const screws = [-1, 1].map((end) =>
    put(cylinder(1.3, 1.8, chrome(), 0.3), [end * (side + 0.7), middle, 0], [0, 0, end * 90]),
  )
  const low = middle - cage * 0.6
  const base = lathe(
    [
      [0, 0.3],
      [depth * 0.5, 0.3, 0.4],
      [depth * 0.49, 1.5, 0.7],
      [depth * 0.16, 3, 2],
      [2.2, low + 0.3, 0.5],
      [0, low + 0.3],
    ],
    paint(color, 'satin'),
  )
  return [
    bow,
    ...screws,
    base,
    cylinder(depth * 0.47, 0.5, rubber()),
    put(knob({ radius: depth * 0.09, depth: 1 }), [0, 2.2, depth * 0.335], [-70, 0, 0]),
    put(label('0  1  2', { height: 0.8, color: inkOn(color) }), [0, 1.62, depth * 0.452], [-50, 0, 0]),
  ]
}
