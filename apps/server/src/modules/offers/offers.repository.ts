import type { Localized, Unit } from '@shop/contract'
import type { offerKinds, offerScopes } from '@shop/contract/staff'
import { inBothLanguages } from '../../database/bilingual.ts'
import type { Db, Fragment } from '../../database/client.ts'
import { hasWords } from '../../database/has-words.ts'
import { inDirection } from '../../database/in-direction.ts'
import { rowList } from '../../database/row-list.ts'
import { findRow, findValue } from '../../database/rows.ts'
import { type VersionedRow, versionedRows } from '../../database/versioned-rows.ts'

/** The fact that the products of an offer have: a choice, yes or no, or a range in the base unit. Null of other offers. */
export type FactCondition = {
  factId: number | null
  factKind: 'number' | 'choice' | 'flag' | null
  factChoiceId: number | null
  factFlag: boolean | null
  factMin: number | null
  factMax: number | null
}
/** What an offer makes of which prices. */
export type OfferTerms = FactCondition & {
  scope: (typeof offerScopes)[number]
  targetIds: number[]
  leftOutIds: number[]
  kind: (typeof offerKinds)[number]
  value: number
  floorPiastres: number | null
  endsInNine: boolean
  priority: number
  startsAt: Date
  endsAt: Date
}
export type OfferColumns = OfferTerms & { nameEn: string; nameAr: string }
export type OfferRecord = VersionedRow &
  OfferTerms & {
    name: Localized
    fact: { key: string; name: Localized; unit: Unit | null; choice: { key: string; name: Localized } | null } | null
    startedAt: Date | null
    endedAt: Date | null
  }

export type OfferList = { q: string; sort: 'starts_at' | 'ends_at' | 'priority'; order: 'asc' | 'desc' }

export function listOffers(db: Db, { q, sort, order }: OfferList) {
  const text = db`fold_person(concat_ws(' ', o.name_en, o.name_ar))`
  return rowList(
    db,
    db`${db(`o.${sort}`)} ${inDirection(db, order)}, o.id ${inDirection(db, order)}`,
    (tail) => db<OfferRecord[]>`${selectOffers(db)} where ${hasWords(db, text, q)} ${tail}`,
  )
}

export async function findOffer(db: Db, id: number): Promise<OfferRecord | null> {
  return await findRow(db<OfferRecord[]>`${selectOffers(db)} where o.id = ${id}`)
}

export const {
  insert: insertOffer,
  update: updateOffer,
  remove: deleteOffer,
} = versionedRows<OfferColumns, Partial<OfferColumns>>('offers')

export type PricedVariant = {
  productId: number
  sku: string
  name: Localized
  color: Localized | null
  regular: number
  offered: number | null
  lowest: number | null
  floor: number | null
  isLeftOut: boolean
  /** Whether another offer would act instead, at some time between start and end. */
  isOutranked: boolean
}

/**
 * What an offer with these terms would make of each variant on sale that it covers, or would cover if it left nothing out.
 *
 * @param id of the offer, which does not count against itself; null for a new one
 */
export async function priceVariants(db: Db, terms: OfferTerms, id: number | null): Promise<PricedVariant[]> {
  const { scope, targetIds, leftOutIds, kind, value, floorPiastres, endsInNine, priority, startsAt, endsAt } = terms
  const { factId, factChoiceId, factFlag, factMin, factMax } = terms
  return await db<PricedVariant[]>`
    select p.id as product_id, p.sku, ${inBothLanguages(db, 'p.name')} as name,
      case when v.hex is not null then ${inBothLanguages(db, 'v.name')} end as color, v.regular_price_piastres as regular,
      own.price as offered, lowest_price(v.id, ${startsAt}::timestamptz) as lowest, ${floorPiastres}::bigint as floor,
      p.id = any (${leftOutIds}::bigint[]) as is_left_out,
      exists (
        select from offers o cross join lateral (
          select offer_price(o.kind, o.value, o.floor_piastres, o.ends_in_nine, v.regular_price_piastres)) as made (price)
        where o.ended_at is null and o.id is distinct from ${id}::bigint
          and o.starts_at < ${endsAt}::timestamptz and o.ends_at > ${startsAt}::timestamptz
          and made.price is not null and ${coversProduct(db)}
          -- The order of acting_offer; a new offer has the highest id.
          and (-o.priority, made.price, o.id) < (-${priority}::integer, own.price, coalesce(${id}::bigint, o.id + 1))
      ) as is_outranked
    from variants v join products p on p.id = v.product_id
      cross join lateral (
        select offer_price(${kind}::text, ${value}::bigint, ${floorPiastres}::bigint, ${endsInNine}::boolean, v.regular_price_piastres)
      ) as own (price)
    where v.is_active and offer_covers(${scope}::text, ${targetIds}::bigint[], '{}', ${factId}::bigint, ${factChoiceId}::bigint,
      ${factFlag}::boolean, ${factMin}::numeric, ${factMax}::numeric, p.id, p.category_id, p.type_id)
    order by p.sort_order, p.id, v.sort_order, v.id`
}

