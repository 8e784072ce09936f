import type { Fact, Product } from '@shop/contract'
import { factsIn } from './product-facts.ts'

/** A card has room for two facts. */
const maxOnCard = 2

/** The facts of a card, each understandable without its name. */
export function cardFactsOf(product: Pick<Product, 'facts'>): string[] {
  return factsIn(product, 'card')
    .flatMap((fact) => shortTextOf(fact) ?? [])
    .slice(0, maxOnCard)
}

/** `1.7 L`, `Body: glass`, `Auto shut-off` or `Speeds: 3`; null for a "no", which says nothing on a card. */
function shortTextOf({ kind, name, text, unit, value }: Fact): string | null {
  if (kind === 'flag') return value === true ? name : null
  const isMeasured = kind === 'number' && unit !== null && unit !== 'pieces'
  return isMeasured ? text : `${name}: ${text}`
}
