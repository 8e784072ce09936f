import { feet } from '../kit/details.ts'
import type { Finish } from '../kit/materials.ts'
import type { Product } from '../kit/product.ts'
import { accessory, product } from '../kit/product.ts'
import { put } from '../kit/shapes.ts'
import { blenderBase } from './parts/blender-base.ts'
import { blenderJug } from './parts/blender-jug.ts'
import { blenderLid } from './parts/blender-lid.ts'
import { blenderMill } from './parts/blender-mill.ts'
import { bottleBlender } from './parts/bottle-blender.ts'

export type BlenderParams = {
  color: string
  finish?: Finish
  /**
   * Housing: `tower` narrows upwards, `cube` is a square block, `steel` a brushed tower with coloured trims,
   * `power` a tower with steel collar and lid rim.
   */
  base?: 'tower' | 'cube' | 'steel' | 'power'
  /** Widths and heights in cm. */
  baseWidth?: number
  baseHeight?: number
  jugHeight?: number
  jugRadius?: number
  jug?: 'round' | 'square'
  control?: 'knob' | 'buttons' | 'display'
  brand?: string
  /** `mills` adds two small mills beside it, `bottles` makes it a personal blender with drinking bottles. */
  set?: 'mills' | 'bottles'
}

/** A jug blender: motor base with its control, jug with blades, lid and handle to the right. */
export function blender(params: BlenderParams): Product {
  if (params.set === 'bottles') return product(bottleBlender(params.color), bottleViews)
  const { baseWidth = 18, baseHeight = 16, jugHeight = 22, jugRadius = 7.4 } = params
  const deck = baseHeight + 0.5
  const parts = [
    feet(baseWidth * 0.92, baseWidth * 0.86, 0.6, 1.1),
    put(blenderBase(params, baseWidth, baseHeight), [0, 0.5, 0]),
    put(blenderJug(params, jugRadius, jugHeight), [0, deck, 0]),
    put(blenderLid(params, jugRadius, jugHeight), [0, deck, 0]),
    ...(params.set === 'mills'
      ? [
          accessory(put(blenderMill(params.color, 8.6), [15.5, 0, -2])),
          accessory(put(blenderMill(params.color, 6.6), [13, 0, 9.4])),
        ]
      : []),
  ]
  return product(parts, {
    front: { turn: -26 },
    side: { turn: 48 },
    detail: { turn: -14, rise: 14, closeUp: { at: [0, baseHeight * 0.62, baseWidth * 0.4], span: baseHeight * 1.35 } },
  })
}

const bottleViews = {
  front: { turn: -12 },
  side: { turn: 22, rise: 18 },
  detail: { turn: -12, rise: 16, closeUp: { at: [0, 7.6, 5] as [number, number, number], span: 14 } },
}
