import type { Group } from 'three'
import { barHandle, frame } from '../../kit/cabinet.ts'
import { group } from '../../kit/controls.ts'
import { glass } from '../../kit/glass.ts'
import { blackGlass, brushedSteel, chrome, paint } from '../../kit/materials.ts'
import { outline, rectangle } from '../../kit/paths.ts'
import { label } from '../../kit/print.ts'
import { plate, put, roundedBox } from '../../kit/shapes.ts'
import type { ElectricOvenParams, Size } from '../electric-oven.ts'

/** The glass door with its handle. */
export function ovenDoor(
  params: ElectricOvenParams,
  { door: width, height }: Size,
  inner: { width: number; height: number },
): Group {
  const hole = { width: inner.width * 0.95, height: inner.height * 0.84, y: -0.8, round: 1 }
  const tall = height - 2.2
  return group(
    frame(width, tall, 1.7, hole, blackGlass(), 0.9),
    put(
      plate(
        outline(rectangle(hole.width + 0.6, hole.height + 0.6, 1)),
        0.2,
        glass({ tint: '#1c1410', opacity: 0.16 }),
        0.05,
      ),
      [0, -0.8, 1.2],
    ),
    put(roundedBox(width, 0.5, 0.7, 0.2, brushedSteel('#c4c7ca', [0.1, 0.1])), [0, tall / 2 - 0.25, 1.4]),
    put(barHandle(width * 0.84, 2.8, 1.5, chrome('#c9ccd0', 0.16), paint('#1d1f22', 'satin')), [
      0,
      tall / 2 - 1.9,
      1.6,
    ]),
    put(label(params.brand ?? 'Nawwar', { height: 1.3, color: '#d9d6cf' }), [0, -tall / 2 + 1.1, 1.73]),
  )
}
