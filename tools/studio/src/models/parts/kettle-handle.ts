import { button, group } from '../../kit/controls.ts'
import { chrome, type paint } from '../../kit/materials.ts'
import { cylinder, put } from '../../kit/shapes.ts'
import { sweep } from '../../kit/sweep.ts'
import type { KettleParams } from '../kettle.ts'
import { bellyAt } from './kettle-shape.ts'

/** The handle with the button that opens the lid. */
export function kettleHandle(params: KettleParams, trim: ReturnType<typeof paint>, radius: number, height: number) {
  const top = bellyAt(params, 1, radius)
  const out = radius + 4.6
  const low = params.handle === 'open' ? height * 0.2 : height * 0.16
  const points: [number, number, number][] =
    params.handle === 'open'
      ? [
          [top * 0.5, height + 0.9, 0],
          [top + 1.4, height + 1.2, 0],
          [out - 0.3, height * 0.92, 0],
          [out - 0.2, height * 0.6, 0],
          [out - 0.9, low, 0],
        ]
      : [
          [top * 0.72, height * 0.96, 0],
          [top + 1.6, height * 1.0, 0],
          [out - 0.2, height * 0.86, 0],
          [out, height * 0.55, 0],
          [radius + 2.2, height * 0.24, 0],
          [bellyAt(params, 0.16, radius) - 0.5, low, 0],
        ]
  const parts = group(
    sweep({ points, width: [3.2, 2.8, 2.6, 2.4, 2], thickness: [1.6, 1.8, 2, 1.8, 1.4], n: 3.2 }, trim),
  )
  parts.add(
    put(
      button({ width: 1.5, height: 2, material: chrome('#9a9da1', 0.25), depth: 0.3 }),
      [out - 1.0, height * 0.985, 0],
      [-90, 0, 0],
    ),
  )
  if (params.gauge)
    parts.add(
      put(cylinder(1.6, 0.4, chrome()), [-top * 0.2, height * 0.55, bellyAt(params, 0.55, radius) - 0.2], [90, 0, 0]),
    )
  return parts
}
