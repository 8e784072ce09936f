import { paint } from '../kit/materials.ts'
import type { Product } from '../kit/product.ts'
import { product } from '../kit/product.ts'
import { put, roundedBox } from '../kit/shapes.ts'

export type SandwichMakerParams = { color: string }

/** Placeholder until the sandwich maker is modelled. */
export function sandwichMaker({ color }: SandwichMakerParams): Product {
  return product([put(roundedBox(20, 20, 20, 2, paint(color)), [0, 10, 0])])
}
