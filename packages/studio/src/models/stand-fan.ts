import { paint } from '../kit/materials.ts'
import type { Product } from '../kit/product.ts'
import { product } from '../kit/product.ts'
import { put, roundedBox } from '../kit/shapes.ts'

export type StandFanParams = { color: string }

/** Placeholder until the stand fan is modelled. */
export function standFan({ color }: StandFanParams): Product {
  return product([put(roundedBox(20, 20, 20, 2, paint(color)), [0, 10, 0])])
}
