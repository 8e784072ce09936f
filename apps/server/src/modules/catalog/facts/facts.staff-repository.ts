import { type FactKind, factGroups, type Localized } from '@shop/contract'
import { inBothLanguages } from '../../../database/bilingual.ts'
import type { Db, Fragment } from '../../../database/client.ts'
import { hasWords } from '../../../database/has-words.ts'
import { inDirection } from '../../../database/in-direction.ts'
import { rowList } from '../../../database/row-list.ts'
import { findRow, getRow, getValue, hasRows } from '../../../database/rows.ts'
import { type OwnColumns, type VersionedRow, versionedRows } from '../../../database/versioned-rows.ts'
import type { facts } from './facts.table.ts'

type WrittenFact = OwnColumns<typeof facts>
export type FactColumns = Omit<WrittenFact, 'sortOrder'>
/** A definition of a fact with its choices and scope; bounds are in the base unit. */
export type FactRecord = VersionedRow &
  Omit<WrittenFact, 'nameEn' | 'nameAr'> & {
    name: Localized
    choices: { id: number; key: string; name: Localized; productsCount: number }[]
    typeIds: number[]
    categoryIds: number[]
    productsCount: number
  }

export type FactFilter = {
  q: string
  kind?: FactKind | undefined
  type?: number | undefined
  category?: number | undefined
}
export type FactSort = { sort: 'place' | 'key' | 'name'; order: 'asc' | 'desc' }

export function listFacts(db: Db, filter: FactFilter, { sort, order }: FactSort) {
  const direction = inDirection(db, order)
  const place = db`array_position(${[...factGroups]}::text[], f."group") ${direction}, f.sort_order`
  const by: Record<FactSort['sort'], Fragment> = { place, key: db`f.key`, name: db`f.name_en` }
  return rowList(
    db,
    db`${by[sort]} ${direction}, f.id ${direction}`,
    (tail) => db<FactRecord[]>`${selectFacts(db)} where ${matches(db, filter)} ${tail}`,
  )
}

/** All definitions; there are some dozens. */
export async function listAllFacts(db: Db): Promise<FactRecord[]> {
  return await db<FactRecord[]>`${selectFacts(db)} order by f.id`
}

export async function findFact(db: Db, id: number): Promise<FactRecord | null> {
  return await findRow(db<FactRecord[]>`${selectFacts(db)} where f.id = ${id}`)
}

export async function isFactKeyTaken(db: Db, key: string, exceptId: number | null): Promise<boolean> {
  return await hasRows(db`select from facts where key = ${key} and id is distinct from ${exceptId}`)
}

const rows = versionedRows<WrittenFact, FactColumns & { sortOrder?: number }>('facts')
/** Its choices and scopes go with a fact. */
export const { update: updateFact, remove: deleteFact } = rows

/** @param place null puts it after the others */
export async function insertFact(db: Db, columns: FactColumns, place: number | null): Promise<number> {
  return await rows.insert(db, { ...columns, sortOrder: place ?? (await nextPlace(db)) })
}

/** Replaces the choices of a fact, in the given order. */
export async function saveChoices(
  db: Db,
  factId: number,
  choices: readonly { key: string; name: Localized }[],
): Promise<void> {
  await db`delete from fact_choices where fact_id = ${factId} and key <> all (${choices.map(({ key }) => key)}::text[])`
  await db`
    insert into fact_choices (fact_id, key, name_en, name_ar, sort_order)
    select ${factId}::bigint, wanted.key, wanted.name_en, wanted.name_ar, wanted.place::integer
    from unnest(${choices.map(({ key }) => key)}::text[], ${choices.map(({ name }) => name.en)}::text[],
      ${choices.map(({ name }) => name.ar)}::text[]) with ordinality as wanted (key, name_en, name_ar, place)
    on conflict (fact_id, key) do update
      set name_en = excluded.name_en, name_ar = excluded.name_ar, sort_order = excluded.sort_order`
}

/** Replaces the scope of a fact. */
export async function saveScopes(
  db: Db,
  factId: number,
  { types, categories }: { types: readonly number[]; categories: readonly number[] },
): Promise<void> {
  await db`delete from fact_scopes where fact_id = ${factId}`
  await db`
    insert into fact_scopes (fact_id, type_id, category_id)
    select ${factId}::bigint, id, null::bigint from unnest(${[...types]}::bigint[]) as id
    union all select ${factId}::bigint, null, id from unnest(${[...categories]}::bigint[]) as id`
}

/** How many offers are over this fact, and over which of its choices, by their keys. */
export async function countOffersOver(db: Db, factId: number): Promise<{ offers: number; choices: string[] }> {
  return await getRow(db<{ offers: number; choices: string[] }[]>`
    select count(*) as offers, coalesce(array_agg(distinct fc.key) filter (where fc.key is not null), '{}') as choices
    from offers o left join fact_choices fc on fc.id = o.fact_choice_id where o.fact_id = ${factId}`)
}

/** How many products have a value of this fact outside its bounds or scope. */
export async function countValuesOutside(db: Db, factId: number): Promise<{ bounds: number; scope: number }> {
  return await getRow(db<{ bounds: number; scope: number }[]>`
    select count(*) filter (where pf.number < f.min_value or pf.number > f.max_value) as bounds,
      count(*) filter (where not exists (select from fact_scopes s where s.fact_id = f.id
        and (s.type_id = p.type_id or s.category_id = p.category_id))) as scope
    from product_facts pf join facts f on f.id = pf.fact_id join products p on p.id = pf.product_id where f.id = ${factId}`)
}

async function nextPlace(db: Db): Promise<number> {
  return await getValue(db<{ place: number }[]>`select coalesce(max(sort_order), 0) + 1 as place from facts`)
}

function matches(db: Db, { q, kind, type, category }: FactFilter): Fragment {
  const inScope = db`exists (select from fact_scopes s where s.fact_id = f.id
    and (s.type_id = ${type ?? null}::bigint or s.category_id = ${category ?? null}::bigint))`
  return db`${hasWords(db, db`fold_person(concat_ws(' ', f.key, f.name_en, f.name_ar))`, q)}
    ${kind ? db`and f.kind = ${kind}` : db``} ${type || category ? db`and ${inScope}` : db``}`
}

function selectFacts(db: Db): Fragment {
  return db`
    select f.id, f.version, f.key, ${inBothLanguages(db, 'f.name')} as name, f.kind, f.unit, f."group", f.better,
      f.min_value::float8 as min_value, f.max_value::float8 as max_value, f.is_key, f.in_card, f.in_facets, f.in_comparison,
      f.sort_order, f.updated_at,
      (select coalesce(json_agg(json_build_object('id', fc.id, 'key', fc.key, 'name', ${inBothLanguages(db, 'fc.name')},
          'productsCount', (select count(*) from product_facts pf where pf.choice_id = fc.id)) order by fc.sort_order, fc.id), '[]')
        from fact_choices fc where fc.fact_id = f.id) as choices,
      array(select s.type_id from fact_scopes s where s.fact_id = f.id and s.type_id is not null order by 1) as type_ids,
      array(select s.category_id from fact_scopes s where s.fact_id = f.id and s.category_id is not null order by 1) as category_ids,
      (select count(*) from product_facts pf where pf.fact_id = f.id) as products_count
    from facts f`
}
