import { type FactGroup, factGroups, type Product } from '@shop/contract'

/** The facts by group, in the order of the groups; groups without facts are left out. */
export function groupFacts<Row extends { group: FactGroup }>(facts: readonly Row[]) {
  return factGroups
    .map((group) => ({ group, facts: facts.filter((fact) => fact.group === group) }))
    .filter((each) => each.facts.length > 0)
}

/** The pieces in the box: texts are split at Latin and Arabic commas, other facts give their name. */
export function boxContentsOf({ facts }: Pick<Product, 'facts'>): string[] {
  return facts
    .filter(({ group }) => group === 'box')
    .flatMap(({ kind, name, text }) => (kind === 'text' ? splitList(text) : `${name}: ${text}`))
}

/** A comma within a number, such as `1,000`, does not split. */
function splitList(text: string): string[] {
  return text
    .split(/\s*[\n;؛]\s*|[,،]\s+/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
}
