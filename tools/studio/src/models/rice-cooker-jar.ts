import type { Group } from 'three'
import { button, group } from '../kit/controls.ts'
import { feet } from '../kit/details.ts'
import { loft } from '../kit/loft.ts'
import { chrome, paint } from '../kit/materials.ts'
import { outline, rectangle } from '../kit/paths.ts'
import { inkOn, label } from '../kit/print.ts'
import type { Product } from '../kit/product.ts'
import { product } from '../kit/product.ts'
import { cylinder, lathe, plate, put, roundedBox } from '../kit/shapes.ts'
import { sweep } from '../kit/sweep.ts'
import type { RiceCookerParams } from './rice-cooker.ts'
import { leverPanel } from './rice-cooker-switch.ts'

/** A closed cooker like a jar: hinged lid with steam valve and latch, carrying handle above. */
export function jarCooker(params: RiceCookerParams): Product {
  const { color, finish = 'gloss', width = 27.5, height = 26, depth = 26.5, brand = 'Nawwar' } = params
  const [w, d, n] = [width - 2, depth - 1, 2.7]
  const split = height * 0.66
  const skin = paint(color, finish)
  const at = (y: number, share: number) => ({ y, width: w * share, depth: d * share, n })
  const trunk = loft(
    {
      sections: [at(1.4, 0.82), at(3.4, 0.93), at(split * 0.55, 1), at(split - 0.3, 0.985)],
      roundTop: 0.3,
      roundBottom: 0.7,
    },
    skin,
  )
  const belt = loft(
    { sections: [at(split - 0.2, 0.972), at(split + 0.6, 0.97)], roundTop: 0.1, roundBottom: 0.1 },
    chrome('#c9ccd0', 0.18),
  )
  const lid = loft(
    {
      sections: [at(split + 0.6, 0.985), at(split + 2.6, 0.96), at(height - 3.6, 0.8)],
      roundTop: 1.5,
      roundBottom: 0.3,
    },
    skin,
  )
  const cap = put(
    lathe(
      [
        [0, 0],
        [w * 0.3, 0, 0.3],
        [w * 0.27, 0.6, 0.4],
        [0, 0.8],
      ],
      paint('#2a2d30', 'satin'),
    ),
    [0, height - 2.3, 0],
  )
  const valve = put(
    group(
      cylinder(2.3, 0.8, paint('#1d1f22', 'satin'), 0.3),
      ...[-0.8, 0, 0.8].map((x) => put(roundedBox(0.35, 0.2, 2, 0.1, paint('#0c0d0e', 'matt')), [x, 0.82, 0])),
    ),
    [0, height - 1.7, -w * 0.1],
  )
  const latch = put(button({ width: 4.6, height: 2, depth: 0.6, material: chrome('#c9ccd0', 0.18) }), [
    0,
    split + 1.1,
    d * 0.482,
  ])
  const handle = sweep(
    {
      points: [
        [-w * 0.5, split + 0.8, -1],
        [-w * 0.5, split + 4, -3],
        [-w * 0.38, height + 0.2, -6],
        [0, height + 1.2, -7],
        [w * 0.38, height + 0.2, -6],
        [w * 0.5, split + 4, -3],
        [w * 0.5, split + 0.8, -1],
      ],
      width: [2.4, 1.9, 2, 2.4, 2, 1.9, 2.4],
      thickness: 1.1,
      n: 3.4,
    },
    paint('#1d1f22', 'satin'),
  )
  const parts = [
    feet(w * 0.56, d * 0.56, 0.9, 1),
    trunk,
    belt,
    lid,
    cap,
    valve,
    latch,
    handle,
    put(jarPanel(w), [0, split * 0.46, d * 0.5 - 0.55]),
    put(label(brand, { height: 1.5, color: inkOn(color) }), [0, split * 0.82, d * 0.499]),
  ]
  return product(parts, {
    front: { turn: -24, rise: 15 },
    side: { turn: 40, rise: 14 },
    detail: { turn: -14, rise: 18, closeUp: { at: [0, split * 0.62, d * 0.45], span: height * 0.8 } },
  })
}

function jarPanel(width: number): Group {
  const w = width * 0.36
  return group(
    put(plate(outline(rectangle(w, 7.4, 2.2)), 1.1, chrome('#c9ccd0', 0.18), 0.3), [0, 0, 0]),
    put(plate(outline(rectangle(w - 0.7, 6.7, 1.9)), 1.1, paint('#1d1f22', 'satin'), 0.3), [0, 0, 0.1]),
    put(group(leverPanel(width * 0.42)), [0, 0.1, 0.1]),
  )
}
