import type { Group, Material } from 'three'
import { group } from '../kit/controls.ts'
import { loft } from '../kit/loft.ts'
import { chrome, paint, rubber } from '../kit/materials.ts'
import { roundLabel } from '../kit/print.ts'
import type { Product } from '../kit/product.ts'
import { product } from '../kit/product.ts'
import { cylinder, lathe, put, ring, roundedBox } from '../kit/shapes.ts'
import { cordBehind } from './parts/power-cord.ts'
import { remoteControl } from './parts/remote-control.ts'
import { inkOn, isLight, shade } from './parts/tones.ts'
import { towerCrown } from './parts/tower-crown.ts'

export type TowerFanParams = {
  color: string
  /** Total height and base diameter (cm). */
  height?: number
  base?: number
  /** What the display on the crown shows. */
  reading?: string
}

/** A slim tower fan: grille of upright wires over a dark shaft, touch crown with a display, round base. */
export function towerFan(params: TowerFanParams): Product {
  const { height = 110, base = 30, color, reading = '24°' } = params
  const radius = base * 0.29
  const from = 7
  const skin = paint(color, 'satin')
  const parts = [
    foot(color, base / 2),
    shaft(radius, from, height, skin),
    grille(radius, from + 9, height - 22, color),
    put(towerCrown(radius, reading), [0, height - 2.2, 0]),
    put(roundLabel('Nawwar', radius + 0.1, { height: 1.7, color: inkOn(color) }), [0, from + 4.5, 0]),
    cordBehind(2, 1.5, -base * 0.42, 18),
    put(remoteControl(color, 13), [base * 0.62, 0, base * 0.28], [0, 24, 0]),
  ]
  return product(parts, {
    front: { turn: -24, rise: 13, fill: 0.88 },
    side: { turn: 44, rise: 13, fill: 0.88 },
    detail: { turn: -18, rise: 32, closeUp: { at: [0, height - 9, 3], span: 34 } },
  })
}

function shaft(radius: number, from: number, height: number, skin: Material): Group {
  const d = radius * 2
  const column = (low: number, high: number, width: number, material: Material) =>
    loft(
      {
        sections: [
          { y: low + 0.4, width, depth: width },
          { y: high - 0.4, width, depth: width },
        ],
        roundBottom: 0.4,
        roundTop: 0.4,
        smooth: false,
      },
      material,
    )
  const rotor = Array.from({ length: 22 }, (_, index) => {
    const angle = (index / 22) * 360
    const spot = (angle * Math.PI) / 180
    const at: [number, number, number] = [Math.sin(spot) * d * 0.33, height * 0.5, Math.cos(spot) * d * 0.33]
    return put(roundedBox(0.25, height - 34, 1.8, 0.1, paint('#3a3f44', 'satin')), at, [0, angle + 35, 0])
  })
  return group(
    column(from, from + 9.5, d, skin),
    column(height - 13.5, height - 1.2, d, skin),
    column(from + 9, height - 13, d * 0.6, paint('#131517', 'matt')),
    ...rotor,
    backShell(radius, from + 9, height - 13, skin),
  )
}

/** The rear half of the tower, as upright staves around the back. */
function backShell(radius: number, low: number, high: number, skin: Material): Group {
  const staves = Array.from({ length: 19 }, (_, index) => {
    const angle = ((112 + index * 7.6) * Math.PI) / 180
    const at: [number, number, number] = [
      Math.sin(angle) * (radius - 0.5),
      (low + high) / 2,
      Math.cos(angle) * (radius - 0.5),
    ]
    return put(roundedBox(1.35, high - low + 1, 1, 0.3, skin), at, [0, 112 + index * 7.6, 0])
  })
  return group(...staves)
}

function grille(radius: number, low: number, length: number, color: string): Group {
  const wire = paint(isLight(color) ? shade(color, -0.05) : '#3b4147', 'gloss')
  const bars = Array.from({ length: 35 }, (_, index) => {
    const degrees = -112 + (index / 34) * 224
    const angle = (degrees * Math.PI) / 180
    const at: [number, number, number] = [
      Math.sin(angle) * (radius - 0.35),
      low + length / 2 - 4.5,
      Math.cos(angle) * (radius - 0.35),
    ]
    return put(roundedBox(0.34, length + 10, 0.7, 0.15, wire), at, [0, degrees, 0])
  })
  const hoops = Array.from({ length: 9 }, (_, index) =>
    put(ring(radius - 0.75, 0.16, wire), [0, low + ((index + 0.5) / 9) * length, 0]),
  )
  return group(...bars, ...hoops)
}

function foot(color: string, radius: number): Group {
  return group(
    cylinder(radius * 0.96, 0.5, rubber()),
    lathe(
      [
        [0, 0.4],
        [radius * 0.99, 0.4, 0.3],
        [radius, 1.6, 0.6],
        [radius * 0.9, 2.6, 1],
        [radius * 0.5, 3.6, 1.5],
        [radius * 0.36, 7.4, 0.5],
        [0, 7.4],
      ],
      paint(color, 'satin'),
      128,
    ),
    put(ring(radius * 0.985, 0.14, chrome()), [0, 1.5, 0]),
  )
}
