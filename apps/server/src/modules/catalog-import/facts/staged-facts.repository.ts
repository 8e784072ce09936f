import type { Db, Fragment } from '../../../database/client.ts'
import { hasRows } from '../../../database/rows.ts'

/** Products whose facts would change. */
export async function listFactual(db: Db): Promise<number[]> {
  const rows = await db<{ id: number }[]>`
    select distinct products.id from staged_facts wanted join products using (sku)
      left join product_facts stored on stored.product_id = products.id and stored.fact_id = wanted.fact_id
    where case when wanted.is_removed then stored.fact_id is not null else ${values(db, 'stored')} is distinct from ${values(db, 'wanted')} end`
  return rows.map(({ id }) => id)
}

/** Writes the staged facts; facts that the file does not name are unchanged. @returns ids of the changed products */
export async function mergeFacts(db: Db): Promise<number[]> {
  const ids = await listFactual(db)
  if (ids.length === 0) return []
  await db`
    delete from product_facts stored using staged_facts wanted join products using (sku)
    where wanted.is_removed and stored.product_id = products.id and stored.fact_id = wanted.fact_id`
  await db`
    insert into product_facts as stored (product_id, fact_id, kind, number, choice_id, flag, text_en, text_ar)
    select products.id, fact_id, kind, number, choice_id, flag, text_en, text_ar
    from staged_facts wanted join products using (sku) where not is_removed
    on conflict (product_id, fact_id) do update set number = excluded.number, choice_id = excluded.choice_id,
      flag = excluded.flag, text_en = excluded.text_en, text_ar = excluded.text_ar
    where ${values(db, 'stored')} is distinct from ${values(db, 'excluded')}`
  return ids
}

/** Whether a product of the import has a fact outside the scope of its type and category. */
export async function hasFactsOutside(db: Db): Promise<boolean> {
  return await hasRows(db`
    select from product_facts stored join products on products.id = stored.product_id join staged_products using (sku)
    where not exists (select from fact_scopes s where s.fact_id = stored.fact_id
      and (s.type_id = products.type_id or s.category_id = products.category_id)) limit 1`)
}

/** Assigns types to categories, and removes the others from them. */
export async function assignTypes(
  db: Db,
  categoryTypes: readonly { key: string; typeIds: readonly number[] }[],
): Promise<void> {
  for (const { key, typeIds } of categoryTypes) {
    await db`
      update product_types t set category_id = case when t.id = any (${[...typeIds]}::bigint[]) then c.id end,
        version = t.version + 1, updated_at = now()
      from categories c
      where c.key = ${key} and (t.category_id = c.id) is distinct from (t.id = any (${[...typeIds]}::bigint[]))
        and (t.category_id = c.id or t.id = any (${[...typeIds]}::bigint[]))`
  }
}

function values(db: Db, of: string): Fragment {
  const columns = ['number', 'choice_id', 'flag', 'text_en', 'text_ar'].map((column) => `${of}.${column}`)
  return db.unsafe(`(${columns.join(', ')})`)
}
