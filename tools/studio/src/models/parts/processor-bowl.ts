import type { Material } from 'three'
import { group } from '../../kit/controls.ts'
import { glass } from '../../kit/glass.ts'
import { brushedSteel, dark, paint } from '../../kit/materials.ts'
import { lathe, put, roundedBox } from '../../kit/shapes.ts'
import { sweep } from '../../kit/sweep.ts'
import { vessel } from '../../kit/vessels.ts'

/** The clear bowl with stem, blades, handle and measuring lines. */
export function processorBowl(radius: number, height: number, accent: Material) {
  const walls = vessel(
    [
      [radius * 0.9, 0, 0.5],
      [radius, height, 0.2],
    ],
    glass({ opacity: 0.13 }),
    0.3,
  )
  const stem = lathe(
    [
      [0, 0.2],
      [1.9, 0.2],
      [1.5, 5, 0.4],
      [1.2, 9, 0.4],
      [0, 9.2],
    ],
    accent,
  )
  const blades = [0, 180].map((angle) =>
    put(
      group(
        put(
          roundedBox(radius * 0.74, 0.18, 2.2, 0.08, brushedSteel('#d8dadc')),
          [radius * 0.42, 0, 0.4],
          [8, 0, angle ? 7 : -4],
        ),
      ),
      [0, angle ? 4.2 : 2.2, 0],
      [0, angle + 20, 0],
    ),
  )
  const handle = sweep(
    {
      points: [
        [radius * 0.9, height * 0.92, 0],
        [radius + 3, height * 0.94, 0],
        [radius + 4.4, height * 0.72, 0],
        [radius + 3.6, height * 0.22, 0],
        [radius * 0.84, height * 0.12, 0],
      ],
      width: [3, 2.6, 2.8, 2.6],
      thickness: [1.5, 1.8, 1.9, 1.6],
      n: 3.4,
    },
    dark(),
  )
  const marks = Array.from({ length: 5 }, (_, index) => {
    const r = radius * (0.92 + 0.016 * index)
    return put(
      roundedBox(index % 2 ? 0.9 : 1.7, 0.13, 0.06, 0.02, paint('#eceae5', 'matt')),
      [-r * 0.5, 4 + index * 1.7, r * 0.875],
      [0, -30, 0],
    )
  })
  return group(walls, stem, ...blades, handle, ...marks)
}
