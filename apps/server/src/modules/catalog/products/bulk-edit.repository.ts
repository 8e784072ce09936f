import type { Db, Fragment } from '../../../database/client.ts'

/** The columns of a bulk change, by name. */
export type BulkColumns = Readonly<Record<string, number | boolean | null>>
export type VariantPrice = { id: number; price: number }

/** Raises the versions too, so that concurrent edits are refused. */
export async function updateProducts(db: Db, ids: readonly number[], columns: BulkColumns): Promise<void> {
  const set = (all: Fragment, [column, value]: [string, number | boolean | null]) =>
    db`${all} ${db(column)} = ${value},`
  const changes = Object.entries(columns).reduce(set, db``)
  await db`
    update products set ${changes} version = version + 1, updated_at = now() where id = any (${[...ids]}::bigint[])`
}

export async function updatePrices(db: Db, variants: readonly VariantPrice[]): Promise<void> {
  await db`
    update variants set regular_price_piastres = changed.price, updated_at = now()
    from json_to_recordset(${db.json(variants.map(({ id, price }) => ({ id, price })))}::json) as changed (id bigint, price bigint)
    where variants.id = changed.id`
}
