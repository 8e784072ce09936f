import type { Language } from '@shop/contract'
import type { Db } from '../../../database/client.ts'

/** A text that shoppers search for, as it was last typed, in the language of their page. */
export type PopularSearch = { query: string; typed: string; language: Language }

/** How often a text must have found products, and on how many days: one shopper alone makes nothing popular. */
const minFound = 5
const minDays = 2

/**
 * The texts that found products most often in the last `days` Cairo days, today included. Texts of which words were mostly left out
 * or corrected are none: what is left consists of words of the shop.
 */
export async function listPopularSearches(db: Db, now: Date, days: number, max: number): Promise<PopularSearch[]> {
  return await db<PopularSearch[]>`
    select query, (array_agg(typed order by day desc))[1] as typed, (array_agg(language order by day desc))[1] as language
    from searches
    where language is not null and day > (${now}::timestamptz at time zone 'Africa/Cairo')::date - ${days}::integer
    group by query
    having sum(count - empty - not_sold) >= ${minFound} and count(*) >= ${minDays} and sum(gave_way) * 2 < sum(count)
    order by sum(count - empty - not_sold) desc, query limit ${max}`
}
