import type { Group, Material } from 'three'
import { button, display, group, knob } from '../kit/controls.ts'
import { housing, loft } from '../kit/loft.ts'
import { brushedSteel, chrome, paint } from '../kit/materials.ts'
import type { Product } from '../kit/product.ts'
import { product } from '../kit/product.ts'
import { cylinder, lathe, put } from '../kit/shapes.ts'
import { fanHead } from './parts/fan-head.ts'
import { fanFoot, fanPole } from './parts/fan-pole.ts'
import { cordBehind } from './parts/power-cord.ts'
import { remoteControl } from './parts/remote-control.ts'
import { bladeColor, inkOn, isLight, shade } from './parts/tones.ts'

export type StandFanParams = {
  color: string
  /** Cage diameter, total height and base diameter (cm). */
  cage?: number
  height?: number
  base?: number
  blades?: number
  /** `plastic` has coloured blades, `smoke` slate-grey ones in a slanting cage, `metal` aluminium blades in a chrome cage. */
  build?: 'plastic' | 'smoke' | 'metal'
  control?: 'keys' | 'display' | 'knob'
}

/** A pedestal fan on a round base. */
export function standFan(params: StandFanParams): Product {
  const { cage = 43, height = 130, base = 40, control = 'keys' } = params
  const middle = height - cage / 2 - 0.5
  const reach = cage * 0.17
  const frame = { metal: params.build === 'metal', skin: body(params) }
  const parts = [
    fanFoot(frame, base / 2),
    fanPole(frame, middle - cage * 0.4),
    put(head(params, cage / 2), [0, middle, reach], [-5, 0, 0]),
    put(motor(params, cage), [0, middle - 0.4, reach - cage * 0.08], [-5, 0, 0]),
    put(controlBox(params, cage), [0, middle - cage * 0.66, 0]),
    cordBehind(2, 1.6, -base * 0.42, 22),
  ]
  if (control === 'display') parts.push(put(remoteControl(params.color, 16), [base * 0.62, 0, base * 0.3], [0, 20, 0]))
  return product(parts, {
    front: { turn: -22, rise: 8, fill: 0.9 },
    side: { turn: 50, rise: 8, fill: 0.9 },
    detail: { turn: -20, rise: 10, closeUp: { at: [0, middle - cage * 0.3, 4], span: cage * 1.3 } },
  })
}

function body({ build, color }: StandFanParams): Material {
  return build === 'metal' ? paint('#26292c', 'satin') : paint(color, 'satin')
}

function head(params: StandFanParams, radius: number): Group {
  const { build = 'plastic', color, blades = 5 } = params
  const metal = build === 'metal'
  const wire = metal ? chrome('#d4d6d8', 0.16) : paint(isLight(color) ? shade(color, -0.1) : '#2b2e31', 'gloss')
  const blade = {
    plastic: paint(bladeColor(color), 'gloss'),
    smoke: paint(isLight(color) ? '#8fa9b6' : '#6b767d', 'gloss'),
    metal: brushedSteel('#d3d5d7', [1, 1]),
  }[build]
  return fanHead({
    radius,
    blades,
    blade,
    wire,
    rim: metal ? chrome() : body(params),
    badge: metal ? chrome('#c9ccce', 0.2) : body(params),
    ink: metal ? '#2b2e31' : inkOn(color),
    wires: metal ? 60 : 90,
    swirl: build === 'smoke' ? 34 : 0,
    thick: radius * (metal ? 0.0085 : 0.006),
  })
}

function motor(params: StandFanParams, cage: number): Group {
  const r = cage * 0.155
  const can = lathe(
    [
      [0, 0],
      [r * 0.6, 0, 1],
      [r, cage * 0.1, 1.2],
      [r * 1.02, cage * 0.24, 0.8],
      [r * 0.7, cage * 0.27, 0.4],
      [0, cage * 0.27],
    ],
    body(params),
  )
  const lift = put(cylinder(cage * 0.018, cage * 0.06, chrome(), 0.2), [0, r * 0.85, -cage * 0.12])
  const pin = put(cylinder(cage * 0.026, cage * 0.03, body(params), 0.3), [0, r * 0.85 + cage * 0.05, -cage * 0.12])
  const neck = loft(
    {
      sections: [
        { y: -cage * 0.55, width: cage * 0.12, depth: cage * 0.12, n: 3, z: -cage * 0.12 },
        { y: -cage * 0.18, width: cage * 0.11, depth: cage * 0.13, n: 3, z: -cage * 0.1 },
        { y: -r * 0.4, width: cage * 0.14, depth: cage * 0.18, n: 3, z: -cage * 0.1 },
      ],
      roundTop: 0.6,
    },
    body(params),
  )
  return group(put(can, [0, 0, -cage * 0.25], [90, 0, 0]), lift, pin, neck)
}

function controlBox(params: StandFanParams, cage: number): Group {
  const { control = 'keys', color, build } = params
  const [width, height, depth] = [cage * 0.24, cage * 0.34, cage * 0.2]
  const face = depth / 2 - 0.1
  const shell = put(housing({ width, height, depth, n: 4.5, round: 1.4 }, body(params)), [0, -height / 2, 0])
  const ink = paint(build === 'metal' || !isLight(color) ? '#8d9296' : '#4b5055', 'satin')
  if (control === 'display')
    return group(
      shell,
      put(display({ width: width * 0.72, height: height * 0.3, text: '3', color: '#8fd8ff', icons: ['7.5H'] }), [
        0,
        height * 0.16,
        face,
      ]),
      ...[-1, 0, 1].map((side) =>
        put(button({ radius: width * 0.09, material: ink }), [side * width * 0.25, -height * 0.2, face]),
      ),
    )
  if (control === 'knob')
    return group(shell, put(knob({ radius: width * 0.3, rim: chrome(), turn: 45 }), [0, 0, face - 0.05]))
  const keys = [0, 1, 2, 3].map((index) =>
    put(button({ width: width * 0.72, height: height * 0.13, depth: 0.9, material: index ? ink : paint('#a3182b') }), [
      0,
      height * (0.27 - index * 0.18),
      face,
    ]),
  )
  return group(shell, ...keys)
}
