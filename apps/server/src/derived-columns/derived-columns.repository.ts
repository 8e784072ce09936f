import type { Db, Fragment } from '../database/client.ts'

/** A stored value that is not what its sources say; `id` names the row. Both values as text. */
export type Difference = { table: string; id: string; column: string; stored: string | null; derived: string | null }

/** How many differences of a kind are named; all are counted. */
const maxNamed = 20

/** What each check compares: rows of table, id, column, stored and derived value. */
const comparisons: readonly ((db: Db) => Fragment)[] = [
  compareProducts,
  comparePrices,
  compareStock,
  compareSearch,
  compareOrders,
  compareCustomers,
  comparePolicies,
]

/**
 * Compares every stored value that repeats others with what it repeats. Each comparison is one statement, which sees one moment, so
 * that it may run while people buy.
 *
 * @returns how many differ, and the first of each kind
 */
export async function findDifferences(db: Db): Promise<{ count: number; named: Difference[] }> {
  const named: Difference[] = []
  let count = 0
  for (const compare of comparisons) {
    const rows = await db<(Difference & { total: number })[]>`
      select "table", id, "column", stored, derived, count(*) over ()::integer as total
      from (${compare(db)}) as pair ("table", id, "column", stored, derived)
      where stored is distinct from derived order by id, "column" limit ${maxNamed}`
    count += rows[0]?.total ?? 0
    named.push(...rows.map(({ total: _, ...difference }) => difference))
  }
  return { count, named }
}

/** What a product repeats of its variants on sale. */
function compareProducts(db: Db): Fragment {
  return db`
    select 'products', p.id::text, pair.*
    from products p join derive_products(null) d on d.product_id = p.id cross join lateral (values
      ('price_piastres', p.price_piastres::text, d.price_piastres::text),
      ('original_price_piastres', p.original_price_piastres::text, d.original_price_piastres::text),
      ('is_offer', p.is_offer::text, d.is_offer::text),
      ('is_in_stock', p.is_in_stock::text, d.is_in_stock::text),
      ('hexes', p.hexes::text, d.hexes::text),
      ('hexes_in_stock', p.hexes_in_stock::text, d.hexes_in_stock::text)) as pair`
}

/** What the running offers make of the regular price of a variant. */
function comparePrices(db: Db): Fragment {
  return db`
    select 'variants', v.id::text, pair.*
    from variants v join derive_prices(null) d on d.variant_id = v.id cross join lateral (values
      ('price_piastres', v.price_piastres::text, d.price_piastres::text),
      ('original_price_piastres', v.original_price_piastres::text, d.original_price_piastres::text),
      ('offer_id', v.offer_id::text, d.offer_id::text)) as pair`
}

/** The stock at hand, and the ledger that moves it. */
function compareStock(db: Db): Fragment {
  return db`
    select 'variants', v.id::text, 'stock', v.stock::text, coalesce(ledger.units, 0)::text
    from variants v left join (select variant_id, sum(units) as units from stock_movements group by variant_id) ledger
      on ledger.variant_id = v.id`
}

/** A product without words cannot be found. */
function compareSearch(db: Db): Fragment {
  return db`
    select 'product_words', p.id::text, 'product_id', w.product_id::text, p.id::text
    from products p left join product_words w on w.product_id = p.id`
}

/** What an order's lines sum up to. */
function compareOrders(db: Db): Fragment {
  return db`
    select 'orders', o.id::text, 'subtotal_piastres', o.subtotal_piastres::text, coalesce(lines.total, 0)::text
    from orders o left join (select order_id, sum(line_total_piastres) as total from order_lines group by order_id) lines
      on lines.order_id = o.id`
}

/** What a customer repeats of the orders, the account, the block and the notes of the phone. */
function compareCustomers(db: Db): Fragment {
  return db`
    select 'customers', coalesce(c.phone, d.phone), 'figures',
      case when c.phone is not null then concat_ws(' ', c.orders, c.delivered, c.refused, c.returned, c.cancelled, c.account_id, c.is_blocked) end,
      case when d.phone is not null then concat_ws(' ', d.orders, d.delivered, d.refused, d.returned, d.cancelled, d.account_id, d.is_blocked) end
    from customers c full join derive_customers(array(select phone from orders union select phone from users
      union select phone from phone_blocks union select phone from customer_notes)) d on d.phone = c.phone`
}

/** Which body the blocks of a policy were parsed from, by its MD5. */
function comparePolicies(db: Db): Fragment {
  return db`select 'policies', kind || ' ' || language, 'blocks_of', blocks_of, md5(body) from policies`
}

/** Remembers what a check found, for the metrics. */
export async function saveCheck(db: Db, checkedAt: Date, differences: number): Promise<void> {
  await db`
    insert into derived_check ${db({ checkedAt, differences })}
    on conflict (is_only) do update set checked_at = excluded.checked_at, differences = excluded.differences`
}
