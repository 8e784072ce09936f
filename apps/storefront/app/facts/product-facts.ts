import { type Fact, type FactGroup, type FactPlace, factGroups, type Product } from '@shop/contract'

type WithFacts = Pick<Product, 'facts'>

/** The facts that show in a place, in the order of the specification table. */
export function factsIn({ facts }: WithFacts, place: FactPlace): readonly Fact[] {
  return facts.filter(({ shown_in }) => shown_in.includes(place))
}

/** The facts by group, in the order of the groups; groups without facts are left out. */
export function groupFacts<Row extends { group: FactGroup }>(facts: readonly Row[]) {
  return factGroups
    .map((group) => ({ group, facts: facts.filter((fact) => fact.group === group) }))
    .filter((each) => each.facts.length > 0)
}

/** A card has room for two. */
const maxOnCard = 2

/** The facts of a card, each readable without its name beside it. */
export function cardFactsOf(product: WithFacts): string[] {
  return factsIn(product, 'card')
    .flatMap((fact) => shortTextOf(fact) ?? [])
    .slice(0, maxOnCard)
}

/** `1.7 L`, `Glass`, `Auto shut-off` or `Speeds: 3`; null for a "no", which says nothing on a card. */
function shortTextOf({ kind, name, text, unit, value }: Fact): string | null {
  if (kind === 'flag') return value === true ? name : null
  return kind === 'number' && unit === null ? `${name}: ${text}` : text
}

/** What is in the box, piece by piece: texts are cut at commas of either script, other facts say their name. */
export function boxContentsOf({ facts }: WithFacts): string[] {
  return facts
    .filter(({ group }) => group === 'box')
    .flatMap(({ kind, name, text }) => (kind === 'text' ? splitList(text) : `${name}: ${text}`))
}

/** A comma within a number, such as `1,000`, does not cut. */
function splitList(text: string): string[] {
  return text
    .split(/\s*[\n;؛]\s*|[,،]\s+/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
}
