import type { Group } from 'three'
import { display, group } from '../kit/controls.ts'
import { glass } from '../kit/glass.ts'
import { loft } from '../kit/loft.ts'
import { chrome, metallic, paint } from '../kit/materials.ts'
import { label } from '../kit/print.ts'
import type { Product } from '../kit/product.ts'
import { product } from '../kit/product.ts'
import { cylinder, lathe, put, ring, roundedBox } from '../kit/shapes.ts'
import { sweep } from '../kit/sweep.ts'
import { floorHead } from './parts/floor-head.ts'
import { inkOn, isLight, shade } from './parts/tones.ts'

export type UprightVacuumParams = {
  color: string
  width?: number
  height?: number
  /** `axial` has the dust cup in line with the tube; `gun` an upright cyclone in front, with a battery grip and a display. */
  build?: 'axial' | 'gun'
  /** Stands in a charging dock. */
  dock?: boolean
}

/** A cordless stick vacuum standing on its floor head, handle at the top. */
export function uprightVacuum(params: UprightVacuumParams): Product {
  const { color, width = 25, height = 112, build = 'axial', dock = false } = params
  const z = -4.6
  const low = height - (build === 'gun' ? 34 : 40)
  const tube = build === 'gun' ? paint(isLight(color) ? '#8d9296' : color, 'gloss') : chrome('#d6d8da', 0.2)
  const skin = paint(color, build === 'gun' ? 'satin' : 'gloss')
  const parts = [
    floorHead({
      width,
      skin,
      lights: build === 'axial',
      window: build === 'gun' ? glass({ tint: '#aebcc2', opacity: 0.5 }) : chrome('#b9bcbf', 0.25),
    }),
    put(cylinder(1.8, 9, paint('#1d1f22', 'satin'), 0.5), [0, 3.4, z]),
    put(cylinder(1.65, low - 8, tube, 0.1), [0, 9, z]),
    put(cylinder(2.05, 4, paint('#1d1f22', 'satin'), 0.5), [0, 11, z]),
    put(cylinder(2.1, 5, paint('#1d1f22', 'satin'), 0.5), [0, low - 5, z]),
    put(build === 'gun' ? gunBody(color) : axialBody(color), [0, low, z]),
    ...(dock ? [put(chargingDock(height * 0.66), [0, 0, z - 5.4])] : []),
  ]
  return product(parts, {
    front: { turn: -34, rise: 9, fill: 0.9 },
    side: { turn: 46, rise: 9, fill: 0.9 },
    detail: { turn: build === 'gun' ? -40 : -30, rise: 16, closeUp: { at: [0, low + 15, z], span: 40 } },
  })
}

/** Motor, clear cup and loop handle in one line over the tube, 40 cm. */
function axialBody(color: string): Group {
  const dark = paint('#1d1f22', 'satin')
  const skin = paint(color, 'gloss')
  const cup = lathe(
    [
      [0, 0],
      [2.6, 0, 0.4],
      [5, 4, 1.2],
      [5.2, 15, 0.3],
      [0, 15],
    ],
    glass({ tint: '#a9bac2', opacity: 0.34 }),
  )
  const filter = lathe(
    [
      [0, 2.5],
      [1.4, 2.5, 0.3],
      [3.2, 7, 0.5],
      [3.4, 15, 0.3],
      [0, 15],
    ],
    metallic(shade(color, isLight(color) ? -0.35 : 0.2)),
  )
  const motor = loft(
    {
      sections: [
        { y: 14.6, width: 10.8, depth: 10.8 },
        { y: 19, width: 11, depth: 11 },
        { y: 25, width: 8.6, depth: 9.4, z: -0.4 },
        { y: 27, width: 6.4, depth: 7, z: -0.8 },
      ],
      roundTop: 1.4,
      roundBottom: 0.3,
    },
    skin,
  )
  const loop = sweep(
    {
      points: [
        [0, 23, -2.4],
        [0, 29, -5.4],
        [0, 36, -5.6],
        [0, 38.6, -2],
        [0, 36, 1.6],
        [0, 30, 2.2],
        [0, 24, 1.6],
      ],
      width: [3.6, 3.2, 3, 3, 3, 3.2, 3.6],
      thickness: [3, 2.4, 2.4, 2.4, 2.4, 2.6, 3.4],
      side: [1, 0, 0],
      n: 3,
    },
    dark,
  )
  const trigger = put(roundedBox(1.4, 2.8, 1, 0.4, paint('#c22a2f', 'satin')), [0, 31, 1.2])
  const rings = [0, 1, 2, 3, 4].map((step) => put(ring(3.36, 0.12, dark), [0, 8.5 + step * 1.3, 0]))
  return group(
    cup,
    filter,
    ...rings,
    motor,
    put(ring(5.4, 0.2, chrome()), [0, 15, 0]),
    loop,
    trigger,
    put(label('Nawwar', { height: 1.5, color: inkOn(color) }), [0, 19.4, 5.52]),
  )
}

