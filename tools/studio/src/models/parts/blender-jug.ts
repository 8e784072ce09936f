import { group } from '../../kit/controls.ts'
import { glass } from '../../kit/glass.ts'
import { loft } from '../../kit/loft.ts'
import { chrome, dark, paint } from '../../kit/materials.ts'
import { cylinder, lathe, put, roundedBox } from '../../kit/shapes.ts'
import { sweep } from '../../kit/sweep.ts'
import type { BlenderParams } from '../blender.ts'

/** The clear jug with socket, blades, handle and measuring lines. */
export function blenderJug(params: BlenderParams, radius: number, height: number) {
  const clear = glass({ opacity: 0.12 })
  const n = params.jug === 'square' ? 4.6 : 2
  const wall = loft(
    {
      sections: [
        { y: 1.2, width: radius * 1.42, depth: radius * 1.42, n: 2 },
        { y: height * 0.3, width: radius * 1.68, depth: radius * 1.68, n },
        { y: height, width: radius * 2.04, depth: radius * 2.04, n },
      ],
      roundBottom: 0.4,
      roundTop: 0.01,
    },
    clear,
  )
  const socket = lathe(
    [
      [0, 0],
      [radius * 0.86, 0, 0.3],
      [radius * 0.9, 1.2, 0.2],
      [radius * 0.74, 2.6, 0.4],
      [0, 2.6],
    ],
    dark(),
  )
  const blades = [0, 90, 180, 270].map((angle) =>
    put(
      group(
        put(
          roundedBox(radius * 0.62, 0.16, 1.1, 0.07, chrome()),
          [radius * 0.28, 0, 0],
          [16, 0, angle % 180 === 0 ? 24 : -14],
        ),
      ),
      [0, 3.9, 0],
      [0, angle, 0],
    ),
  )
  const out = radius * 0.98
  const handle = sweep(
    {
      points: [
        [out * 0.9, height * 0.86, 0],
        [out + 2.6, height * 0.88, 0],
        [out + 4.3, height * 0.74, 0],
        [out + 3.7, height * 0.42, 0],
        [out + 1.4, height * 0.2, 0],
        [out * 0.76, height * 0.17, 0],
      ],
      width: [2.6, 2.4, 2.6, 2.2],
      thickness: [1.5, 1.7, 1.8, 1.4],
      n: 3.4,
    },
    params.base === 'steel' ? paint(params.color, 'satin') : dark(),
  )
  return group(
    wall,
    socket,
    put(cylinder(0.9, 1.6, chrome()), [0, 2.4, 0]),
    ...blades,
    handle,
    ...marks(radius, height),
  )
}

/** Measuring lines on the jug, as thin raised bars. */
function marks(radius: number, height: number) {
  const ink = paint('#e9e7e2', 'matt')
  return Array.from({ length: 6 }, (_, index) => {
    const share = 0.3 + index * 0.1
    const r = radius * (0.84 + 0.18 * ((share - 0.3) / 0.7)) + 0.03
    return put(
      roundedBox(index % 2 === 0 ? 1.8 : 1, 0.13, 0.06, 0.02, ink),
      [-r * 0.42, height * share, r * 0.9],
      [0, -25, 0],
    )
  })
}
