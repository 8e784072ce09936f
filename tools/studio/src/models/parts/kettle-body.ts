import { group } from '../../kit/controls.ts'
import { glass } from '../../kit/glass.ts'
import { blackGlass, brushedSteel, chrome, glow, paint } from '../../kit/materials.ts'
import { cylinder, lathe, put, ring, roundedBox } from '../../kit/shapes.ts'
import type { KettleParams } from '../kettle.ts'
import { bellyAt, type kettleSkin } from './kettle-shape.ts'

/** The hull with its window, or the glass with the water in it. */
export function kettleBody(params: KettleParams, skin: ReturnType<typeof kettleSkin>, radius: number, height: number) {
  const shares = Array.from({ length: 13 }, (_, index) => index / 12)
  const side = shares.map((share): [number, number, number] => [bellyAt(params, share, radius), share * height, 0])
  const top = bellyAt(params, 1, radius)
  const hull = lathe(
    [[0, 0], [radius * 0.98, 0, 0.5], ...side.slice(1, -1), [top, height, 0.3], [top - 0.5, height]],
    skin,
    128,
  )
  if (params.body !== 'glass')
    return [
      hull,
      put(ring(bellyAt(params, 0.03, radius), 0.16, chrome()), [0, height * 0.02, 0]),
      ...(params.window ? [gaugeWindow(params, radius, height)] : []),
    ]
  const water = glass({ tint: '#bcdde6', opacity: 0.16 })
  return [
    hull,
    put(
      lathe(
        [[0, 0], ...side.slice(0, 8).map(([r, y]): [number, number] => [r - 0.35, y + 0.2]), [0, height * 0.6]],
        water,
      ),
      [0, 0, 0],
    ),
    lathe(
      [
        [0, -0.2],
        [radius * 1.01, -0.2, 0.2],
        [bellyAt(params, 0.1, radius) + 0.08, height * 0.1, 0.1],
        [radius * 0.9, height * 0.1],
      ],
      brushedSteel(),
      128,
    ),
    put(cylinder(radius * 0.8, 0.25, chrome()), [0, height * 0.1, 0]),
    put(ring(radius * 0.72, 0.12, glow('#58b7ff', 1.2)), [0, height * 0.12, 0]),
  ]
}

function gaugeWindow(params: KettleParams, radius: number, height: number) {
  const r = bellyAt(params, 0.42, radius)
  const lean =
    (Math.atan((bellyAt(params, 0.2, radius) - bellyAt(params, 0.64, radius)) / (height * 0.44)) * 180) / Math.PI
  const pane = group(
    roundedBox(1.9, height * 0.5, 0.7, 0.24, chrome()),
    put(roundedBox(1.4, height * 0.46, 0.7, 0.24, blackGlass('#1c2226')), [0, 0, 0.08]),
    put(roundedBox(1.1, height * 0.24, 0.7, 0.24, paint('#5b8fa0', 'gloss')), [0, -height * 0.1, 0.13]),
  )
  const leaning = put(pane, [0, 0, r - 0.1], [-lean, 0, 0])
  return put(group(leaning), [0, height * 0.42, 0], [0, 38, 0])
}
