import type { Localized } from '@shop/contract'
import { inBothLanguages } from '../../../database/bilingual.ts'
import type { Db } from '../../../database/client.ts'
import type { ListDefinitions } from './lists.types.ts'

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
