import type { Language } from '@shop/contract'
import type { Db } from '../../../database/client.ts'

/** How often a text was searched for, and how often it was answered so. */
export type CountedSearch = {
  /** Folded, see `foldText`. */
  query: string
  /** As it was last typed. */
  typed: string
  language: Language
  count: number
  /** From how many addresses that had not asked for it on this day, as far as one process knows. */
  searchers: number
  empty: number
  /** Words were left out, or what comes nearest was shown. */
  relaxed: number
  notSold: number
  clicks: number
}

/** A search without results; `lastDay` is a day in Cairo. */
export type EmptySearchRow = { query: string; count: number; lastDay: string }

/** So many different queries are kept of a day: enough for any shop, and a flood of nonsense fills nothing. */
const maxPerDay = 5000

/**
 * Adds counts to today's in Cairo.
 *
 * @param searches in the order of their queries, so that two processes never wait for each other in a circle
 */
export async function addSearches(db: Db, searches: readonly CountedSearch[], now: Date): Promise<void> {
  const rows = searches.map(({ notSold, ...search }) => ({ ...search, not_sold: notSold }))
  await db`
    with today as (select (${now}::timestamptz at time zone 'Africa/Cairo')::date as day),
    counted as (
      select today.day, given.*, known.query is not null as is_known,
        sum((known.query is null)::integer) over (order by given.query) as added
      from today cross join json_to_recordset(${JSON.stringify(rows)}::text::json) as given (query text, typed text, language text,
          count integer, searchers integer, empty integer, relaxed integer, not_sold integer, clicks integer)
        left join searches known on known.day = today.day and known.query = given.query)
    insert into searches (day, query, typed, language, count, searchers, empty, relaxed, not_sold, clicks)
    select day, query, typed, language, count, searchers, empty, relaxed, not_sold, clicks from counted
    where is_known or added <= ${maxPerDay} - (select count(*) from searches s, today where s.day = today.day)
    order by query
    on conflict (day, query) do update set typed = excluded.typed, language = excluded.language,
      count = searches.count + excluded.count, searchers = searches.searchers + excluded.searchers, empty = searches.empty + excluded.empty,
      relaxed = searches.relaxed + excluded.relaxed, not_sold = searches.not_sold + excluded.not_sold,
      clicks = searches.clicks + excluded.clicks`
}

/** Searches without results in the last `days` Cairo days, today included; the most frequent first. */
export async function listEmptySearches(db: Db, now: Date, days: number, max: number): Promise<EmptySearchRow[]> {
  return await db<EmptySearchRow[]>`
    select query, sum(empty)::integer as count, max(day)::text as last_day from searches
    where empty > 0 and day > (${now}::timestamptz at time zone 'Africa/Cairo')::date - ${days}::integer
    group by query order by sum(empty) desc, query limit ${max}`
}

/** Forgets what was searched for long ago. */
export async function forgetSearches(db: Db, before: Date): Promise<void> {
  await db`delete from searches where day < (${before}::timestamptz at time zone 'Africa/Cairo')::date`
}

/** A text that shoppers search for, as it was last typed, in the language of their page. */
export type PopularSearch = { query: string; typed: string; language: Language }

/**
 * On how many days a text must have found products, and for how many addresses on each: one client alone makes nothing popular, although
 * each of two processes counts its address.
 */
const minDays = 2
const minSearchers = 3

/**
 * The texts that found products for most addresses in the last `days` Cairo days, today included. Texts of which words were mostly left out
 * or corrected are none: what is left consists of words of the shop.
 */
export async function listPopularSearches(db: Db, now: Date, days: number, max: number): Promise<PopularSearch[]> {
  return await db<PopularSearch[]>`
    select query, (array_agg(typed order by day desc))[1] as typed, (array_agg(language order by day desc))[1] as language
    from searches
    where language is not null and day > (${now}::timestamptz at time zone 'Africa/Cairo')::date - ${days}::integer
    group by query
    having count(*) filter (where least(searchers, count - empty - not_sold) >= ${minSearchers}) >= ${minDays}
      and sum(relaxed) * 2 < sum(count)
    order by sum(least(searchers, count - empty - not_sold)) desc, query limit ${max}`
}
