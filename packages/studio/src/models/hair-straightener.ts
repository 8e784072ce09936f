import { paint } from '../kit/materials.ts'
import type { Product } from '../kit/product.ts'
import { product } from '../kit/product.ts'
import { put, roundedBox } from '../kit/shapes.ts'

export type HairStraightenerParams = { color: string }

/** Placeholder until the hair straightener is modelled. */
export function hairStraightener({ color }: HairStraightenerParams): Product {
  return product([put(roundedBox(20, 20, 20, 2, paint(color)), [0, 10, 0])])
}
