import type { Group, Material } from 'three'
import { group } from '../../kit/controls.ts'
import { glass } from '../../kit/glass.ts'
import { brushedSteel, chrome, glow, paint } from '../../kit/materials.ts'
import { label } from '../../kit/print.ts'
import { cylinder, lathe, put, roundedBox } from '../../kit/shapes.ts'
import { waterBottle } from './water-bottle.ts'

type Cupboard = { width: number; height: number; depth: number; skin: Material; holds: 'bottle' | 'food' }

/** The open lower half of a dispenser from y = 1: walls, inside and what it holds, the door swung wide to the left. */
export function dispenserCupboard({ width, height, depth, skin, holds }: Cupboard): Group {
  const wall = 1.6
  const inside = paint(holds === 'food' ? '#eceae6' : '#3f454a', 'satin')
  const flanks = [-1, 1].map((side) =>
    group(
      put(roundedBox(wall, height, depth, 0.6, skin), [side * (width / 2 - wall / 2), height / 2 + 1, 0]),
      put(roundedBox(0.6, height - 3, depth - 2, 0.2, inside), [side * (width / 2 - wall - 0.1), height / 2 + 1, -0.8]),
    ),
  )
  return group(
    ...flanks,
    put(roundedBox(width - 1, 2.4, depth, 0.6, skin), [0, 2.2, 0]),
    put(roundedBox(width - 1, height - 1, 1.6, 0.5, inside), [0, height / 2 + 1, -depth / 2 + 1.2]),
    put(door(width, height, skin, holds), [-width / 2 + 0.2, height / 2 + 1.2, depth / 2 + 0.8], [0, -98, 0]),
    ...(holds === 'food' ? fridge(width, height, depth) : pump()),
  )
}

function door(width: number, height: number, skin: Material, holds: Cupboard['holds']): Group {
  const food = holds === 'food'
  const lining = paint(food ? '#e4e2de' : '#4a5157', 'satin')
  return group(
    put(roundedBox(width - 0.4, height - 3, 1.8, 0.7, skin), [width / 2, 0, 0]),
    put(roundedBox(width - 3, height - 7, 0.6, 0.25, lining), [width / 2, 0, -0.8]),
    put(roundedBox(1.3, height * 0.4, 1.1, 0.5, brushedSteel()), [width - 3, 0, 1.8]),
    ...[-1, 1].map((side) => put(roundedBox(1, 1.2, 1.8, 0.3, chrome()), [width - 3, side * height * 0.16, 1])),
    ...(food
      ? [put(roundedBox(width - 6, 6, 3, 0.8, paint('#d5dde1', 'gloss')), [width / 2, -height * 0.22, -2])]
      : []),
  )
}

/** The standing bottle under the cap of the suction tube. */
function pump() {
  return [put(waterBottle(), [0, 3.2, -0.5]), put(cylinder(2.9, 2.4, paint('#1d1f22', 'satin'), 0.4), [0, 47.2, -0.5])]
}

/** Milk and juice below, fruit on the glass shelf, a lamp at the back. */
function fridge(width: number, height: number, depth: number) {
  const shelf = height * 0.56
  const fruit = [
    [-6, 1, '#b3261e'],
    [-0.8, -1.5, '#c9a22e'],
    [4.6, 1.2, '#6f9a3a'],
  ] as const
  return [
    put(roundedBox(width - 3.6, 0.7, depth - 6, 0.25, glass({ tint: '#cfe0e4', opacity: 0.55 })), [0, shelf, 0]),
    put(roundedBox(width - 3.6, 1, 0.8, 0.3, paint('#f2f0ec', 'gloss')), [0, shelf, depth / 2 - 3]),
    put(roundedBox(width * 0.4, 0.8, 0.6, 0.25, glow('#eaf6ff', 1.1)), [0, height - 3.4, -depth / 2 + 2.2]),
    put(carton('#f4f3ef', '#2a6fc2', 'MILK'), [-6.6, 3.4, 3]),
    put(carton('#e59a2e', '#f4f3ef', 'JUICE'), [1.4, 3.4, 4.2], [0, -10, 0]),
    put(milkBottle(), [8.2, 3.4, 1.6]),
    ...fruit.map(([x, z, hex]) => put(apple(hex), [x, shelf + 0.2, z + 2])),
  ]
}

function carton(hex: string, accent: string, word: string): Group {
  return group(
    put(roundedBox(7, 16, 7, 0.3, paint(hex, 'satin')), [0, 8, 0]),
    put(roundedBox(7.1, 4.4, 7.1, 0.3, paint(accent, 'satin')), [0, 4.6, 0]),
    put(roundedBox(6.4, 3.6, 4.4, 1.4, paint(hex, 'satin')), [0, 16.8, 0]),
    put(roundedBox(6.6, 2.6, 0.5, 0.15, paint(hex, 'satin')), [0, 18.8, 0]),
    put(label(word, { height: 2, color: accent === '#f4f3ef' ? '#fbf8f2' : accent }), [0, 11, 3.55]),
  )
}

function milkBottle(): Group {
  const wall = lathe(
    [
      [0, 0],
      [3, 0, 0.6],
      [3, 11, 1.5],
      [1.5, 15, 1],
      [1.5, 18, 0.2],
      [0, 18],
    ],
    paint('#b8482e', 'gloss'),
  )
  return group(wall, put(cylinder(1.7, 1.8, paint('#f2f0ec', 'gloss'), 0.3), [0, 17.4, 0]))
}

function apple(hex: string): Group {
  const flesh = lathe(
    [
      [0, 0.4],
      [1.4, 0, 0.8],
      [3, 2.6, 2],
      [2.4, 4.8, 1.4],
      [0.5, 4.7, 0.4],
      [0, 4.2],
    ],
    paint(hex, 'gloss'),
  )
  return group(flesh, put(cylinder(0.16, 1.4, paint('#5a4028', 'matt'), 0.06), [0, 4, 0]))
}
