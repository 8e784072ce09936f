import { type FactGroup, factGroups, type Localized } from '@shop/contract'
import { inBothLanguages } from '../../../database/bilingual.ts'
import type { Db } from '../../../database/client.ts'
import { declaredFacts } from './declared-facts.data.ts'
import type { FactDefinition, ListDefinitions, TypeDefinition } from './lists.types.ts'

/** What categories are called: those that are shown, in their order. */
export async function readCategoryNames(db: Db): Promise<ListDefinitions['categories']> {
  const rows = await db<{ id: number; name: Localized }[]>`
    select c.id, ${inBothLanguages(db, 'c.name')} as name from categories c where c.is_active order by c.sort_order, c.id`
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** What colours are called: as the oldest product on sale calls its own. */
export async function readColorNames(db: Db, hexes: readonly string[]): Promise<ListDefinitions['colors']> {
  const rows = await db<{ hex: string; name: Localized }[]>`
    select wanted.hex, called.name from unnest(${[...hexes]}::text[]) as wanted (hex) cross join lateral (
      select ${inBothLanguages(db, 'v.name')} as name from variants v
      where v.hex = wanted.hex and v.is_active and v.hex is not null order by v.id limit 1
    ) as called`
  return new Map(rows.map(({ hex, name }) => [hex, name]))
}

/** The types of appliances, in their order. */
export async function readTypes(db: Db): Promise<ListDefinitions['types']> {
  const rows = await db<(TypeDefinition & { id: number })[]>`
    select t.id, t.key, ${inBothLanguages(db, 't.name')} as name, t.clearance_side_mm as side, t.clearance_back_mm as back,
      t.clearance_top_mm as top
    from product_types t order by t.sort_order, t.id`
  return new Map(rows.map(({ id, ...type }) => [id, type]))
}

/** The facts that lists are narrowed by: the declared fields, then staff's in the order in which a product shows them. */
export async function readFacts(db: Db): Promise<ListDefinitions['facts']> {
  const rows = await db<(FactDefinition & { group: FactGroup })[]>`
    select f.id, f.key, ${inBothLanguages(db, 'f.name')} as name, f.kind, f.unit, f."group", coalesce((
        select json_agg(json_build_object('id', fc.id, 'key', fc.key, 'name', ${inBothLanguages(db, 'fc.name')}) order by fc.sort_order, fc.id)
        from fact_choices fc where fc.fact_id = f.id
      ), '[]') as choices
    from facts f where f.in_facets and f.kind <> 'text' order by f.sort_order, f.id`
  const sorted = rows.toSorted((a, b) => factGroups.indexOf(a.group) - factGroups.indexOf(b.group))
  const ofStaff = sorted.map(({ group: _, ...fact }) => fact)
  const declaredKeys = new Set(declaredFacts.map(({ key }) => key))
  const others = ofStaff.filter(({ key }) => !declaredKeys.has(key))
  return new Map([...declaredFacts, ...others].map((fact) => [fact.key, fact]))
}
