import { paint } from '../kit/materials.ts'
import type { Product } from '../kit/product.ts'
import { product } from '../kit/product.ts'
import { put, roundedBox } from '../kit/shapes.ts'

export type GooseneckKettleParams = { color: string }

/** Placeholder until the gooseneck kettle is modelled. */
export function gooseneckKettle({ color }: GooseneckKettleParams): Product {
  return product([put(roundedBox(20, 20, 20, 2, paint(color)), [0, 10, 0])])
}
