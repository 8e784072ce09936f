import { factGroups } from '@shop/contract'
import { inBothLanguages } from '../../../database/bilingual.ts'
import type { Db } from '../../../database/client.ts'
import { factPlacesOf, type PlaceFlags } from '../facts/fact-places.rules.ts'
import type { DefinedFact, DefinedType, Definitions } from './definitions.types.ts'

/** Reads all definitions that products refer to by id: some dozens of rows. */
export async function readAllDefinitions(db: Db): Promise<Definitions> {
  const [categories, types, facts] = await Promise.all([readCategories(db), readTypes(db), readFacts(db)])
  return { categories, types, facts }
}

async function readCategories(db: Db): Promise<Definitions['categories']> {
  const rows = await db<{ id: number; name: DefinedType['name'] }[]>`
    select c.id, ${inBothLanguages(db, 'c.name')} as name from categories c where c.is_active order by c.sort_order, c.id`
  return new Map(rows.map(({ id, name }) => [id, name]))
}

async function readTypes(db: Db): Promise<Definitions['types']> {
  const rows = await db<(DefinedType & { id: number })[]>`
    select t.id, t.key, ${inBothLanguages(db, 't.name')} as name, t.clearance_side_mm as side, t.clearance_back_mm as back,
      t.clearance_top_mm as top, t.minutes_a_day
    from product_types t order by t.sort_order, t.id`
  return new Map(rows.map(({ id, ...type }) => [id, type]))
}

async function readFacts(db: Db): Promise<Definitions['facts']> {
  const rows = await db<(Omit<DefinedFact, 'shownIn'> & PlaceFlags)[]>`
    select f.id, f.key, ${inBothLanguages(db, 'f.name')} as name, f.kind, f."group", f.unit, f.better, f.is_key, f.in_card,
      f.in_facets, f.in_comparison, coalesce((
        select json_agg(json_build_object('id', fc.id, 'key', fc.key, 'name', ${inBothLanguages(db, 'fc.name')}) order by fc.sort_order, fc.id)
        from fact_choices fc where fc.fact_id = f.id
      ), '[]') as choices
    from facts f order by f.sort_order, f.id`
  // Sorted by the groups of the specification table; the sort is stable, so facts stay in order.
  const sorted = rows.toSorted((a, b) => factGroups.indexOf(a.group) - factGroups.indexOf(b.group))
  return new Map(
    sorted.map(({ isKey, inCard, inFacets, inComparison, ...fact }) => [
      fact.id,
      { ...fact, shownIn: factPlacesOf({ isKey, inCard, inFacets, inComparison }) },
    ]),
  )
}
