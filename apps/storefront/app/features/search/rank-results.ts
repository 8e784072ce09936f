import type { Product } from '@shop/contract'

/** The maximum number of results in the dropdown (rule P-05). */
const shownResults = 6

type Named = Pick<Product, 'name'>

/**
 * Orders search results for the dropdown: names that begin with the words, names that contain them, then other
 * matches; each group in the shop's order (rule P-07).
 */
export function rankResults<Result extends Named>(results: readonly Result[], query: string): Result[] {
  const wanted = query.trim().toLocaleLowerCase()
  const rank = ({ name }: Named) => {
    const position = name.toLocaleLowerCase().indexOf(wanted)
    return position === 0 ? 0 : position > 0 ? 1 : 2
  }
  return [...results].sort((a, b) => rank(a) - rank(b)).slice(0, shownResults)
}
