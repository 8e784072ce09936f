import { button, display, group } from '../kit/controls.ts'
import type { Finish } from '../kit/materials.ts'
import { brushedSteel, chrome, dark, paint, rubber } from '../kit/materials.ts'
import type { Product } from '../kit/product.ts'
import { product } from '../kit/product.ts'
import { cylinder, lathe, put, ring } from '../kit/shapes.ts'
import { sweep } from '../kit/sweep.ts'

export type GooseneckKettleParams = { color: string; finish?: Finish; handle?: string }

/** A pour-over kettle with a long thin spout (left), on a base with temperature display. */
export function gooseneckKettle({ color, finish = 'matt', handle = '#1d1f22' }: GooseneckKettleParams): Product {
  const skin = paint(color, finish)
  const parts = [base(color), put(pot(skin), [0, 3.4, 0]), put(grip(paint(handle, 'satin')), [0, 3.4, 0])]
  return product(parts, {
    front: { turn: -18 },
    side: { turn: 34 },
    detail: { turn: -14, rise: 18, closeUp: { at: [-1.5, 5.4, 5], span: 17 } },
  })
}

function base(color: string) {
  const plinth = lathe(
    [
      [0, 0],
      [7.7, 0, 0.2],
      [7.7, 2.2, 0.5],
      [0, 2.2],
    ],
    dark(color === '#23272b' ? '#2b2f33' : '#1d1f22'),
  )
  const panel = put(display({ width: 4.6, height: 1.4, text: '92°C', color: '#ffb347' }), [0, 1.15, 7.55])
  const set = put(button({ radius: 0.55, material: chrome() }), [3.6, 1.15, 6.75], [0, 28, 0])
  return group(plinth, panel, set, put(cylinder(5.4, 1.4, rubber(), 0.2), [0, 2.1, 0]))
}

function pot(skin: ReturnType<typeof paint>) {
  const hull = lathe(
    [
      [0, 0],
      [7.2, 0, 0.8],
      [6.6, 5, 3],
      [5.1, 10.4, 0.5],
      [4.6, 10.8, 0.2],
      [0, 10.8],
    ],
    skin,
    128,
  )
  const lid = lathe(
    [
      [0, 10.6],
      [4.4, 10.6],
      [4.3, 11.3, 0.35],
      [1.2, 11.9, 1],
      [0, 12],
    ],
    skin,
  )
  const stem = lathe(
    [
      [0, 11.8],
      [0.5, 11.8],
      [0.45, 12.8, 0.2],
      [1.25, 13.3, 0.25],
      [1.2, 14.2, 0.35],
      [0, 14.3],
    ],
    dark(),
    48,
  )
  const spout = sweep(
    {
      points: [
        [-5.6, 2, 0],
        [-9.2, 3, 0],
        [-11.2, 6.4, 0],
        [-11.9, 9.8, 0],
        [-13.6, 12.2, 0],
        [-15.8, 12.5, 0],
      ],
      width: [2.6, 2, 1.6, 1.35, 1.2],
      thickness: [2.8, 2.1, 1.6, 1.35, 1.1],
      n: 2,
    },
    skin,
  )
  return group(hull, lid, stem, spout, put(ring(7.0, 0.14, brushedSteel()), [0, 0.5, 0]))
}

function grip(material: ReturnType<typeof paint>) {
  return sweep(
    {
      points: [
        [4.4, 9.6, 0],
        [7.6, 11.4, 0],
        [11, 11.2, 0],
        [12.4, 8.6, 0],
        [12.2, 4.4, 0],
        [11.6, 2.2, 0],
      ],
      width: [1.6, 2, 2.5, 2.6, 2.2],
      thickness: [1.2, 1.5, 1.9, 2, 1.5],
      n: 3,
    },
    material,
  )
}
