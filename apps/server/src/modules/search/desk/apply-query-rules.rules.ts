import type { FoundProducts } from '../../catalog/index.ts'
import { addPosition, hasPosition, type Selection } from '../../listing/index.ts'
import type { QueryRules } from './query-rules.repository.ts'
import { pinsOf, placePins, redirectOf } from './query-rules.rules.ts'

/** What a search found, with the products that staff pinned for the query at their places, and the page that it leads to. */
export function applyQueryRules(found: FoundProducts, rules: QueryRules, typed: string): FoundProducts {
  const answer = { ...found.answer, redirect: redirectOf(rules, typed) ?? found.answer.redirect }
  const pins = pinsOf(rules, typed).flatMap(({ productId, place }) => {
    const position = found.lists.index.positionOf(productId)
    return position === undefined ? [] : [{ position, place }]
  })
  if (pins.length === 0) return { ...found, answer }
  const selection: Selection = { words: found.selection.words.slice(), isUsed: found.selection.isUsed.slice() }
  for (const { position } of pins) addPosition(selection, position)
  return {
    ...found,
    answer,
    selection,
    rank(list, max) {
      const listed = pins.filter(({ position }) => hasPosition(list, position))
      return placePins(found.rank(list, max + listed.length), listed).slice(0, max)
    },
  }
}
