import { button, dial, display, group, knob } from '../kit/controls.ts'
import { feet } from '../kit/details.ts'
import { loft } from '../kit/loft.ts'
import type { Finish } from '../kit/materials.ts'
import { chrome, dark, paint } from '../kit/materials.ts'
import { inkOn, label } from '../kit/print.ts'
import type { Product } from '../kit/product.ts'
import { accessory, product } from '../kit/product.ts'
import { cylinder, put } from '../kit/shapes.ts'
import { processorBowl } from './parts/processor-bowl.ts'
import { processorJar, processorMill } from './parts/processor-jars.ts'
import { processorLid } from './parts/processor-lid.ts'

export type FoodProcessorParams = {
  color: string
  finish?: Finish
  bowlRadius?: number
  bowlHeight?: number
  control?: 'knob' | 'panel'
  /** A blender jar and a mill beside it. */
  jars?: boolean
}

/** A food processor: base with control, clear bowl with blade, lid with feed tube, handle to the right. */
export function foodProcessor(params: FoodProcessorParams): Product {
  const { bowlRadius = 9, bowlHeight = 13.5 } = params
  const deck = 13.2
  const parts = [
    feet(20, 19, 0.7, 1.1),
    put(base(params), [0, 0.5, 0]),
    put(processorBowl(bowlRadius, bowlHeight, paint(params.color, 'satin')), [0, deck, -0.5]),
    put(processorLid(bowlRadius), [0, deck + bowlHeight, -0.5]),
    ...(params.jars ? [accessory(put(processorJar(), [25, 0, -6])), accessory(put(processorMill(), [19, 0, 7]))] : []),
  ]
  return product(parts, {
    front: { turn: params.jars ? -14 : -26 },
    side: { turn: params.jars ? 24 : 40 },
    detail: { turn: -18, rise: 20, closeUp: { at: [0, deck + 1, 8], span: 21 } },
  })
}

function base(params: FoodProcessorParams) {
  const hull = loft(
    {
      sections: [
        { y: 0.5, width: 21, depth: 21.5, n: 4 },
        { y: 6, width: 20.4, depth: 20.6, n: 4 },
        { y: 11.2, width: 18.4, depth: 18, n: 3, z: -0.6 },
      ],
      roundTop: 1.6,
      roundBottom: 0.6,
    },
    paint(params.color, params.finish ?? 'gloss'),
  )
  const skirt = loft(
    {
      sections: [
        { y: 0.2, width: 21.4, depth: 21.9, n: 4 },
        { y: 1.3, width: 21.3, depth: 21.8, n: 4 },
      ],
      roundBottom: 0.2,
      roundTop: 0.2,
    },
    dark(),
  )
  return group(
    hull,
    skirt,
    put(cylinder(7.4, 1.2, dark(), 0.3), [0, 11.9, -0.5]),
    put(controls(params), [0, 5.4, 10.18], [-5, 0, 0]),
  )
}

function controls({ control = 'knob', color }: FoodProcessorParams) {
  const ink = inkOn(color)
  if (control === 'panel') {
    const keys = [-1, 0, 1].map((place) =>
      put(button({ width: 1.9, height: 1.1, material: chrome('#b9bcc0', 0.3) }), [place * 2.3 + 5, -1.9, 0.1]),
    )
    return group(
      put(knob({ radius: 2.2, turn: 60, rim: chrome() }), [-4.6, 0.4, 0]),
      put(display({ width: 6.4, height: 2.2, text: '1200 W', color: '#8fd8ff' }), [5, 1, 0.05]),
      ...keys,
      put(label('Nawwar', { height: 1.2, color: ink }), [5, 3.3, -0.1]),
    )
  }
  return group(
    put(dial(3.3, 5, ink, -70, 70), [0, 0, 0.12]),
    put(knob({ radius: 2.3, turn: -35 }), [0, 0, 0]),
    put(label('Nawwar', { height: 1.5, color: ink }), [0, 4.6, 0.0]),
  )
}
