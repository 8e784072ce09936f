import type { Material } from 'three'
import { button, knob } from '../../kit/controls.ts'
import { loft } from '../../kit/loft.ts'
import { chrome, paint, rubber } from '../../kit/materials.ts'
import { label } from '../../kit/print.ts'
import { cylinder, lathe, put } from '../../kit/shapes.ts'
import { sweep } from '../../kit/sweep.ts'
import type { DeskFanParams } from '../desk-fan.ts'
import { inkOn } from './tones.ts'

/** A flared base with push buttons; the neck reaches to `middle`, behind the head. */
export function neckStand({ color }: DeskFanParams, cage: number, middle: number, depth: number) {
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

/** A round base with a knob and a bow that holds the head on both sides. */
export function yokeStand({ color }: DeskFanParams, cage: number, middle: number, depth: number) {
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
