import type { Group } from 'three'
import { group } from '../../kit/controls.ts'
import { loft } from '../../kit/loft.ts'
import { brushedSteel, paint, rubber } from '../../kit/materials.ts'
import { cylinder, put, roundedBox } from '../../kit/shapes.ts'

/** A steamer's hand brush hanging upright: steel face to +z, its handle down; the hose enters at y = -11. */
export function steamHead(color: string): Group {
  const shell = loft(
    {
      sections: [
        { y: -11, width: 3, depth: 3 },
        { y: -3, width: 3.4, depth: 3.6, z: 0.2 },
        { y: 1, width: 7, depth: 4.2, n: 3, z: 0.6 },
        { y: 5, width: 14, depth: 4.4, n: 4, z: 1 },
        { y: 7, width: 14, depth: 4.2, n: 4, z: 1 },
      ],
      roundTop: 1.2,
      roundBottom: 0.3,
    },
    paint(color, 'gloss'),
  )
  const face = roundedBox(12.6, 3.6, 1, 0.4, brushedSteel())
  const holes = Array.from({ length: 6 }, (_, index) =>
    put(cylinder(0.35, 0.2, rubber(), 0.05), [(index - 2.5) * 1.9, 5.7, 3.62], [90, 0, 0]),
  )
  const collar = put(cylinder(1.9, 4, paint('#2a2d30', 'satin'), 0.4), [0, -13.4, 0])
  return group(shell, put(face, [0, 5.7, 3.1]), ...holes, collar)
}
