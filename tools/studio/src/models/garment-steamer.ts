import type { Group } from 'three'
import { group, knob, dial as ticks } from '../kit/controls.ts'
import { glass } from '../kit/glass.ts'
import { loft } from '../kit/loft.ts'
import { chrome, glow, paint, rubber } from '../kit/materials.ts'
import { label } from '../kit/print.ts'
import type { Product } from '../kit/product.ts'
import { product } from '../kit/product.ts'
import { cylinder, put } from '../kit/shapes.ts'
import { sweep } from '../kit/sweep.ts'
import { hose } from './parts/hose.ts'
import { powerCord } from './parts/power-cord.ts'
import { steamHead } from './parts/steam-head.ts'
import { pressingBoard, steamerHanger, steamerHook, steamerPole } from './parts/steamer-pole.ts'
import { inkOn } from './parts/tones.ts'

export type GarmentSteamerParams = {
  color: string
  width?: number
  height?: number
  depth?: number
  /** Two poles carry a pressing board between them. */
  poles?: 1 | 2
}

/** A garment steamer: tank base on wheels, telescopic steamerPole(s) with a hanger, the steam head on its hook. */
export function garmentSteamer(params: GarmentSteamerParams): Product {
  const { color, width = 31, height = 155, depth = 34, poles = 1 } = params
  const deck = 22
  const apart = poles === 2 ? width * 0.34 : 0
  const back = -depth * 0.3
  const top = height - 9
  const parts = [
    base(params, width, depth, deck),
    ...(poles === 2 ? [-apart, apart] : [0]).map((x) => put(steamerPole(8, top), [x, 0, back])),
    put(steamerHanger(color, width * 1.28), [0, top, back]),
    put(group(steamHead(color)), [width * 0.56, top - 13, back + 4], [0, -14, 0]),
    put(steamerHook(width * 0.56 - apart), [apart, top - 14.5, back]),
    ...(poles === 2 ? [pressingBoard(apart, deck + 30, top - 8, back)] : []),
    hose(
      [
        [-width * 0.26, deck - 3, depth * 0.16],
        [-width * 0.27, deck + 8, depth * 0.2],
        [-width * 0.1, deck + 26, depth * 0.32],
        [width * 0.4, deck + 40, depth * 0.34],
        [width * 0.72, deck + 66, depth * 0.16],
        [width * 0.62, top - 40, back + 6],
        [width * 0.56, top - 24, back + 4],
      ],
      1.25,
      paint('#3a3f44', 'satin'),
      { rib: 0.3, pitch: 0.9 },
    ),
    powerCord(
      [
        [4, 4, -depth * 0.42],
        [6, 2, -depth * 0.52],
        [14, 0.4, -depth * 0.58],
        [30, 0.4, -depth * 0.5],
      ],
      0.38,
    ),
  ]
  return product(parts, {
    front: { turn: -22, rise: 9, fill: 0.9 },
    side: { turn: 36, rise: 9, fill: 0.9 },
    detail: { turn: -24, rise: 18, closeUp: { at: [0, 15, 4], span: width * 1.7 } },
  })
}

function base({ color, poles }: GarmentSteamerParams, width: number, depth: number, deck: number): Group {
  const shell = loft(
    {
      sections: [
        { y: 2.4, width, depth, n: 3.4 },
        { y: deck * 0.4, width: width * 0.98, depth: depth * 0.97, n: 3.2 },
        { y: deck * 0.68, width: width * 0.86, depth: depth * 0.84, n: 3 },
      ],
      roundBottom: 0.8,
      roundTop: 1.6,
    },
    paint(color, 'gloss'),
  )
  const skirt = loft(
    {
      sections: [
        { y: 1.6, width: width * 0.97, depth: depth * 0.97, n: 3.4 },
        { y: 3.4, width: width * 1.005, depth: depth * 1.005, n: 3.4 },
      ],
      roundBottom: 0.5,
      roundTop: 0.3,
    },
    paint('#1d1f22', 'satin'),
  )
  const wheel = (side: number, z: number) =>
    put(cylinder(2.6, 2.4, rubber(), 0.5), [side * width * 0.38 + (side < 0 ? 0 : -2.4), 2.6, z], [0, 0, -90])
  const wheels = [-1, 1].flatMap((side) => [wheel(side, -depth * 0.36), wheel(side, depth * 0.3)])
  return group(
    shell,
    skirt,
    ...wheels,
    ...tank(width, depth, deck),
    put(panel(color, poles === 2), [0, deck * 0.4, depth * 0.484], [-8, 0, 0]),
  )
}

/** The lift-off tank with its carrying handle, behind the panel. */
function tank(width: number, depth: number, deck: number) {
  const wall = loft(
    {
      sections: [
        { y: deck * 0.66, width: width * 0.7, depth: depth * 0.5, n: 3.6 },
        { y: deck * 1.14, width: width * 0.66, depth: depth * 0.46, n: 3.6 },
      ],
      roundTop: 1.4,
      roundBottom: 0.4,
      smooth: false,
    },
    glass({ tint: '#8fb8cc', opacity: 0.5 }),
  )
  const cap = put(cylinder(2.2, 1.6, paint('#2a2d30', 'satin'), 0.4), [0, deck * 1.18, 0])
  const grip = sweep(
    {
      points: [
        [-width * 0.24, deck * 1.1, 0],
        [-width * 0.23, deck * 1.36, 0],
        [-width * 0.1, deck * 1.44, 0],
        [width * 0.1, deck * 1.44, 0],
        [width * 0.23, deck * 1.36, 0],
        [width * 0.24, deck * 1.1, 0],
      ],
      width: 2.6,
      thickness: 1.1,
      n: 3,
    },
    paint('#2a2d30', 'satin'),
  )
  return [put(group(wall, cap, grip), [width * 0.06, 0, depth * 0.06])]
}

function panel(color: string, levels: boolean): Group {
  const ink = inkOn(color)
  return group(
    put(ticks(3.3, levels ? 4 : 7, ink), [0, 0, 0.25]),
    put(knob({ radius: 2.2, rim: chrome(), turn: levels ? 45 : -30 }), [0, 0, 0.1]),
    put(label('Nawwar', { height: 1.5, color: ink }), [-8.4, 0.3, -0.32], [0, -8, 0]),
    put(cylinder(0.4, 0.3, glow('#ffb347', 1.3), 0.1), [6, 0.2, 0], [90, 0, 0]),
    ...(levels
      ? ['1', '2', '3', '4'].map((word, index) =>
          put(label(word, { height: 0.9, color: ink }), [(index - 1.5) * 2.4, 4, 0.1]),
        )
      : []),
  )
}
