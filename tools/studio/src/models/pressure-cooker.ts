import type { Group } from 'three'
import { group } from '../kit/controls.ts'
import { feet } from '../kit/details.ts'
import type { Finish } from '../kit/materials.ts'
import { brushedSteel, chrome, glow, paint } from '../kit/materials.ts'
import { inkOn, label } from '../kit/print.ts'
import type { Product } from '../kit/product.ts'
import { product } from '../kit/product.ts'
import { cylinder, lathe, put, ring, roundedBox } from '../kit/shapes.ts'
import { sweep } from '../kit/sweep.ts'
import { panel } from './pressure-cooker-panel.ts'

export type PressureCookerParams = {
  color: string
  finish?: Finish
  /** The body's wall: painted, or brushed steel. */
  body?: 'painted' | 'steel'
  control?: 'touch' | 'buttons'
  /** Size in cm with handles. */
  width?: number
  height?: number
  brand?: string
}

/** An electric pressure cooker: locking lid with valve, control panel in front. */
export function pressureCooker(params: PressureCookerParams): Product {
  const { width = 32.5, height = 32.5 } = params
  const radius = (width - 4.5) / 2
  const rim = height * 0.66
  const parts = [
    feet(radius * 1.24, radius * 1.24, 0.8, 1.1),
    pot(params, radius, rim),
    put(lid(params, radius, height - rim), [0, rim + 0.6, 0]),
    put(ear(), [radius - 0.6, rim * 0.9, 0]),
    put(ear(), [-radius + 0.6, rim * 0.9, 0], [0, 180, 0]),
    put(panel(params, radius, rim), [0, rim * 0.5, radius]),
  ]
  return product(parts, {
    front: { turn: -22, rise: 15 },
    side: { turn: 38, rise: 14 },
    detail: { turn: -12, rise: 14, closeUp: { at: [0, rim * 0.55, radius], span: height * 0.76 } },
  })
}

function pot({ body = 'painted', color, finish = 'satin' }: PressureCookerParams, radius: number, rim: number): Group {
  const steel = body === 'steel'
  const dark = paint('#1d1f22', 'satin')
  const wall = lathe(
    [
      [0, 1.2],
      [radius * 0.94, 1.2, 1],
      [radius, 3.6, 2],
      [radius, rim - 0.4, 0.3],
      [0, rim - 0.4],
    ],
    steel ? brushedSteel('#c9cbcd', [1, 3]) : paint(color, finish),
    160,
  )
  const foot = lathe(
    [
      [0, 0.7],
      [radius * 0.93, 0.7, 0.4],
      [radius * (steel ? 1.015 : 0.965), steel ? 3.4 : 1.9, 0.4],
      [0, steel ? 3.6 : 1.9],
    ],
    dark,
    128,
  )
  const collar = lathe(
    [
      [0, rim - 1],
      [radius * 1.02, rim - 1, 0.3],
      [radius * 1.035, rim + 0.5, 0.4],
      [0, rim + 0.5],
    ],
    steel ? dark : chrome('#c9ccd0', 0.2),
    128,
  )
  return group(wall, foot, collar)
}

/** The domed lid with its bridge handle, steam valve, float pin and cap. */
function lid(
  { body = 'painted', color, finish = 'satin' }: PressureCookerParams,
  radius: number,
  height: number,
): Group {
  const steel = body === 'steel'
  const dark = paint('#1d1f22', 'satin')
  const dome = height - 4.4
  const skin = steel ? brushedSteel('#c9cbcd', [1, 2]) : paint(color === '#23272b' ? '#2a2d31' : color, finish)
  const cover = lathe(
    [
      [0, 0],
      [radius * 1.05, 0, 0.3],
      [radius * 1.06, 2.2, 0.7],
      [radius * 0.9, dome * 0.66, 2.4],
      [radius * 0.5, dome, 4],
      [0, dome],
    ],
    steel ? dark : skin,
    128,
  )
  const cap = lathe(
    [
      [0, dome - 2],
      [radius * 0.8, dome * 0.76, 0.2],
      [radius * 0.62, dome + 0.15, 2],
      [0, dome + 0.25],
    ],
    steel ? skin : dark,
    96,
  )
  const bridge = sweep(
    {
      points: [
        [-radius * 0.62, dome * 0.72, 0],
        [-radius * 0.5, dome + 2.6, 0],
        [0, dome + 3.4, 0],
        [radius * 0.5, dome + 2.6, 0],
        [radius * 0.62, dome * 0.72, 0],
      ],
      width: [5.4, 4, 3.6, 4, 5.4],
      thickness: [2.2, 1.8, 2, 1.8, 2.2],
      n: 3.6,
    },
    dark,
  )
  const inlay = put(roundedBox(radius * 0.56, 0.3, 1.4, 0.12, chrome('#c9ccd0', 0.16)), [0, dome + 4.35, 0])
  const valve = put(
    group(
      cylinder(1.9, 0.9, chrome('#c9ccd0', 0.2), 0.2),
      put(
        lathe(
          [
            [0, 0.7],
            [1.2, 0.7, 0.1],
            [1.4, 2.2, 0.3],
            [1.1, 3.2, 0.3],
            [0, 3.2],
          ],
          dark,
          48,
        ),
        [0, 0, 0],
      ),
      put(roundedBox(3.6, 0.9, 1.1, 0.35, dark), [0.9, 2.6, 0]),
    ),
    [radius * 0.42, dome * 0.8, -radius * 0.44],
    [-14, 30, 0],
  )
  const pin = put(
    group(cylinder(0.9, 0.5, chrome('#8e9195', 0.25)), put(cylinder(0.5, 1.1, glow('#b01f1f', 0.4), 0.2), [0, 0, 0])),
    [radius * 0.26, dome * 0.88, radius * 0.46],
    [14, 0, 0],
  )
  const lock = put(label('LOCK', { height: 1, color: steel ? '#e8e6e0' : inkOn(color) }), [0, 1.1, radius * 1.07])
  return group(cover, cap, bridge, inlay, valve, pin, lock, put(ring(radius * 1.05, 0.14, chrome()), [0, 0.1, 0]))
}

function ear() {
  return sweep(
    {
      points: [
        [-1, 0, -4.2],
        [2, 0.2, -3.4],
        [2.6, 0.3, 0],
        [2, 0.2, 3.4],
        [-1, 0, 4.2],
      ],
      width: 2.2,
      thickness: 1.8,
      side: [0, 1, 0],
      n: 3.6,
    },
    paint('#1d1f22', 'satin'),
  )
}
