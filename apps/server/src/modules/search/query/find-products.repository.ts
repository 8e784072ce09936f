import type { Db, Fragment } from '../../../database/client.ts'
import type { SearchPlan } from './search-query.parser.ts'
import { type Tier, tiersOf } from './tiers.query.ts'

/** Products found, best first. */
export type Found = {
  /** How many there are in all. */
  total: number
  /** The asked-for stretch of them. */
  ids: number[]
  /** All of them when there are so few that the search goes on, else none. */
  few: number[]
}

/** A stretch of what was found, in its order. */
export type Range = { offset: number; limit: number }

export type Search = {
  plan: SearchPlan
  range: Range
  /** What stronger means found: it stays first. */
  earlier?: Found | undefined
  /** Only products with these ids. */
  among?: readonly number[] | undefined
}

/** Up to so many products the search goes on with weaker means. */
const fewProducts = 2

/** Finds the listed products that match a plan: tier by tier, within one as in the shop, until the stretch is full. */
export async function findProducts(db: Db, search: Search): Promise<Found> {
  const [first, ...others] = openTiers(db, search) as [Tier, ...Tier[]]
  const [{ total, ids: best }] = await firstTierQuery(db, search, first, wantedOf(search))
  const ids = await fill(db, search, others, [...(search.earlier?.few ?? []), ...best], total)
  return { total, ids: cut(ids, search), few: total <= fewProducts ? ids : [] }
}

/** Another stretch of what `findProducts` has counted. */
export async function findMore(db: Db, search: Search, total: number): Promise<number[]> {
  return cut(await fill(db, search, openTiers(db, search), search.earlier?.few ?? [], total), search)
}

async function fill(
  db: Db,
  search: Search,
  tiers: readonly Tier[],
  begun: readonly number[],
  total: number,
): Promise<number[]> {
  const wanted = wantedOf(search)
  const ids = [...begun]
  for (const tier of tiers) {
    if (ids.length >= Math.min(wanted, total)) break
    const [found] = await tierQuery(db, search, tier, wanted - ids.length)
    ids.push(...found.ids)
  }
  return ids
}

function wantedOf({ range }: Search): number {
  return Math.max(range.offset + range.limit, fewProducts)
}

function cut(ids: readonly number[], { range }: Search): number[] {
  return ids.slice(range.offset, range.offset + range.limit)
}

/** Where nothing was found for what was typed, no name holds it: that tier stays empty whatever the words are corrected to. */
function openTiers(db: Db, { plan, earlier }: Search): Tier[] {
  return tiersOf(db, plan).slice(earlier?.total === 0 ? 1 : 0)
}

/** Ids of all products that match, listed or not. */
export async function findMatching(db: Db, matching: string): Promise<number[]> {
  const [row] = await db<[{ ids: number[] }]>`
    select array(select product_id from product_search where document @@ ${matching}::tsquery) as ids`
  return row.ids
}

/** How many products match, and the first of the best tier. */
export function firstTierQuery(db: Db, search: Search, tier: Tier, limit: number) {
  return db<[{ total: number; ids: number[] }]>`
    select (
      select count(*)::integer from product_search
      where document @@ ${search.plan.matching}::tsquery and ${isListed(db, search)}
    ) as total, ${idsOf(db, search, tier, limit)} as ids`
}

export function tierQuery(db: Db, search: Search, tier: Tier, limit: number) {
  return db<[{ ids: number[] }]>`select ${idsOf(db, search, tier, limit)} as ids`
}

function idsOf(db: Db, search: Search, { holds, first }: Tier, limit: number): Fragment {
  const alreadyFound = search.earlier?.few ?? []
  return db`array(
    select product_id from product_search where ${holds} and ${isListed(db, search)}
      ${alreadyFound.length > 0 ? db`and product_id <> all (${alreadyFound}::bigint[])` : db``}
    order by ${first ? db`${first} desc,` : db``} sort_order, product_id limit ${limit}
  )`
}

function isListed(db: Db, { among }: Search): Fragment {
  return db`is_listed and category_id = any (array(select id from categories where is_active))
    ${among ? db`and product_id = any (${[...among]}::bigint[])` : db``}`
}
