import type { Group } from 'three'
import { button, group } from '../../kit/controls.ts'
import { chrome, paint } from '../../kit/materials.ts'
import { cylinder, put, roundedBox } from '../../kit/shapes.ts'
import { sweep } from '../../kit/sweep.ts'
import { floorHead } from './floor-head.ts'

type VacuumWand = { height: number; color: string; head: number; control: boolean }

/** A parked vacuum wand: floor head on the table, steel tubes upright, bent handle at the top whose hose socket is at [-7, height + 6, -8]. */
export function vacuumWand({ height, color, head, control }: VacuumWand): Group {
  const dark = paint('#1d1f22', 'satin')
  const steel = chrome('#d6d8da', 0.18)
  const foot = [0, 3.6, -4.4] as const
  const grip = sweep(
    {
      points: [
        [0, height - 8, -8],
        [0, height, -8],
        [-1.6, height + 6, -8],
        [-5, height + 8.6, -8],
        [-8.4, height + 5, -8],
      ],
      width: [3.8, 3.8, 3.6, 3.8, 4.2],
      thickness: [3.8, 3.8, 3.6, 3.8, 4.2],
      n: 2.2,
    },
    dark,
  )
  const keys = control
    ? [0, 1, 2].map((step) =>
        put(button({ width: 1.5, height: 1.1, depth: 0.4, material: paint(step ? '#c9ccce' : '#a3182b', 'satin') }), [
          0,
          height - 1 - step * 1.7,
          -6.1,
        ]),
      )
    : [put(roundedBox(1.6, 3, 0.6, 0.25, paint(color, 'gloss')), [0, height - 2, -6.05])]
  return group(
    floorHead({ width: head, skin: paint(color, 'gloss') }),
    put(cylinder(1.9, 9, dark, 0.4), [foot[0], foot[1] - 0.5, foot[2]], [-12, 0, 0]),
    put(cylinder(1.75, height * 0.46, steel, 0.1), [0, 10, -5.8], [-3, 0, 0]),
    put(cylinder(1.5, height * 0.5, steel, 0.1), [0, height * 0.46, -7], [-2, 0, 0]),
    put(cylinder(2.2, 5, dark, 0.6), [0, height * 0.5 + 4, -7.2], [-2, 0, 0]),
    put(roundedBox(1.8, 2.4, 1.6, 0.5, paint(color, 'satin')), [0, height * 0.5 + 6.5, -5.2]),
    put(cylinder(2.1, 7, dark, 0.4), [0, height - 10, -8]),
    grip,
    ...keys,
  )
}
