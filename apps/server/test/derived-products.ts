import type { Db } from '../src/database/client.ts'

/** Products whose lists and filters say something else than their variants, written apart from how the shop derives it. */
export async function findWrongProducts(db: Db): Promise<number[]> {
  const rows = await db<{ id: number }[]>`
    select p.id from products p
    where p.is_in_stock <> exists (select from variants where product_id = p.id and is_active and stock > 0)
      or p.hexes <> array(
        select hex from variants where product_id = p.id and is_active and hex is not null order by sort_order, id)
      or p.hexes_in_stock <> array(
        select hex from variants where product_id = p.id and is_active and hex is not null and stock > 0 order by sort_order, id)
      or p.price_piastres <> coalesce((
        select price_piastres from variants where product_id = p.id and is_active order by sort_order, id limit 1), 0)
    order by p.id`
  return rows.map(({ id }) => id)
}