/** A pistol body: cyclone cup in front, motor behind, grip with the clicking battery and a lit display on its back. */
function gunBody(color: string): Group {
  const dark = paint('#1d1f22', 'satin')
  const skin = metallic(color)
  const neck = loft(
    {
      sections: [
        { y: -1, width: 4.6, depth: 4.6 },
        { y: 6, width: 6.4, depth: 7, z: 0.4 },
        { y: 12, width: 8, depth: 9, z: 0 },
      ],
      roundBottom: 0.4,
    },
    dark,
  )
  const motor = lathe(
    [
      [0, 0],
      [5, 0, 0.6],
      [5.4, 4, 0.6],
      [5.2, 11, 0.8],
      [3.4, 13, 0.8],
      [0, 13],
    ],
    skin,
  )
  const cup = lathe(
    [
      [0, 0],
      [4.6, 0, 0.6],
      [5, 14, 0.3],
      [0, 14],
    ],
    glass({ tint: '#a9bac2', opacity: 0.32 }),
  )
  const core = lathe(
    [
      [0, 1.5],
      [2, 2, 0.4],
      [3, 6, 0.4],
      [3.2, 14, 0.3],
      [0, 14],
    ],
    metallic(shade(color, 0.3)),
  )
  const base = cylinder(4.9, 1.6, dark, 0.4)
  const crown = put(
    lathe(
      [
        [0, 0],
        [5.2, 0, 0.3],
        [5.2, 5, 0.6],
        [4, 7, 0.8],
        [0, 7.2],
      ],
      skin,
    ),
    [0, 13.6, 0],
  )
  const vents = Array.from({ length: 10 }, (_, index) =>
    put(
      roundedBox(0.5, 3, 0.6, 0.2, dark),
      [Math.sin(index * 0.628) * 5.1, 16.4, Math.cos(index * 0.628) * 5.1],
      [0, index * 36, 0],
    ),
  )
  const grip = sweep(
    {
      points: [
        [0, 19, -4],
        [0, 19.6, -9],
        [0, 15, -12.4],
        [0, 8, -13],
        [0, 3, -12.6],
      ],
      width: [5, 3.8, 3.4, 3.4, 4.4],
      thickness: [4.4, 3.4, 3.2, 3.4, 4.2],
      side: [1, 0, 0],
      n: 3,
    },
    dark,
  )
  const battery = put(roundedBox(6, 6.4, 8.6, 1.4, dark), [0, 0.8, -11.4])
  const bridge = put(roundedBox(4, 3.6, 8, 1.2, dark), [0, 2.4, -6])
  const screen = put(
    display({ width: 5.6, height: 4, text: '82', color: '#8fd8ff', icons: ['AUTO'] }),
    [5.2, 10.6, -1.4],
    [0, 78, 0],
  )
  const latch = put(roundedBox(3.2, 1.6, 0.6, 0.25, paint('#c22a2f', 'satin')), [0, 0.8, -15.7])
  const cyclone = put(group(cup, core, base, crown, ...vents), [0, 5.4, 4.4])
  const engine = put(motor, [0, 8, -2.4])
  return group(
    neck,
    cyclone,
    engine,
    grip,
    battery,
    bridge,
    latch,
    screen,
    put(label('Nawwar', { height: 1.5, color: inkOn(color) }), [0, 21.4, 9.64]),
  )
}

/** A charging dock: heavy foot, slim mast and the cradle behind the body. */
function chargingDock(height: number): Group {
  const dark = paint('#2a2d30', 'satin')
  const foot = loft(
    {
      sections: [
        { y: 0.3, width: 24, depth: 17, n: 4, z: -3 },
        { y: 1.2, width: 23.6, depth: 16.6, n: 4, z: -3 },
      ],
      roundTop: 0.5,
      roundBottom: 0.3,
    },
    dark,
  )
  return group(
    foot,
    put(roundedBox(3.4, height, 1.6, 0.6, dark), [0, height / 2 + 0.6, -6]),
    put(roundedBox(5, 5, 7, 1, dark), [0, height, -3.6]),
  )
}
