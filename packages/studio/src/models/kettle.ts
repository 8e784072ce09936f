import { button, group } from '../kit/controls.ts'
import { glass } from '../kit/glass.ts'
import { loft } from '../kit/loft.ts'
import type { Finish } from '../kit/materials.ts'
import { blackGlass, brushedSteel, chrome, glow, paint, rubber } from '../kit/materials.ts'
import { inkOn, roundLabel } from '../kit/print.ts'
import type { Product } from '../kit/product.ts'
import { product } from '../kit/product.ts'
import { cylinder, lathe, put, ring, roundedBox } from '../kit/shapes.ts'
import { sweep } from '../kit/sweep.ts'

export type KettleParams = {
  color: string
  /** `plastic` and `enamel` take the colour all over, `steel` on its trims, `glass` on lid, handle and base. */
  body: 'plastic' | 'enamel' | 'steel' | 'glass'
  finish?: Finish
  /** Body height without base and lid, and widest radius (cm). */
  height?: number
  radius?: number
  /** 0 is a straight jug, 1 a full belly. */
  belly?: number
  handle?: 'loop' | 'open'
  window?: boolean
  gauge?: boolean
  brand?: string
}

/** An electric kettle on its base, spout to the left, handle to the right. */
export function kettle(params: KettleParams): Product {
  const { height = 17, radius = 8.2, brand = 'Nawwar' } = params
  const trim =
    params.body === 'steel' || params.body === 'glass' ? paint(params.color, 'satin') : paint('#1b1d20', 'satin')
  const skin = bodySkin(params)
  const waist = 2.6
  const parts = [
    base(radius, trim),
    put(group(...body(params, skin, radius, height), ...lid(params, trim, radius, height)), [0, waist, 0]),
    put(spout(params, skin, radius, height), [0, waist, 0]),
    put(handle(params, trim, radius, height), [0, waist, 0]),
    put(roundLabel(brand, bellyAt(params, 0.3, radius) + 0.02, { height: 1.3, color: printColor(params) }), [
      0,
      waist + height * 0.3,
      0,
    ]),
  ]
  return product(parts, {
    front: { turn: -24 },
    side: { turn: -66, rise: 12 },
    detail: { turn: -38, rise: 22, closeUp: { at: [radius * 0.35, waist + height * 0.92, 0], span: height * 1.05 } },
  })
}

function bodySkin({ body, color, finish = 'gloss' }: KettleParams) {
  if (body === 'steel') return brushedSteel('#cfd1d3', [1, 3])
  if (body === 'glass') return glass({ opacity: 0.13 })
  return paint(color, body === 'enamel' ? 'gloss' : finish)
}

function printColor({ body, color }: KettleParams): string {
  if (body === 'steel') return '#3a3d40'
  return body === 'glass' ? '#5d6569' : inkOn(color)
}

/** Radius of the body at a share of its height. */
function bellyAt({ belly = 0.5 }: KettleParams, share: number, radius: number): number {
  const taper = 1 - 0.26 * share ** 1.5 * (1 - belly * 0.2)
  return radius * (taper + belly * 0.1 * Math.sin(Math.PI * Math.min(1, share * 1.25)))
}

function base(radius: number, trim: ReturnType<typeof paint>) {
  return group(
    put(
      lathe(
        [
          [0, 0],
          [radius * 1.04, 0, 0.25],
          [radius * 1.06, 1.1, 0.3],
          [radius * 0.94, 1.75, 0.5],
          [0, 1.75],
        ],
        trim,
      ),
      [0, 0, 0],
    ),
    put(ring(radius * 1.05, 0.08, chrome()), [0, 0.95, 0]),
    put(cylinder(radius * 0.82, 1.2, rubber(), 0.2), [0, 1.5, 0]),
  )
}

function body(params: KettleParams, skin: ReturnType<typeof bodySkin>, radius: number, height: number) {
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

function lid(params: KettleParams, trim: ReturnType<typeof paint>, radius: number, height: number) {
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

function spout(params: KettleParams, skin: ReturnType<typeof bodySkin>, radius: number, height: number) {
  const top = bellyAt(params, 0.98, radius)
  const lip = params.body === 'glass' ? brushedSteel() : skin
  const mouth = loft(
    {
      sections: [
        { y: height * 0.68, width: 1.2, depth: 1.6, x: -bellyAt(params, 0.68, radius) + 1.0 },
        { y: height * 0.84, width: 3.4, depth: 4.2, x: -top + 0.5 },
        { y: height * 0.99, width: 5.2, depth: 5, x: -top - 0.35 },
      ],
      roundTop: 0.25,
      roundBottom: 0.3,
    },
    lip,
  )
  return mouth
}

function handle(params: KettleParams, trim: ReturnType<typeof paint>, radius: number, height: number) {
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
