import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Pool } from '../../apps/server/src/database/client.ts'

type Localized = { en: string; ar: string }
type DemoProduct = {
  sku: string
  name: Localized
  colors?: { stock: number; images: string[] }[]
  stock?: number
  images: string[]
}
type Document = { categories: object[]; products: DemoProduct[] }

/**
 * A catalogue of `count` products in the import format, with the demo catalogue's texts in both languages. Each copy has a unique
 * SKU and a number in its name. It has no pictures, because the bench does not measure the decoder.
 */
export function makeCatalog(count: number): Document {
  const path = new URL('../../apps/server/seed/demo/catalogue.json', import.meta.url)
  const demo: Document = JSON.parse(readFileSync(path, 'utf8'))
  const products = Array.from({ length: count }, (_, index) => {
    const product = demo.products[index % demo.products.length] as DemoProduct
    const series = Math.floor(index / demo.products.length)
    const colors = product.colors?.map((color) => ({ ...color, stock: 100_000, images: [] }))
    const name = { en: `${product.name.en} ${series}`, ar: `${product.name.ar} ${series}` }
    const stock = colors?.length ? {} : { stock: 100_000 }
    return { ...product, sku: `${product.sku}-${series}`, name, images: [], ...(colors && { colors }), ...stock }
  })
  const categories = demo.categories.map((category) => ({
    ...category,
    image: null,
    cat_image: null,
    wall_image: null,
  }))
  return { categories, products }
}

/** Inserts carts of one to three lines into the database. @returns their session keys */
export async function fillCarts(db: Pool, count: number): Promise<string[]> {
  const keys = Array.from({ length: count }, () => randomUUID() as string)
  await db`insert into carts (session_key) select unnest(${keys}::uuid[])`
  await db`
    insert into cart_lines (cart_id, variant_id, quantity, seen_price_piastres)
    select c.id, v.id, 1, v.price_piastres
    from carts c cross join generate_series(1, 3) n
      join variants v on v.id = 1 + (c.id * 7919 + n * 104729) % (select max(id) from variants)
    where c.session_key = any (${keys}::uuid[]) and n <= 1 + c.id % 3
    on conflict do nothing`
  return keys
}

/** A coupon that takes 10 % off, as often as it is used. @returns its code */
export async function fillCoupon(db: Pool): Promise<string> {
  const code = 'BENCH10'
  await db`
    insert into coupons (code, name_en, name_ar, kind, percent_bp, amount_piastres, category_ids, min_subtotal_piastres, starts_at,
      ends_at, max_uses, max_uses_per_customer, is_active)
    values (${code}, 'Bench', 'قياس', 'percent', 1000, 100000000, '{}', 0, now() - interval '1 day', now() + interval '1 day',
      1000000000, 1000, true)`
  return code
}

/**
 * Gives every product 12 facts: two that all have, and ten of the 38 others, by its type. Half of the facts are numbers of 20 different
 * values, the others choices of four, and yes or no.
 */
export async function fillFacts(db: Pool): Promise<void> {
  // Deletes the preset facts and their values. The types stay, because searches name them.
  for (const table of ['product_facts', 'fact_scopes', 'facts']) await db`delete from ${db(table)}`
  await db`
    insert into facts (key, name_en, name_ar, kind, unit, "group", in_facets, sort_order)
    select 'fact_' || n, 'Fact ' || n, 'مواصفة ' || n, kinds.kind, case kinds.kind when 'number' then 'W' end, 'use', true, n
    from generate_series(1, 40) n cross join lateral (
      select case when n % 2 = 1 then 'number' when n % 3 = 0 then 'flag' else 'choice' end as kind
    ) kinds`
  await db`
    insert into fact_choices (fact_id, key, name_en, name_ar)
    select id, 'choice-' || n, 'Choice ' || n, 'اختيار ' || n from facts, generate_series(0, 3) n where kind = 'choice' order by id, n`
  await db`
    insert into product_facts (product_id, fact_id, kind, number, choice_id, flag)
    select p.id, f.id, f.kind, case f.kind when 'number' then 100 * (1 + seed % 20) end,
      case f.kind when 'choice' then f.first_choice + seed % 4 end, case f.kind when 'flag' then seed % 3 > 0 end
    from products p
      cross join (
        select id, kind, sort_order as number, (select min(id) from fact_choices where fact_id = facts.id) as first_choice from facts
      ) f
      cross join lateral (select (p.id * 7919 + f.number * 104729) % 997 as seed) seeds
    where f.number <= 2 or (f.number + p.type_id * 3) % 38 < 10`
}

/** Copies the products in the database, because importing ten times as many takes ten times as long. */
export async function multiplyProducts(db: Pool, times: number): Promise<void> {
  await db`
    insert into products (sku, category_id, type_id, brand, name_en, name_ar, is_best_seller, is_featured, sort_order)
    select sku || '-x' || n, category_id, type_id, brand, name_en, name_ar, is_best_seller, is_featured, sort_order
    from products cross join generate_series(2, ${times}::integer) n`
  await db`
    insert into variants (product_id, name_en, name_ar, hex, regular_price_piastres, sort_order)
    select copy.id, v.name_en, v.name_ar, v.hex, v.regular_price_piastres, v.sort_order
    from products copy join products p on p.sku = regexp_replace(copy.sku, '-x[0-9]+$', '') and p.id <> copy.id
      join variants v on v.product_id = p.id`
  await db`
    insert into product_words (product_id, starts, names, labels, details)
    select copy.id, w.starts, w.names, w.labels, w.details
    from products copy join products p on p.sku = regexp_replace(copy.sku, '-x[0-9]+$', '') and p.id <> copy.id
      join product_words w on w.product_id = p.id`
  await db`insert into stock_movements (variant_id, units, reason) select id, 1000, 'import' from variants where stock = 0`
}
