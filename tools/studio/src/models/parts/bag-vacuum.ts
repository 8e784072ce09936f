import type { Group, Material } from 'three'
import { group, knob } from '../../kit/controls.ts'
import { slats } from '../../kit/details.ts'
import { chrome, metallic, paint } from '../../kit/materials.ts'
import { label } from '../../kit/print.ts'
import { put, roundedBox } from '../../kit/shapes.ts'
import { sweep } from '../../kit/sweep.ts'
import type { CanisterVacuumParams } from '../canister-vacuum.ts'
import { inkOn, shade } from './tones.ts'
import { inletCollar, lyingEgg, vacuumWheels } from './vacuum-chassis.ts'

/** Low hull with a seam, lid, foot switches and carrying handle. */
export function bagBody(params: CanisterVacuumParams, width: number, height: number, depth: number): Group {
  const { color, build } = params
  const hepa = build === 'hepa'
  const dark = paint('#1d1f22', 'satin')
  const lower = lyingEgg(width * 0.96, height * 0.46, depth, hepa ? 3.6 : 3, dark)
  const upper = lyingEgg(
    width,
    height * 0.8,
    depth * 0.97,
    hepa ? 3 : 2.5,
    hepa ? metallic(color) : paint(color, 'gloss'),
  )
  const band = lyingEgg(width * 1.01, height * 0.08, depth * 0.98, hepa ? 3 : 2.5, chrome('#b9bcbf', 0.2))
  const back = hepa
    ? [put(slats(width * 0.46, height * 0.26, 6, dark), [0, height * 0.52, -depth * 0.472], [14, 0, 0])]
    : []
  return group(
    put(lower, [0, height * 0.3, 0]),
    put(upper, [0, height * 0.53, -0.3]),
    put(band, [0, height * 0.42, -0.2]),
    ...(hepa ? [put(lyingEgg(width * 0.46, height * 0.815, depth * 0.9, 3, dark), [0, height * 0.533, -1])] : []),
    ...back,
    ...lidDetails(params, width, height, depth, dark),
    inletCollar(height * 0.6, depth * 0.44, dark),
    ...vacuumWheels(width, height, depth, dark),
  )
}

function lidDetails(params: CanisterVacuumParams, width: number, height: number, depth: number, dark: Material) {
  const { color, build } = params
  const top = height * 0.97
  const grip = sweep(
    {
      points: [
        [0, top - 4.5, depth * 0.3],
        [0, top - 0.2, depth * 0.22],
        [0, top + 1.4, depth * 0.06],
        [0, top + 0.6, -depth * 0.1],
        [0, top - 3, -depth * 0.16],
      ],
      width: width * 0.17,
      thickness: [1.6, 1.3, 1.2, 1.3, 1.6],
      side: [1, 0, 0],
      n: 3,
    },
    dark,
  )
  const pedals = [-1, 1].map((side) =>
    put(
      roundedBox(width * 0.2, 1.6, depth * 0.12, 0.6, paint(side < 0 ? '#c9ccce' : shade(color, -0.4), 'satin')),
      [side * width * 0.24, height * 0.83, -depth * 0.27],
      [-14, 0, side * -16],
    ),
  )
  const control =
    build === 'hepa'
      ? []
      : [
          put(
            knob({ radius: 2.4, depth: 1.4, rim: chrome(), turn: 40 }),
            [0, height * 0.9, -depth * 0.27],
            [-100, 0, 0],
          ),
        ]
  const gauge = put(
    roundedBox(4.4, 0.5, 1.3, 0.2, paint('#3fa35c', 'gloss')),
    [0, height * 0.76, depth * 0.36],
    [40, 0, 0],
  )
  const word = put(label('Nawwar', { height: 2, color: inkOn(color) }), [width * 0.492, height * 0.62, 0], [0, 90, 0])
  return [grip, ...pedals, ...control, gauge, word]
}
