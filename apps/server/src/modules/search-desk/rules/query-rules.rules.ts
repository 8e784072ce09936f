import { foldTerm } from '@shop/text-match'
import { addPosition, copySelection, type FoundProducts, hasPosition } from '../../listing/index.ts'
import type { PinnedProduct, QueryRules } from './query-rules.repository.ts'

/** The result of a search, with the products that staff pinned for the query at their places, and the page that it leads to. */
export function applyQueryRules(found: FoundProducts, rules: QueryRules, typed: string): FoundProducts {
  const answer = { ...found.answer, redirect: redirectOf(rules, typed) ?? found.answer.redirect }
  const pins = pinsOf(rules, typed).flatMap((pin) => {
    const position = found.lists.index.positionOf(pin.productId)
    return position === undefined ? [] : [{ ...pin, position }]
  })
  if (pins.length === 0) return { ...found, answer }
  const selection = copySelection(found.selection)
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

/** The products that are pinned for a query, in the order of their places. */
export function pinsOf({ pins }: QueryRules, typed: string): readonly PinnedProduct[] {
  return pins.get(foldTerm(typed)) ?? []
}

/** The page that a query leads to, as a path without language; null for none. */
export function redirectOf({ redirects }: QueryRules, typed: string): string | null {
  return redirects.get(foldTerm(typed)) ?? null
}

/**
 * Moves pinned products to their places. One that the search did not find is put in; of two for one place the first comes first.
 *
 * @param ranked ids of products, best first
 */
export function placePins(ranked: readonly number[], pins: readonly PinnedProduct[]): readonly number[] {
  const pinned = new Set(pins.map(({ productId }) => productId))
  const ids = ranked.filter((id) => !pinned.has(id))
  let last = -1
  for (const { productId, place } of pins.toSorted((one, other) => one.place - other.place)) {
    last = Math.max(place - 1, last + 1)
    ids.splice(last, 0, productId)
  }
  return ids
}
