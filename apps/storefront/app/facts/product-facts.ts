import type { Fact, FactPlace, Product } from '@shop/contract'

type WithFacts = Pick<Product, 'facts'>

/** The facts that show in a place, in the order of the specification table. */
export function factsIn({ facts }: WithFacts, place: FactPlace): readonly Fact[] {
  return facts.filter(({ shown_in }) => shown_in.includes(place))
}
