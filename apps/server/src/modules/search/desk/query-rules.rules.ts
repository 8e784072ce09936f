import { foldTerm } from './fold-terms.rules.ts'
import type { PinnedProduct, QueryRules } from './query-rules.repository.ts'

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
 * @param ranked positions of products, best first
 */
export function placePins(
  ranked: readonly number[],
  pins: readonly { position: number; place: number }[],
): readonly number[] {
  const pinned = new Set(pins.map(({ position }) => position))
  const positions = ranked.filter((position) => !pinned.has(position))
  let last = -1
  for (const { position, place } of pins.toSorted((one, other) => one.place - other.place)) {
    last = Math.max(place - 1, last + 1)
    positions.splice(last, 0, position)
  }
  return positions
}
