import type { Group } from 'three'
import { group } from '../kit/controls.ts'
import { glass } from '../kit/glass.ts'
import { loft } from '../kit/loft.ts'
import { chrome, paint } from '../kit/materials.ts'
import type { Product } from '../kit/product.ts'
import { product } from '../kit/product.ts'
import { cylinder, put, roundedBox } from '../kit/shapes.ts'
import { axialBody } from './parts/axial-vacuum.ts'
import { floorHead } from './parts/floor-head.ts'
import { gunBody } from './parts/gun-vacuum.ts'
import { isLight } from './parts/tones.ts'

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
