import type { Language } from '@shop/contract'
import type { Db } from '../../../database/client.ts'

/** A text that shoppers search for, as it was last typed, in the language of their page. */
export type PopularSearch = { query: string; typed: string; language: Language }

/**
 * On how many days a text must have found products, and for how many addresses on each: one client alone makes nothing popular, although
 * each of two processes counts its address.
 */
const minDays = 2
const minAskers = 3

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
    having count(*) filter (where least(askers, count - empty - not_sold) >= ${minAskers}) >= ${minDays}
      and sum(gave_way) * 2 < sum(count)
    order by sum(least(askers, count - empty - not_sold)) desc, query limit ${max}`
}
