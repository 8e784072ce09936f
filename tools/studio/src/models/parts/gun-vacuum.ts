import type { Group } from 'three'
import { display, group } from '../../kit/controls.ts'
import { glass } from '../../kit/glass.ts'
import { loft } from '../../kit/loft.ts'
import { metallic, paint } from '../../kit/materials.ts'
import { label } from '../../kit/print.ts'
import { cylinder, lathe, put, roundedBox } from '../../kit/shapes.ts'
import { sweep } from '../../kit/sweep.ts'
import { inkOn, shade } from './tones.ts'

/** A pistol body: cyclone cup in front, motor behind, grip with the clicking battery and a lit display on its back. */
export function gunBody(color: string): Group {
  const dark = paint('#1d1f22', 'satin')
  const skin = metallic(color)
  const neck = loft(
    {
      sections: [
        { y: -1, width: 4.6, depth: 4.6 },
        { y: 6, width: 6.4, depth: 7, z: 0.4 },
        { y: 12, width: 8, depth: 9, z: 0 },
      ],
      roundBottom: 0.4,
    },
    dark,
  )
  const motor = lathe(
    [
      [0, 0],
      [5, 0, 0.6],
      [5.4, 4, 0.6],
      [5.2, 11, 0.8],
      [3.4, 13, 0.8],
      [0, 13],
    ],
    skin,
  )
  const cup = lathe(
    [
      [0, 0],
      [4.6, 0, 0.6],
      [5, 14, 0.3],
      [0, 14],
    ],
    glass({ tint: '#a9bac2', opacity: 0.32 }),
  )
  const core = lathe(
    [
      [0, 1.5],
      [2, 2, 0.4],
      [3, 6, 0.4],
      [3.2, 14, 0.3],
      [0, 14],
    ],
    metallic(shade(color, 0.3)),
  )
  const base = cylinder(4.9, 1.6, dark, 0.4)
  const crown = put(
    lathe(
      [
        [0, 0],
        [5.2, 0, 0.3],
        [5.2, 5, 0.6],
        [4, 7, 0.8],
        [0, 7.2],
      ],
      skin,
    ),
    [0, 13.6, 0],
  )
  const vents = Array.from({ length: 10 }, (_, index) =>
    put(
      roundedBox(0.5, 3, 0.6, 0.2, dark),
      [Math.sin(index * 0.628) * 5.1, 16.4, Math.cos(index * 0.628) * 5.1],
      [0, index * 36, 0],
    ),
  )
  const grip = sweep(
    {
      points: [
        [0, 19, -4],
        [0, 19.6, -9],
        [0, 15, -12.4],
        [0, 8, -13],
        [0, 3, -12.6],
      ],
      width: [5, 3.8, 3.4, 3.4, 4.4],
      thickness: [4.4, 3.4, 3.2, 3.4, 4.2],
      side: [1, 0, 0],
      n: 3,
    },
    dark,
  )
  const battery = put(roundedBox(6, 6.4, 8.6, 1.4, dark), [0, 0.8, -11.4])
  const bridge = put(roundedBox(4, 3.6, 8, 1.2, dark), [0, 2.4, -6])
  const screen = put(
    display({ width: 5.6, height: 4, text: '82', color: '#8fd8ff', icons: ['AUTO'] }),
    [5.2, 10.6, -1.4],
    [0, 78, 0],
  )
  const latch = put(roundedBox(3.2, 1.6, 0.6, 0.25, paint('#c22a2f', 'satin')), [0, 0.8, -15.7])
  const cyclone = put(group(cup, core, base, crown, ...vents), [0, 5.4, 4.4])
  const engine = put(motor, [0, 8, -2.4])
  return group(
    neck,
    cyclone,
    engine,
    grip,
    battery,
    bridge,
    latch,
    screen,
    put(label('Nawwar', { height: 1.5, color: inkOn(color) }), [0, 21.4, 9.64]),
  )
}
