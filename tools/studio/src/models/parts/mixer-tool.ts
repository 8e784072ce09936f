import { group } from '../../kit/controls.ts'
import { chrome } from '../../kit/materials.ts'
import { outline } from '../../kit/paths.ts'
import { cylinder, plate, put } from '../../kit/shapes.ts'
import { tube } from '../../kit/sweep.ts'

/** The beater or the whisk on its stem. */
export function mixerTool(kind: 'beater' | 'whisk') {
  const stem = put(cylinder(0.8, 6, chrome('#c9ccd0', 0.2), 0.1), [0, 13.4, 0])
  if (kind === 'whisk') {
    const wires = [0, 30, 60, 90, 120, 150].map((angle) =>
      put(
        tube(
          [
            [0.5, 14.4, 0],
            [3, 11.6, 0],
            [4, 8.4, 0],
            [2.6, 5.8, 0],
            [0, 5, 0],
            [-2.6, 5.8, 0],
            [-4, 8.4, 0],
            [-3, 11.6, 0],
            [-0.5, 14.4, 0],
          ],
          0.13,
          chrome(),
        ),
        [0, 0, 0],
        [0, angle, 0],
      ),
    )
    return group(stem, ...wires)
  }
  const frame = plate(
    outline(
      [
        [-0.9, 14.4, 0.4],
        [-4.6, 11, 1.4],
        [-3.6, 6.6, 1.6],
        [0, 5, 1],
        [3.6, 6.6, 1.6],
        [4.6, 11, 1.4],
        [0.9, 14.4, 0.4],
      ],
      [
        [
          [-0.6, 12.6, 0.3],
          [-0.6, 6.4, 0.3],
          [-2.8, 7.6, 0.8],
          [-3.5, 10.8, 0.8],
        ],
        [
          [0.6, 12.6, 0.3],
          [3.5, 10.8, 0.8],
          [2.8, 7.6, 0.8],
          [0.6, 6.4, 0.3],
        ],
      ],
    ),
    0.9,
    chrome('#c9ccd0', 0.28),
    0.2,
  )
  return group(stem, put(frame, [0, 0, 0], [0, 58, 0]))
}
