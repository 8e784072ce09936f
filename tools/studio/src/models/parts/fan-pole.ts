import type { Group, Material } from 'three'
import { group } from '../../kit/controls.ts'
import { chrome, paint } from '../../kit/materials.ts'
import { cylinder, lathe, put } from '../../kit/shapes.ts'

type FanFrame = { metal: boolean; skin: Material }

/** The telescopic pole with its clamp, from the table up to `top`. */
export function fanPole({ metal, skin }: FanFrame, top: number): Group {
  const tube = metal ? paint('#26292c', 'satin') : chrome('#d6d8da', 0.2)
  const collar = lathe(
    [
      [0, 0],
      [2.5, 0, 0.3],
      [2.1, 5.5, 0.5],
      [0, 5.5],
    ],
    skin,
  )
  return group(
    cylinder(1.75, top * 0.62, tube),
    put(cylinder(1.2, top * 0.42, chrome(), 0.1), [0, top * 0.6, 0]),
    put(collar, [0, top * 0.59, 0]),
    put(cylinder(0.8, 3, skin, 0.3), [1.4, top * 0.59 + 3, 0], [0, 0, -90]),
  )
}

/** The round base, heavy and flat on metal fans. */
export function fanFoot({ metal, skin }: FanFrame, radius: number): Group {
  const plate = lathe(
    [
      [0, 0],
      [radius * 0.985, 0, 0.3],
      [radius, 0.9, 0.5],
      [radius * 0.93, metal ? 1.8 : 2.2, 0.8],
      [radius * 0.3, metal ? 2.6 : 4, 4],
      [radius * 0.14, 6.5, 1],
      [2.6, 9.5, 0.4],
      [0, 9.5],
    ],
    skin,
    128,
  )
  return group(plate, put(cylinder(radius * 0.97, 0.3, paint('#1d1f22', 'matt')), [0, 0, 0]))
}
