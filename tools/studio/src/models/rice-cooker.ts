import type { Group, Mesh } from 'three'
import { group } from '../kit/controls.ts'
import { feet } from '../kit/details.ts'
import { blocks } from '../kit/food.ts'
import { glass } from '../kit/glass.ts'
import type { Finish } from '../kit/materials.ts'
import { chrome, paint } from '../kit/materials.ts'
import { inkOn, roundLabel } from '../kit/print.ts'
import type { Product } from '../kit/product.ts'
import { accessory, product } from '../kit/product.ts'
import { cylinder, lathe, put, ring } from '../kit/shapes.ts'
import { sweep } from '../kit/sweep.ts'
import { seededRandom } from '../kit/textures.ts'
import { jarCooker } from './rice-cooker-jar.ts'
import { leverPanel } from './rice-cooker-switch.ts'

export type RiceCookerParams = {
  color: string
  finish?: Finish
  /** `pot` has a loose glass lid and side handles, `jar` a hinged lid with steam valve and a carrying handle. */
  shape?: 'pot' | 'jar'
  /** Size in cm with handles. */
  width?: number
  height?: number
  depth?: number
  brand?: string
}

/** A rice cooker full of rice. */
export function riceCooker(params: RiceCookerParams): Product {
  return params.shape === 'jar' ? jarCooker(params) : potCooker(params)
}

function potCooker(params: RiceCookerParams): Product {
  const { color, finish = 'gloss', width = 23.5, height = 22.5, brand = 'Nawwar' } = params
  const radius = (width - 4) / 2
  const rim = height * 0.66
  const shell = lathe(
    [
      [0, 0.7],
      [radius * 0.9, 0.7, 0.8],
      [radius, 3, 2],
      [radius * 1.0, rim - 1, 1],
      [radius * 1.03, rim, 0.4],
      [radius * 0.93, rim, 0.2],
      [radius * 0.91, rim - 4],
    ],
    paint(color, finish),
    128,
  )
  const skirt = lathe(
    [
      [0, 0.5],
      [radius * 0.92, 0.5, 0.3],
      [radius * 0.965, 1.9, 0.2],
      [0, 1.9],
    ],
    paint('#1d1f22', 'satin'),
  )
  const bowl = lathe(
    [
      [0, rim - 5],
      [radius * 0.88, rim - 4.6, 1],
      [radius * 0.88, rim + 0.2],
      [radius * 0.98, rim + 0.25, 0.1],
      [radius * 0.98, rim + 0.5, 0.1],
      [radius * 0.86, rim + 0.5, 0.1],
      [radius * 0.85, rim - 4],
    ],
    chrome('#8c8f93', 0.35),
  )
  const parts = [
    feet(radius * 1.24, radius * 1.24, 0.7, 0.9),
    shell,
    skirt,
    bowl,
    put(rice(radius * 0.84), [0, rim - 1.6, 0]),
    put(glassLid(radius * 0.96, height - rim), [0, rim + 0.4, 0]),
    put(sideHandle(), [radius - 0.4, rim * 0.76, 0]),
    put(sideHandle(), [-radius + 0.4, rim * 0.76, 0], [0, 180, 0]),
    put(leverPanel(radius), [0, rim * 0.34, radius - 0.25]),
    put(roundLabel(brand, radius + 0.02, { height: 1.4, color: inkOn(color) }), [0, rim * 0.74, 0]),
  ]
  return product(parts, {
    front: { turn: -22, rise: 17 },
    side: { turn: 34, rise: 15 },
    detail: { turn: -14, rise: 26, closeUp: { at: [0, rim * 0.8, radius * 0.5], span: height * 0.92 } },
  })
}

/** A mound of white rice; its grains are too many for the model that phones load. */
function rice(radius: number): Group {
  const random = seededRandom(3)
  const grains = Array.from({ length: 900 }, (): [number, number, number] => {
    const [r, angle] = [radius * 0.97 * Math.sqrt(random()), random() * 6.283]
    return [r * Math.cos(angle), 0.9 * (1 - (r / radius) ** 2) + random() * 0.25, r * Math.sin(angle)]
  })
  const white = paint('#f3efe2', 'matt')
  return group(
    lathe(
      [
        [0, -1],
        [radius, -1],
        [radius, 0, 0.2],
        [radius * 0.5, 0.8, 2],
        [0, 1],
      ],
      white,
    ),
    accessory(blocks(grains, [0.24, 0.26, 0.6], white, 0.6)),
  )
}

/** A domed glass lid with a steel rim and a knob. */
function glassLid(radius: number, height: number): Group {
  const dome = height - 3
  const knob = lathe(
    [
      [0, 0],
      [1.2, 0, 0.2],
      [0.9, 1.1, 0.4],
      [1.9, 1.9, 0.4],
      [1.7, 2.7, 0.5],
      [0, 2.8],
    ],
    paint('#1d1f22', 'satin'),
    48,
  )
  return group(
    lathe(
      [
        [radius, 0.2],
        [radius * 0.92, dome * 0.55, 2],
        [radius * 0.6, dome * 0.92, 3],
        [0, dome],
      ],
      glass({ opacity: 0.13 }),
      128,
    ),
    put(ring(radius, 0.28, chrome('#c9ccd0', 0.18)), [0, 0.25, 0]),
    put(cylinder(1.7, 0.3, chrome('#c9ccd0', 0.18)), [0, dome - 0.2, 0]),
    put(knob, [0, dome, 0]),
    put(cylinder(0.45, 0.35, chrome('#c9ccd0', 0.18)), [radius * 0.5, dome * 0.9, radius * 0.2]),
  )
}

function sideHandle(): Mesh {
  return sweep(
    {
      points: [
        [-0.6, 0, -3.4],
        [1.6, 0.1, -3],
        [2.1, 0.15, 0],
        [1.6, 0.1, 3],
        [-0.6, 0, 3.4],
      ],
      width: 1.7,
      thickness: 1.4,
      side: [0, 1, 0],
      n: 3.4,
    },
    paint('#1d1f22', 'satin'),
  )
}
