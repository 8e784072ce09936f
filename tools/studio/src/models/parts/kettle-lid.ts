import { brushedSteel, chrome, paint } from '../../kit/materials.ts'
import { lathe, put, ring } from '../../kit/shapes.ts'
import type { KettleParams } from '../kettle.ts'
import { bellyAt } from './kettle-shape.ts'

/** The lid, with a knob unless the handle is open. */
export function kettleLid(params: KettleParams, trim: ReturnType<typeof paint>, radius: number, height: number) {
  const top = bellyAt(params, 1, radius)
  const cover =
    params.body === 'steel'
      ? brushedSteel('#cfd1d3')
      : params.body === 'glass'
        ? trim
        : paint(params.color, params.finish ?? 'gloss')
  const grip = put(
    lathe(
      [
        [0, 0],
        [0.7, 0],
        [0.6, 0.7, 0.2],
        [1.6, 1.2, 0.3],
        [1.5, 1.75, 0.3],
        [0, 1.9],
      ],
      trim,
      48,
    ),
    [0, height + 1.15, 0],
  )
  const cap = lathe(
    [
      [0, height - 0.2],
      [top - 0.25, height - 0.2],
      [top - 0.3, height + 0.5, 0.4],
      [top * 0.55, height + 1.2, 2],
      [0, height + 1.35],
    ],
    cover,
  )
  return params.handle === 'open'
    ? [cap, put(ring(top - 0.15, 0.13, chrome()), [0, height, 0])]
    : [cap, grip, put(ring(top - 0.15, 0.13, chrome()), [0, height, 0])]
}
