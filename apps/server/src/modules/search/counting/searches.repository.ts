import type { Db } from '../../../database/client.ts'

/** What was searched for in vain; `lastDay` is a day in Cairo. */
export type EmptySearchRow = { query: string; count: number; lastDay: string }

/** So many different queries are kept of a day: enough for any shop, and a flood of nonsense fills nothing. */
const maxPerDay = 2000

/** Adds counts to today's in Cairo. Queries stand in one order, so that two processes never wait for each other in a circle. */
export async function addEmptySearches(db: Db, counts: ReadonlyMap<string, number>, now: Date): Promise<void> {
  const [queries, numbers] = [[...counts.keys()], [...counts.values()]]
  await db`
    with today as (select (${now}::timestamptz at time zone 'Africa/Cairo')::date as day),
    counted as (
      select today.day, given.query, given.count,
        sum((known.query is null)::integer) over (order by given.query) as added
      from today cross join unnest(${queries}::text[], ${numbers}::integer[]) as given (query, count)
        left join searches known on known.day = today.day and known.query = given.query)
    insert into searches (day, query, typed, count, empty)
    select counted.day, counted.query, counted.query, counted.count, counted.count from counted
    where added <= ${maxPerDay} - (select count(*) from searches e, today where e.day = today.day)
      or exists (select from searches e where e.day = counted.day and e.query = counted.query)
    order by counted.query
    on conflict (day, query) do update
      set count = searches.count + excluded.count, empty = searches.empty + excluded.empty`
}

/** What was searched for in vain in the last `days` Cairo days, today included; the most wanted first. */
export async function listEmptySearches(db: Db, now: Date, days: number, max: number): Promise<EmptySearchRow[]> {
  return await db<EmptySearchRow[]>`
    select query, sum(empty)::integer as count, max(day)::text as last_day from searches
    where empty > 0 and day > (${now}::timestamptz at time zone 'Africa/Cairo')::date - ${days}::integer
    group by query order by sum(empty) desc, query limit ${max}`
}

/** Forgets what was searched for long ago. */
export async function forgetEmptySearches(db: Db, before: Date): Promise<void> {
  await db`delete from searches where day < (${before}::timestamptz at time zone 'Africa/Cairo')::date`
}
