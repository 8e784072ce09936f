import type { Finish } from '../kit/materials.ts'
import type { Product } from '../kit/product.ts'
import { product } from '../kit/product.ts'
import { jugPress } from './parts/jug-press.ts'
import { leverPress } from './parts/lever-press.ts'

export type CitrusPressParams = { color: string; finish?: Finish; style?: 'jug' | 'lever' }

/** A citrus press: a jug under a cone, or a steel body with spout and lever arm. */
export function citrusPress(params: CitrusPressParams): Product {
  const parts = params.style === 'lever' ? leverPress() : jugPress(params)
  const top = params.style === 'lever' ? 21 : 19
  return product(parts, {
    front: { turn: params.style === 'lever' ? -34 : -22, rise: 15 },
    side: { turn: params.style === 'lever' ? 40 : 36, rise: 15 },
    detail: { turn: -18, rise: 28, closeUp: { at: [0, top, 0], span: 18 } },
  })
}
