import type { Material } from 'three'
import { group } from '../../kit/controls.ts'
import { lathe, put } from '../../kit/shapes.ts'
import { sweep } from '../../kit/sweep.ts'

/** The pressing cone with its ribs. */
export function pressingCone(material: Material, radius: number, height: number) {
  const core = lathe(
    [
      [0, 0],
      [radius + 0.6, 0, 0.2],
      [radius * 0.86, 1, 0.6],
      [radius * 0.55, height * 0.62, 2],
      [0.3, height, 0.3],
      [0, height],
    ],
    material,
    64,
  )
  const ribs = Array.from({ length: 10 }, (_, index) =>
    put(
      sweep(
        {
          points: [
            [radius * 0.98, 0.8, 0],
            [radius * 0.74, height * 0.42, 0],
            [radius * 0.36, height * 0.8, 0],
            [0.1, height * 1.0, 0],
          ],
          width: [0.6, 0.45, 0.3],
          thickness: [0.7, 0.55, 0.3],
          n: 2,
        },
        material,
      ),
      [0, 0, 0],
      [0, index * 36, 0],
    ),
  )
  return group(core, ...ribs)
}
