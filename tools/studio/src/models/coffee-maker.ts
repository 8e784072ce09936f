import { button, display, group } from '../kit/controls.ts'
import { feet } from '../kit/details.ts'
import type { Finish } from '../kit/materials.ts'
import { chrome, dark } from '../kit/materials.ts'
import { inkOn, label } from '../kit/print.ts'
import type { Product } from '../kit/product.ts'
import { product } from '../kit/product.ts'
import { put, ring } from '../kit/shapes.ts'
import { coffeeJug } from './parts/coffee-jug.ts'
import { coffeeTower } from './parts/coffee-tower.ts'

export type CoffeeMakerParams = {
  color: string
  finish?: Finish
  /** `compact` has one switch, `programmable` a display panel in its head and a steel belt. */
  style?: 'compact' | 'programmable'
  width?: number
  height?: number
}

/** A drip coffee maker: tower behind, filter head above, glass jug on its warming plate to the front (+z). */
export function coffeeMaker(params: CoffeeMakerParams): Product {
  const { width = 17, height = 27 } = params
  const deep = width * 1.18
  const programmable = params.style === 'programmable'
  const jugHeight = height * 0.44
  const parts = [
    feet(width * 0.9, deep * 0.9, 0.5, 0.9),
    ...coffeeTower(params, width, height, deep),
    put(coffeeJug(width * 0.37, jugHeight), [0, 3.6, deep * 0.14], [0, 18, 0]),
    put(programmable ? panel(width) : face(params, width), [0, height * 0.83, deep * 0.5 - 0.05]),
  ]
  return product(parts, {
    front: { turn: -30, rise: 12 },
    side: { turn: 44, rise: 10 },
    detail: {
      turn: -20,
      rise: 16,
      closeUp: { at: [0, programmable ? height * 0.8 : 10, deep * 0.4], span: height * 0.66 },
    },
  })
}

function face(params: CoffeeMakerParams, width: number) {
  return group(
    put(label('Nawwar', { height: 1.5, color: inkOn(params.color) }), [0, 0.6, 0.1]),
    put(button({ radius: 0.95, material: chrome('#c3c6c9', 0.2), lamp: '#ff8a3c' }), [0, -2.4, -0.2]),
    put(ring(1.15, 0.12, dark()), [0, -2.4, -0.05], [90, 0, 0]).translateX(width * 0),
  )
}

function panel(width: number) {
  const keys = [-1.5, -0.5, 0.5, 1.5].map((place) =>
    put(button({ width: 1.7, height: 1, material: dark('#303439') }), [place * 2.5, -2.1, 0.25]),
  )
  return group(
    put(display({ width: width * 0.5, height: 2.8, text: '07:00', color: '#9fe0ff' }), [0, 0.9, 0.1]),
    ...keys,
    put(label('Nawwar', { height: 1, color: '#33373a' }), [-width * 0.37, 2.1, 0.2]),
  )
}
