import type { Group, Material } from 'three'
import { button, dial, display, group, knob } from '../../kit/controls.ts'
import { housing } from '../../kit/loft.ts'
import { glow, paint } from '../../kit/materials.ts'
import { label } from '../../kit/print.ts'
import { cylinder, put, roundedBox } from '../../kit/shapes.ts'
import { sweep } from '../../kit/sweep.ts'
import type { OilRadiatorParams } from '../oil-radiator.ts'
import { inkOn, isLight } from './tones.ts'

/** The box at the +x end: panel, brand, grip, and a fan grille or cord hooks below. */
export function radiatorControls(params: OilRadiatorParams, width: number, height: number, depth: number): Group {
  const { color, fan = false, timer = false } = params
  const dark = isLight(color) ? paint('#3a3f44', 'satin') : paint('#1d1f22', 'satin')
  const shell = housing({ width, height, depth, n: 5, round: 1.4 }, paint(color, 'satin'))
  const face = group(
    put(roundedBox(depth * 0.78, height * 0.5, 0.6, 0.29, dark), [0, height * 0.68, 0]),
    put(panel(timer, depth), [0, height * 0.68, 0.3]),
    put(label('Nawwar', { height: 1.5, color: inkOn(color) }), [0, height * 0.37, 0.04]),
    ...(fan ? fanGrille(depth, height, dark) : cordHooks(height, dark)),
  )
  const grip = sweep(
    {
      points: [
        [0, height - 2, -depth * 0.28],
        [0, height + 2, -depth * 0.26],
        [0, height + 3, 0],
        [0, height + 2, depth * 0.26],
        [0, height - 2, depth * 0.28],
      ],
      width: 3,
      thickness: 1.5,
      side: [1, 0, 0],
      n: 3,
    },
    dark,
  )
  return group(shell, put(face, [width / 2, 0, 0], [0, 90, 0]), grip)
}

function panel(timer: boolean, depth: number): Group {
  const radius = depth * 0.13
  if (timer)
    return group(
      put(
        display({ width: depth * 0.58, height: 5, text: '06:30', color: '#ffb347', icons: ['24H', 'ECO'] }),
        [0, 8, 0],
      ),
      put(dial(radius * 1.4, 11), [0, 0.5, 0.05]),
      put(knob({ radius, turn: 30 }), [0, 0.5, 0]),
      ...[-1, 0, 1].map((side) =>
        put(button({ width: 3, height: 2, material: paint('#8d9296', 'satin'), lamp: '#ff8a3c' }), [side * 4, -7.6, 0]),
      ),
    )
  return group(
    put(dial(radius * 1.4, 11), [0, 7, 0.05]),
    put(knob({ radius, turn: 40 }), [0, 7, 0]),
    ...[-1, 1].map((side) =>
      group(
        put(button({ width: 3.4, height: 4.4, depth: 0.5, material: paint('#8d9296', 'satin') }), [side * 3, -4, 0]),
        put(label(side < 0 ? 'I' : 'II', { height: 1.3 }), [side * 3, -8, 0.05]),
      ),
    ),
    put(cylinder(0.35, 0.25, glow('#ff5a36', 1.3), 0.1), [0, -9.6, 0], [90, 0, 0]),
  )
}

function fanGrille(depth: number, height: number, dark: Material) {
  const bars = Array.from({ length: 9 }, (_, index) =>
    put(roundedBox(depth * 0.66, 0.7, 0.8, 0.2, dark), [0, height * 0.08 + index * 1.5, 0.1], [25, 0, 0]),
  )
  return [
    put(roundedBox(depth * 0.72, 14.2, 0.5, 0.24, paint('#0f1011', 'matt')), [0, height * 0.08 + 6, -0.1]),
    ...bars,
  ]
}

function cordHooks(height: number, dark: Material) {
  return [0.1, 0.27].map((share) => put(roundedBox(7, 1.4, 2.4, 0.6, dark), [0, height * share, 1]))
}
