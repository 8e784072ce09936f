import type { SearchList } from '@shop/contract/staff'
import type { Db, Fragment } from '../../../database/client.ts'
import { hasWords } from '../../../database/has-words.ts'
import { inDirection } from '../../../database/in-direction.ts'
import { rowList } from '../../../database/row-list.ts'
import type { CountedSearch } from './searches.repository.ts'

/** `lastDay` is a day in Cairo. */
export type CountedSearchRecord = Omit<CountedSearch, 'language' | 'searchers'> & { lastDay: string }

/** `days`: how many Cairo days the list looks back, today included. */
export type SearchFilter = { list: SearchList; days: number; q: string }
export type SearchSort = { sort: 'count' | 'last_day'; order: 'asc' | 'desc' }

/** Counted searches, the most frequent first unless another order is asked for. */
export function listSearches(db: Db, now: Date, filter: SearchFilter, { sort, order }: SearchSort) {
  const counted = {
    empty: db`empty`,
    relaxed: db`relaxed`,
    not_sold: db`not_sold`,
    unclicked: db`count`,
    frequent: db`count`,
  }
  const by = { count: counted[filter.list], last_day: db`last_day` }[sort]
  return rowList(
    db,
    db`${by} ${inDirection(db, order)}, query`,
    (tail) => db<CountedSearchRecord[]>`
    select * from (${selectSearches(db, now, filter)}) as searched ${tail}`,
  )
}

function selectSearches(db: Db, now: Date, { list, days, q }: SearchFilter): Fragment {
  const having: Record<SearchList, Fragment> = {
    empty: db`sum(empty) > 0`,
    relaxed: db`sum(relaxed) > 0`,
    not_sold: db`sum(not_sold) > 0`,
    // Who finds nothing, or nothing that is sold, has nothing to open.
    unclicked: db`sum(clicks) = 0 and sum(count) > sum(empty) + sum(not_sold)`,
    frequent: db`sum(count) > 0`,
  }
  return db`
    select query, (array_agg(typed order by day desc))[1] as typed, sum(count)::integer as count, sum(empty)::integer as empty,
      sum(relaxed)::integer as relaxed, sum(not_sold)::integer as not_sold, sum(clicks)::integer as clicks,
      max(day)::text as last_day
    from searches
    where day > (${now}::timestamptz at time zone 'Africa/Cairo')::date - ${days}::integer
      and ${hasWords(db, db`fold_person(query || ' ' || typed)`, q)}
    group by query having ${having[list]}`
}
