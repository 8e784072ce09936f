import type { Group } from 'three'
import { hinged } from '../kit/cabinet.ts'
import { button, dial, display, group, knob } from '../kit/controls.ts'
import { feet } from '../kit/details.ts'
import { loft } from '../kit/loft.ts'
import type { Finish } from '../kit/materials.ts'
import { brushedSteel, chrome, glow, paint } from '../kit/materials.ts'
import { inkOn, label } from '../kit/print.ts'
import type { Product } from '../kit/product.ts'
import { product } from '../kit/product.ts'
import { cylinder, put, roundedBox } from '../kit/shapes.ts'
import { heartIron, squareIron } from './waffle-irons.ts'

export type WaffleMakerParams = {
  color: string
  finish?: Finish
  /** Five hearts on a round plate, or two deep squares on a steel body. */
  waffle?: 'hearts' | 'belgian'
  /** Closed size in cm; the depth is with the handle. */
  width?: number
  depth?: number
  height?: number
  open?: number
  brand?: string
}

/** A waffle maker, opened to show its plates; a baked waffle rests on the lower one. */
export function waffleMaker(params: WaffleMakerParams): Product {
  const { waffle = 'hearts', width = 21.5, depth = 26.5, height = 10, open = 100 } = params
  const [shellDepth, seam] = [depth - (waffle === 'hearts' ? 5 : 3.4), height / 2]
  const back = -shellDepth / 2 - 0.3
  const lid = put(shell(params, width, shellDepth, seam, false), [0, seam * 2, 0], [0, 0, 180])
  const parts = [
    feet(width * (waffle === 'hearts' ? 0.56 : 0.7), shellDepth * (waffle === 'hearts' ? 0.56 : 0.7), 0.9, 0.9),
    shell(params, width, shellDepth, seam, true),
    hinged(group(lid), seam, back, open),
    put(cylinder(0.8, width * 0.42, paint('#1d1f22', 'satin')), [-width * 0.21, seam, back], [0, 0, -90]),
  ]
  return product(parts, {
    front: { turn: -26, rise: 27 },
    side: { turn: 46, rise: 22 },
    detail: { turn: -18, rise: 38, closeUp: { at: [0, seam, shellDepth * 0.1], span: width * 0.95 } },
  })
}

function shell(params: WaffleMakerParams, width: number, depth: number, seam: number, lower: boolean): Group {
  const { waffle = 'hearts', color, finish = 'gloss' } = params
  const n = waffle === 'hearts' ? 2.1 : 6
  const skin = waffle === 'hearts' ? paint(color, finish) : brushedSteel('#c9cbcd', [2, 1])
  const bowl = loft(
    {
      sections: [
        { y: 1.4, width: width * 0.8, depth: depth * 0.8, n },
        { y: 2.6, width: width * 0.94, depth: depth * 0.94, n },
        { y: seam - 0.4, width, depth, n },
      ],
      roundBottom: 0.8,
      roundTop: 0.35,
    },
    skin,
  )
  const iron = waffle === 'hearts' ? heartIron(width, lower) : squareIron(width, depth, lower)
  const half = group(
    bowl,
    put(iron, [0, seam + (waffle === 'hearts' ? 0.35 : 0.5), 0]),
    put(group(handle(params, width, lower)), [0, seam, depth / 2]),
  )
  if (lower)
    half.add(put(group(waffle === 'belgian' ? panel(params, width, seam) : lamps(params, seam)), [0, 0, depth / 2]))
  return half
}

function handle({ waffle }: WaffleMakerParams, width: number, lower: boolean): Group {
  const grip = paint('#1d1f22', 'satin')
  if (waffle === 'belgian')
    return lower
      ? group(roundedBox(width * 0.2, 1, 1.2, 0.3, grip))
      : put(
          group(
            roundedBox(width * 0.5, 1.5, 1.5, 0.7, grip),
            put(roundedBox(1.2, 1, 3, 0.3, chrome('#b9bcc0', 0.2)), [width * 0.18, 0, -1.6]),
            put(roundedBox(1.2, 1, 3, 0.3, chrome('#b9bcc0', 0.2)), [-width * 0.18, 0, -1.6]),
          ),
          [0, -1.2, 2.4],
        )
  return group(
    put(
      loft(
        {
          sections: [
            { y: -1.5, width: 5.4, depth: 8, n: 3.4 },
            { y: -0.45, width: 6, depth: 9, n: 3.4 },
          ],
          roundTop: 0.2,
          roundBottom: 0.6,
        },
        grip,
      ),
      [0, 0, 0.6],
    ),
    put(roundedBox(4, 0.3, 0.3, 0.1, chrome()), [0, -0.9, 4.85]),
  )
}

function lamps({ color, brand = 'Nawwar' }: WaffleMakerParams, seam: number): Group {
  const lamp = (hex: string) => cylinder(0.32, 0.5, glow(hex, 0.9), 0.1)
  return group(
    put(
      group(
        put(cylinder(1.5, 0.5, chrome('#c8cacc', 0.2), 0.15), [0, 0, 0], [90, 0, 0]),
        put(knob({ radius: 1.2, body: paint('#1d1f22', 'satin'), mark: '#f2f2f0', turn: 30 }), [0, 0, 0.4]),
      ),
      [-5.7, seam - 2, -1.85],
      [4, -32, 0],
    ),
    put(lamp('#ff3b2f'), [5.2, seam - 1.9, -1.6], [82, 0, -30]),
    put(lamp('#35d06a'), [6.4, seam - 1.9, -2.3], [82, 0, -36]),
    put(label(brand, { height: 1, color: inkOn(color) }), [0, seam - 3.2, -0.62], [-30, 0, 0]),
  )
}

function panel({ brand = 'Nawwar' }: WaffleMakerParams, width: number, seam: number): Group {
  return put(
    group(
      put(display({ width: 4.2, height: 1.9, text: '4:30', color: '#ffb347' }), [-width * 0.06, 0, 0]),
      put(dial(1.75, 5, '#33373a'), [width * 0.25, 0, 0.1]),
      put(knob({ radius: 1.25, turn: 30 }), [width * 0.25, 0, 0.05]),
      put(button({ radius: 0.4, lamp: '#35d06a', depth: 0.2 }), [width * 0.12, 0, 0.05]),
      put(label(brand, { height: 1.3, color: '#33373a' }), [-width * 0.3, 0, 0.12]),
    ),
    [0, seam - 2.1, -0.42],
    [7, 0, 0],
  )
}
