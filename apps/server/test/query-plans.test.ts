import type { Language } from '@shop/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '../src/database/client.ts'
import { listCartLines } from '../src/modules/cart/index.ts'
import { findProducts, listCategories, listRelatedIds } from '../src/modules/catalog/catalog.repository.ts'
import { readColorNames, readListed } from '../src/modules/catalog/lists/listed-products.repository.ts'
import { listPrices } from '../src/modules/catalog/prices/price-history.staff-repository.ts'
import {
  listStaffProducts,
  type StaffProductFilter,
  type StaffProductSort,
} from '../src/modules/catalog/products/products.staff-repository.ts'
import {
  listLedger,
  listStockLevels,
  type StockFilter,
  type StockSort,
} from '../src/modules/inventory/stock.staff-repository.ts'
import { wordsOfProduct } from '../src/modules/search/index.ts'
import type { TestShop } from './app.ts'
import { explainQueries, openFullShop } from './explain-queries.ts'
import { isLongRun } from './long-run.ts'

const productCount = isLongRun ? 100_000 : 20_000

let shop: TestShop
beforeAll(async () => {
  shop = await openFullShop(fillCatalog)
}, 300_000)
afterAll(() => shop.close())

const explain = (query: (db: Db) => Promise<unknown>) => explainQueries(shop.pool, query)

const range = { limit: 50, offset: 0 }
const staffList =
  (filter: Partial<StaffProductFilter>, sort: StaffProductSort['sort'] = 'place', language: Language = 'en') =>
  async (db: Db) => {
    const list = listStaffProducts(db, { q: '', ...filter }, { sort, order: 'asc', language })
    await list.count()
    await list.read(range)
  }
const listStock =
  (filter: Partial<StockFilter>, sort: StockSort['sort'], language: Language = 'en') =>
  (db: Db) =>
    listStockLevels(db, { q: '', at_most: 1e6, ...filter }, { sort, order: 'asc', language })
const stockPage =
  (...list: Parameters<typeof listStock>) =>
  (db: Db) =>
    listStock(...list)(db).read(range)
const stockByWords = (q: string) => async (db: Db) => {
  await listStock({ q }, 'stock')(db).count()
  await stockPage({ q }, 'stock')(db)
}
/** Tables of a few rows, which are read whole by right; nobody has an account here. */
const small = ['categories', 'facts', 'fact_choices', 'product_types', 'shop_settings', 'users']

describe(`with ${productCount} products no query reads a large table from end to end`, () => {
  test.each<[string, (db: Db) => Promise<unknown>, string]>([
    ['changed products for the lists', (db) => readListed(db, [1, 2, 3], wordsOfProduct), 'products_pkey'],
    ['what colours are called', (db) => readColorNames(db, ['#a3182b']), 'variants_hex_idx'],
    ['related products', (db) => listRelatedIds(db, 777, 8), 'products_category_idx'],
    ['products by id', (db) => findProducts(db, [1, 2, 3], 'ar'), 'products_pkey'],
    ['the facts of products', (db) => findProducts(db, [1, 2, 3], 'ar'), 'product_facts_product_id_fact_id_pk'],
    ['categories with their counts', (db) => listCategories(db, 'en'), 'products_category_idx'],
    ['what staff see', staffList({}), 'products_staff_idx'],
    ['a category as staff see it', staffList({ category: 3 }), 'products_staff_idx'],
    ['what is not shown', staffList({ is_active: false }), 'products_staff_idx'],
    ['what is sold out', staffList({ in_stock: false }), 'products_staff_idx'],
    ['offers as staff see them', staffList({ is_offer: true }), 'products_staff_idx'],
    ['what staff see by SKU', staffList({}, 'sku'), 'products_sku_unique'],
    ['what staff see by its name', staffList({}, 'name'), 'products_name_en_idx'],
    ['what staff see by its Arabic name', staffList({}, 'name', 'ar'), 'products_name_ar_idx'],
    ['a category by its name', staffList({ category: 3 }, 'name'), 'products_name_en_idx'],
    ['what staff see by its price', staffList({}, 'price'), 'products_staff_price_idx'],
    ['what was changed last', staffList({}, 'updated_at'), 'products_updated_idx'],
    ['products by words', staffList({ q: 'NW-4777' }), 'products_words_idx'],
    ['products by Arabic words', staffList({ q: 'منتج 4777' }), 'products_words_idx'],
    ['the stock by SKU', stockPage({}, 'sku'), 'products_sku_unique'],
    ['the stock by name', stockPage({}, 'name'), 'products_name_en_idx'],
    ['the stock by its Arabic name', stockPage({}, 'name', 'ar'), 'products_name_ar_idx'],
    ['the stock by words', stockByWords('NW-4777'), 'products_words_idx'],
    ['the stock by words of a colour', stockByWords('NW-4777 قرمزي'), 'variants_words_idx'],
    ['the ledger of a colour', (db) => listLedger(db, 777, 'desc').read(range), 'stock_movements_variant_idx'],
    ['the length of a ledger', (db) => listLedger(db, 777, 'desc').count(), 'stock_movements_variant_idx'],
    ['the prices of a colour', (db) => listPrices(db, 777, 'desc').read(range), 'variant_prices_variant_idx'],
    ['the length of a price history', (db) => listPrices(db, 777, 'desc').count(), 'variant_prices_variant_idx'],
    ['the lines of a cart', (db) => listCartLines(db, 1), 'cart_lines_cart_variant_key'],
  ])('%s', async (_name, query, index) => {
    const { scanned, indexes } = await explain(query)
    expect(scanned.filter((table) => !small.includes(table))).toEqual([])
    expect(indexes).toContain(index)
  })
})

