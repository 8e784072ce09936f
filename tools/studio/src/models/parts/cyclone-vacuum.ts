import type { Group } from 'three'
import { button, group } from '../../kit/controls.ts'
import { slats } from '../../kit/details.ts'
import { glass } from '../../kit/glass.ts'
import { metallic, paint } from '../../kit/materials.ts'
import { label } from '../../kit/print.ts'
import { cylinder, lathe, put, ring } from '../../kit/shapes.ts'
import { sweep } from '../../kit/sweep.ts'
import type { CanisterVacuumParams } from '../canister-vacuum.ts'
import { inkOn, shade } from './tones.ts'
import { inletCollar, lyingEgg, vacuumWheels } from './vacuum-chassis.ts'

/** Cyclone: an upright clear cup leaning on the motor hull between two large wheels. */
export function cycloneBody({ color }: CanisterVacuumParams, width: number, height: number, depth: number): Group {
  const dark = paint('#1d1f22', 'satin')
  const hull = put(lyingEgg(width * 0.9, height * 0.62, depth * 0.72, 3, paint(color, 'gloss')), [
    0,
    height * 0.42,
    -depth * 0.13,
  ])
  const sledge = put(lyingEgg(width * 0.72, height * 0.3, depth * 0.96, 4, dark), [0, height * 0.2, 0])
  const vents = put(slats(width * 0.4, height * 0.22, 5, dark), [0, height * 0.46, -depth * 0.475], [12, 0, 0])
  const cup = put(dustCup(color, height * 0.29, height * 0.72), [0, height * 0.2, depth * 0.2], [-10, 0, 0])
  const bridge = sweep(
    {
      points: [
        [0, height * 0.86, depth * 0.24],
        [0, height * 1.0, depth * 0.12],
        [0, height * 0.96, -depth * 0.08],
        [0, height * 0.7, -depth * 0.24],
      ],
      width: 4.6,
      thickness: [1.6, 1.6, 1.6, 2.6],
      side: [1, 0, 0],
      n: 3,
    },
    dark,
  )
  const pedals = [-1, 1].map((side) =>
    put(
      button({ radius: 2.6, depth: 1, material: paint(side < 0 ? '#c9ccce' : '#8f1d24', 'satin') }),
      [side * width * 0.22, height * 0.66, -depth * 0.3],
      [-70, side * 12, 0],
    ),
  )
  const word = put(
    label('Nawwar', { height: 2, color: inkOn(color) }),
    [width * 0.435, height * 0.52, -depth * 0.02],
    [0, 90, 0],
  )
  return group(
    hull,
    sledge,
    vents,
    cup,
    bridge,
    ...pedals,
    word,
    inletCollar(height * 0.62, depth * 0.37, dark),
    ...vacuumWheels(width * 0.94, height * 0.92, depth, dark),
  )
}

function dustCup(color: string, radius: number, height: number): Group {
  const wall = lathe(
    [
      [0, 0],
      [radius * 0.9, 0, 0.6],
      [radius, height, 0.3],
      [0, height],
    ],
    glass({ tint: '#aebcc2', opacity: 0.3 }),
  )
  const cone = lathe(
    [
      [0, height * 0.16],
      [radius * 0.3, height * 0.18, 0.4],
      [radius * 0.52, height * 0.5, 0.4],
      [radius * 0.56, height * 0.96, 0.3],
      [0, height * 0.96],
    ],
    metallic(shade(color, 0.25)),
  )
  const holes = Array.from({ length: 7 }, (_, index) =>
    put(ring(radius * 0.545, 0.14, paint('#1d1f22')), [0, height * (0.52 + index * 0.06), 0]),
  )
  const lid = put(
    lathe(
      [
        [0, 0],
        [radius * 1.03, 0, 0.3],
        [radius * 1.03, 2.2, 0.5],
        [radius * 0.6, 3.6, 1.2],
        [0, 3.8],
      ],
      paint('#1d1f22', 'satin'),
    ),
    [0, height - 0.3, 0],
  )
  const floor = cylinder(radius * 0.93, 1.2, paint('#1d1f22', 'satin'), 0.3)
  return group(wall, cone, ...holes, lid, floor)
}