/** Starts and ends what is due, and derives the prices of what it covers. Needs a transaction. @returns how many offers */
export async function applyOffers(tx: Db, moment: Date): Promise<number> {
  const due = await tx<{ id: number }[]>`
    update offers set started_at = coalesce(started_at, least(${moment}::timestamptz, ends_at)),
      ended_at = case when ends_at <= ${moment}::timestamptz then greatest(${moment}::timestamptz, started_at) end
    where ended_at is null
      and (ends_at <= ${moment}::timestamptz or (started_at is null and starts_at <= ${moment}::timestamptz))
    returning id`
  if (due.length > 0)
    await refreshPricesOfOffers(
      tx,
      due.map(({ id }) => id),
    )
  return due.length
}

/** How many variants one statement derives: an offer over a large shop must not reach `statement_timeout`. */
const maxVariants = 2000

/** Derives the prices anew that offers made, or would make, of all variants that they cover or acted on until now. */
export async function refreshPricesOfOffers(tx: Db, ids: readonly number[]): Promise<void> {
  const covered = await tx<{ id: number }[]>`
    select v.id from variants v join products p on p.id = v.product_id
    where v.offer_id = any (${[...ids]}::bigint[]) or exists (
      select from offers o
      where o.id = any (${[...ids]}::bigint[]) and ${coversProduct(tx)}
    )
    order by v.id`
  for (let start = 0; start < covered.length; start += maxVariants) {
    const part = covered.slice(start, start + maxVariants).map(({ id }) => id)
    await tx`select refresh_prices(${part}::bigint[])`
  }
}

/** The next moment when an offer starts or ends, which may have passed; null when there is none. */
export async function findNextMoment(db: Db): Promise<Date | null> {
  return await findValue(db<{ moment: Date | null }[]>`
    select min(case when started_at is null then least(starts_at, ends_at) else ends_at end) as moment
    from offers where ended_at is null`)
}

/** SQL condition: the offer `o` covers the product `p`. */
function coversProduct(db: Db): Fragment {
  return db`offer_covers(o.scope, o.target_ids, o.left_out_ids, o.fact_id, o.fact_choice_id, o.fact_flag, o.fact_min, o.fact_max,
    p.id, p.category_id, p.type_id)`
}

function selectOffers(db: Db): Fragment {
  return db`
    select o.id, o.version, ${inBothLanguages(db, 'o.name')} as name, o.scope, o.target_ids, o.left_out_ids, o.kind, o.value,
      o.floor_piastres, o.ends_in_nine, o.priority, o.starts_at, o.ends_at, o.started_at, o.ended_at, o.updated_at,
      o.fact_id, o.fact_kind, o.fact_choice_id, o.fact_flag, o.fact_min::float8 as fact_min, o.fact_max::float8 as fact_max,
      (select json_build_object('key', f.key, 'name', ${inBothLanguages(db, 'f.name')}, 'unit', f.unit, 'choice',
          (select json_build_object('key', fc.key, 'name', ${inBothLanguages(db, 'fc.name')}) from fact_choices fc
            where fc.id = o.fact_choice_id))
        from facts f where f.id = o.fact_id) as fact
    from offers o`
}
