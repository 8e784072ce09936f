import type { Reading } from '../reading/reading.types.ts'
import type { Relaxed } from './relax-query.rules.ts'
import type { QueryAnswer, QueryNotice } from './search-answer.types.ts'
import type { SearchQuery } from './search-query.types.ts'

/** The answer of a query that found something, with a notice of each part that was corrected, left out or used as a filter. */
export function presentFound(
  { result, query, dropped, notices }: Relaxed,
  corrections: Reading['corrections'],
): QueryAnswer {
  return {
    result,
    notices: [
      ...corrections.map((correction): QueryNotice => ({ kind: 'corrected', ...correction })),
      ...(dropped.length > 0 ? [{ kind: 'dropped', words: dropped } as const] : []),
      ...notices,
      ...filterNotices(query),
    ],
    near: [],
    colors: askedColors(query),
    ...askedPrice(query),
  }
}

function askedColors({ requirements }: SearchQuery): string[] {
  const alternatives = requirements.filter(({ kind }) => kind === 'color').flatMap((each) => each.alternatives)
  return [...new Set(alternatives.flatMap((each) => ('hexes' in each ? each.hexes : [])))]
}

function askedPrice({ requirements }: SearchQuery): Pick<QueryAnswer, 'price'> {
  const [first] = requirements.find(({ kind }) => kind === 'price')?.alternatives ?? []
  return first && 'price' in first ? { price: first.price } : {}
}

function filterNotices({ requirements, order }: SearchQuery): QueryNotice[] {
  const filters = requirements.flatMap(({ typed, kind, alternatives: [first] }): QueryNotice[] => {
    if (kind === 'price' && first && 'price' in first) return [{ kind: 'filtered', typed, by: { price: first.price } }]
    if (kind === 'color') return [{ kind: 'filtered', typed, by: 'color' }]
    return kind === 'flag' && first && 'flag' in first ? [{ kind: 'filtered', typed, by: { flag: first.flag } }] : []
  })
  return order === 'rank' ? filters : [...filters, { kind: 'filtered', typed: '', by: { order } }]
}
