import type { Db, Fragment } from '../../../database/client.ts'
import { hasRows } from '../../../database/rows.ts'
import type { StoredFact } from './fact-values.rules.ts'

/** The facts of a product `p` in the query, by their keys: `StoredFact`. */
export function staffFactsOfProduct(db: Db): Fragment {
  return db`
    (select coalesce(json_agg(json_build_object('factId', f.id, 'key', f.key, 'kind', f.kind, 'unit', f.unit, 'number', pf.number,
        'choiceId', pf.choice_id, 'choice', fc.key, 'flag', pf.flag, 'textEn', pf.text_en, 'textAr', pf.text_ar) order by f.key), '[]')
      from product_facts pf join facts f on f.id = pf.fact_id left join fact_choices fc on fc.id = pf.choice_id
      where pf.product_id = p.id)`
}

/** Writes the facts of these products. Equal values are not written. */
export async function saveProductFacts(
  db: Db,
  products: readonly { id: number; facts: readonly StoredFact[] }[],
): Promise<void> {
  const rows = products.flatMap(({ id, facts }) => facts.map((fact) => ({ ...fact, productId: id })))
  const wanted = db`jsonb_to_recordset(${db.json(rows)}) as wanted ("productId" bigint, "factId" bigint, kind text,
    number numeric, "choiceId" bigint, flag boolean, "textEn" text, "textAr" text)`
  await db`
    delete from product_facts where product_id = any (${products.map(({ id }) => id)}::bigint[])
      and (product_id, fact_id) not in (select "productId", "factId" from ${wanted})`
  if (rows.length === 0) return
  await db`
    insert into product_facts as stored (product_id, fact_id, kind, number, choice_id, flag, text_en, text_ar)
    select "productId", "factId", kind, number, "choiceId", flag, "textEn", "textAr" from ${wanted}
    on conflict (product_id, fact_id) do update set number = excluded.number, choice_id = excluded.choice_id,
      flag = excluded.flag, text_en = excluded.text_en, text_ar = excluded.text_ar
    where (stored.number, stored.choice_id, stored.flag, stored.text_en, stored.text_ar)
      is distinct from (excluded.number, excluded.choice_id, excluded.flag, excluded.text_en, excluded.text_ar)`
}

/** Whether there is a type with this id. */
export async function isProductType(db: Db, id: number): Promise<boolean> {
  return await hasRows(db`select from product_types where id = ${id}`)
}