// Its plan is made for the rows of its first use, and stays: an import after a small change compared 10,000 products with 10,000.
test('no trigger joins the rows before a change with those after it', async () => {
  const joining =
    await shop.pool`select proname from pg_proc where prosrc ~* '\\y(before join after|after join before)\\y'`
  expect(joining).toEqual([])
})

// No index holds the stock, because each sale would write it (catalog.table.ts).
test.each<[string, (db: Db) => Promise<unknown>]>([
  ['what runs out', stockPage({ at_most: 3 }, 'stock')],
  ['what runs out of a category', stockPage({ at_most: 3, category: 3 }, 'stock')],
  ['what staff see by its stock', staffList({}, 'stock')],
])('%s is read from the rows that hold it, once', async (_name, query) => {
  const { scanned } = await explain(query)
  expect(scanned.filter((table) => !small.includes(table)).length).toBeLessThanOrEqual(2)
})

async function fillCatalog(db: Db): Promise<void> {
  await db`insert into categories (key, name_en, name_ar) select 'c' || n, 'Category ' || n, 'قسم ' || n from generate_series(1, 12) n`
  await db`insert into product_types (key, name_en, name_ar) select 'type-' || n, 'Type ' || n, 'نوع ' || n from generate_series(1, 40) n`
  await db`
    insert into products (sku, category_id, type_id, brand, name_en, name_ar, sort_order, is_best_seller, is_featured)
    select 'NW-' || n, n % 12 + 1, n % 40 + 1, 'Nawwar', 'Product ' || n, 'منتج ' || n, n, n % 100 = 0, n % 90 = 0
    from generate_series(1, ${productCount}::integer) n`
  await db`
    insert into variants (product_id, hex, name_en, name_ar, regular_price_piastres, sort_order)
    select n, hex, case when n % 500 = 0 then 'Crimson' else 'Color' end, case when n % 500 = 0 then 'قرمزي' else 'لون' end,
      100000 + n, position from generate_series(1, ${productCount}::integer) n,
      (values ('#111111', 0), ('#eeeeee', 1)) as colors (hex, position)`
  await db`
    insert into facts (key, name_en, name_ar, kind, "group") select 'fact_' || n, 'Fact ' || n, 'مواصفة ' || n, 'number', 'use'
    from generate_series(1, 72) n`
  // Without checking each row: that would take as long as all the rest.
  await db`set session_replication_role = replica`
  await db`
    insert into product_facts (product_id, fact_id, kind, number) select p.id, f.id, f.kind, p.id
    from products p join facts f on f.id % 6 = p.id % 6`
  await db`
    insert into product_words (product_id, starts, names, labels, details)
    select id, array['product'], array['kettle'], array['glass'], '{}' from products`
  await db`insert into media_assets (source_hash, key, width, height, placeholder) select n, n, 1200, 1200, '' from generate_series(1, 20000) n`
  await db`insert into product_pictures (product_id, variant_id, media_id) select product_id, id, id % 20000 + 1 from variants`
  await db`set session_replication_role = origin`
  await db`insert into stock_movements (variant_id, units, reason) select id, 5, 'import' from variants where id % 10 = 0`
  await db`insert into carts (session_key) select gen_random_uuid() from generate_series(1, 5000)`
  await db`insert into cart_lines (cart_id, variant_id, quantity, seen_price_piastres) select id, id, 1, 100 from carts`
  await db`vacuum analyze`
}
