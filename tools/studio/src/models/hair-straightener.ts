import type { Group, Material } from 'three'
import { button, display, group } from '../kit/controls.ts'
import { chrome, glow, metallic, paint, rubber } from '../kit/materials.ts'
import { label } from '../kit/print.ts'
import type { Product } from '../kit/product.ts'
import { product } from '../kit/product.ts'
import { cylinder, put, ring, roundedBox } from '../kit/shapes.ts'
import { sweep } from '../kit/sweep.ts'
import { hose } from './parts/hose.ts'
import { powerCord } from './parts/power-cord.ts'
import { inkOn, isLight } from './parts/tones.ts'

export type HairStraightenerParams = {
  color: string
  length?: number
  width?: number
  /** Digits on a display; without it the arm has a switch and a lamp. */
  reading?: string
  /** Colour of the plates. */
  plates?: string
  /** Lies with its tips on a heat mat. */
  mat?: boolean
}

/** A hair straightener lying open on its side like scissors, hinge to the right. */
export function hairStraightener(params: HairStraightenerParams): Product {
  const { color, length = 28.5, width = 3.5, mat = false } = params
  const lift = mat ? 0.45 : 0.02
  const skin = params.reading ? metallic(color) : paint(color, isLight(color) ? 'gloss' : 'satin')
  const hinge: [number, number, number] = [length * 0.42, lift + width / 2, 0]
  const parts = [
    put(arm(params, skin, -1), hinge, [0, -7.5, 0]),
    put(arm(params, skin, 1), hinge, [0, 7.5, 0]),
    ...joint(hinge, width, lift),
    ...cable(hinge),
    ...(mat
      ? [put(roundedBox(length * 0.62, 0.5, 13, 0.22, rubber('#4a4f55')), [-length * 0.3, 0.24, 0]), ...ribs(length)]
      : []),
  ]
  return product(parts, {
    front: { turn: -18, rise: 36, fill: 0.86 },
    side: { turn: 34, rise: 30, fill: 0.86 },
    detail: {
      turn: -12,
      rise: 34,
      closeUp: { at: [params.reading ? 0 : -length * 0.24, width / 2, -1.5], span: length * 0.62 },
    },
  })
}

/** One arm from its hinge at the origin to its tip at -x; `side` -1 is the far arm, whose inner face looks at us. */
function arm(params: HairStraightenerParams, skin: Material, side: 1 | -1): Group {
  const { length = 28.5, width = 3.5, plates = '#3a3d40', color } = params
  const end = -length * 0.92
  const out = side * 0.95
  const shell = sweep(
    {
      points: [
        [1.4, 0, out * 0.6],
        [-length * 0.12, 0, out * 1.1],
        [-length * 0.4, 0, out * 1.15],
        [-length * 0.62, 0, out * 1.1],
        [end, 0, out * 1.05],
      ],
      width: [width * 0.8, width * 0.88, width * 0.92, width, width],
      thickness: [1.3, 1.5, 1.5, 1.75, 1.7],
      side: [0, 1, 0],
      n: 3.4,
    },
    skin,
  )
  const inner = out - side * 0.78
  const bed = put(roundedBox(length * 0.37, width * 0.9, 0.7, 0.3, paint('#1d1f22', 'satin')), [
    -length * 0.72,
    0,
    inner + side * 0.08,
  ])
  const plate = put(roundedBox(length * 0.34, width * 0.74, 0.6, 0.26, metallic(plates, 0.22)), [
    -length * 0.72,
    0,
    inner - side * 0.12,
  ])
  const lining = put(roundedBox(length * 0.4, width * 0.5, 0.4, 0.18, paint('#1d1f22', 'satin')), [
    -length * 0.3,
    0,
    inner + side * 0.16,
  ])
  const word = put(label('Nawwar', { height: 1.1, color: inkOn(color) }), [-length * 0.34, 0, out * 1.15 + 0.8])
  const tip = put(roundedBox(1.6, width * 0.82, 1.3, 0.5, paint('#1d1f22', 'satin')), [end - 0.35, 0, out])
  return group(shell, bed, plate, lining, tip, ...(side === 1 ? [word] : face(params, inner + 0.02)))
}

/** Display and keys, or switch and lamp, on the inside of the far arm. */
function face({ length = 28.5, width = 3.5, reading }: HairStraightenerParams, z: number) {
  const at = (share: number): [number, number, number] => [-length * share, 0, z]
  if (!reading) {
    const word = put(label('200 °C', { height: 0.9, color: '#e8e6e1' }), at(0.27))
    const lamp = put(cylinder(0.24, 0.3, glow('#ff5a36', 1.4), 0.08), at(0.365), [90, 0, 0])
    return [
      put(button({ width: 2.4, height: 1, depth: 0.3, material: paint('#8d9296', 'satin') }), at(0.43)),
      word,
      lamp,
    ]
  }
  const keys = ['+', '−'].map((sign, index) =>
    put(
      group(
        button({ radius: 0.55, depth: 0.25, material: paint('#4a4f55', 'satin') }),
        put(label(sign, { height: 0.9 }), [0, 0, 0.28]),
      ),
      at(0.46 + index * 0.052),
    ),
  )
  return [put(display({ width: 5.2, height: width * 0.56, text: reading, color: '#8fd8ff' }), at(0.3)), ...keys]
}

function joint([x, y]: [number, number, number], width: number, lift: number) {
  const pin = put(cylinder(1.35, width * 0.96, paint('#1d1f22', 'satin'), 0.3), [x + 0.5, lift + 0.04, 0])
  const cap = put(cylinder(0.85, 0.2, chrome(), 0.08), [x + 0.5, lift + width * 0.97, 0])
  const lock = put(roundedBox(1.6, 1, 2.4, 0.4, paint('#8d9296', 'satin')), [x - 1.6, y, 0])
  return [pin, cap, lock]
}

/** Swivel ball, strain relief and the cable. */
function cable([x, y]: [number, number, number]): Group[] {
  const swivel = put(
    group(cylinder(0.9, 1.6, paint('#2a2d30', 'satin'), 0.35), put(ring(0.82, 0.12, chrome()), [0, 1.1, 0])),
    [x + 1.2, y, 0],
    [0, 0, -90],
  )
  const sleeve = hose(
    [
      [x + 2, y, 0],
      [x + 4, y - 0.1, 0.1],
      [x + 5.6, y - 0.7, 0.6],
    ],
    0.5,
    rubber(),
    { rib: 0.2, pitch: 0.5 },
  )
  const line = powerCord(
    [
      [x + 4, y - 0.1, 0.1],
      [x + 6.8, 0.6, 1.2],
      [x + 7.6, 0.32, 4],
      [x + 4, 0.32, 7],
      [x - 3, 0.32, 8],
      [x - 7, 1, 8],
    ],
    0.3,
  )
  return [swivel, group(sleeve, line)]
}

function ribs(length: number) {
  return Array.from({ length: 9 }, (_, index) =>
    put(roundedBox(length * 0.58, 0.2, 0.35, 0.08, rubber('#565b61')), [-length * 0.3, 0.46, (index - 4) * 1.35]),
  )
}
