import type { Db } from '../../../database/client.ts'
import { categoryColumns, type ImportRows, importedColumns, variantColumns } from './import-rows.rules.ts'

/** Rows of one statement: enough to save round trips, few enough to limit memory. */
const batchSize = 1000

/**
 * Stages the rows of an import in temporary tables, so that a few statements compare and write all of them. They have the
 * names and types of their target columns, and are dropped when the transaction ends.
 */
export async function stageRows(
  db: Db,
  rows: ImportRows,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const tables = [
    ['staged_categories', `key, ${categoryColumns.join(', ')}, 0 as position from categories`],
    [
      'staged_products',
      `sku, ${importedColumns.join(', ')}, 0 as position, ''::text as category_key, false as is_typed from products`,
    ],
    ['staged_variants', `product_id, hex, ${variantColumns.join(', ')}, stock, ''::text as sku from variants`],
    [
      'staged_pictures',
      `product_id, variant_id, media_id, sort_order, ''::text as sku, ''::text as hex from product_pictures`,
    ],
    [
      'staged_facts',
      `fact_id, kind, number, choice_id, flag, text_en, text_ar, false as is_removed, ''::text as sku from product_facts`,
    ],
  ] as const
  for (const [table, source] of tables)
    await db.unsafe(`create temporary table ${table} on commit drop as select ${source} with no data`)
  await fillTables(
    db,
    [
      ['staged_categories', rows.categories],
      ['staged_products', rows.products],
      ['staged_variants', rows.variants],
      ['staged_pictures', rows.pictures],
      ['staged_facts', rows.facts],
    ],
    onProgress,
  )
  // The planner has no statistics of a new table.
  for (const [table] of tables) await db`analyze ${db(table)}`
}

type Row = ImportRows['categories' | 'products' | 'variants' | 'pictures' | 'facts'][number]

async function fillTables(
  db: Db,
  fillings: readonly (readonly [table: string, rows: readonly Row[]])[],
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const total = fillings.reduce((sum, [, rows]) => sum + rows.length, 0)
  let done = 0
  for (const [table, rows] of fillings) {
    for (let start = 0; start < rows.length; start += batchSize) {
      const batch = rows.slice(start, start + batchSize)
      await db`insert into ${db(table)} select * from jsonb_populate_recordset(null::${db(table)}, ${db.json(batch)})`
      done += batch.length
      onProgress(done, total)
    }
  }
}

/**
 * Products get the order of the file when it has all that are sold. Otherwise, and where they have that order already,
 * the stored order is unchanged.
 */
export async function placeStagedProducts(db: Db): Promise<void> {
  await db`
    with shop as (
      select coalesce(max(sort_order), 0) as last,
        bool_and(not is_active or sku in (select sku from staged_products)) is not false as is_whole
      from products
    ),
    known as (
      select row_number() over (order by products.sort_order, products.id) = row_number() over (order by position) as is_placed
      from products join staged_products using (sku)
    ),
    file as (
      select (select bool_and(is_placed) from known) and (select count(*) from known) = count(*) as is_in_order
      from staged_products
    )
    update staged_products staged set
      category_id = (select id from categories where key = staged.category_key),
      type_id = case when staged.is_typed then staged.type_id else (select type_id from products where products.sku = staged.sku) end,
      sort_order = case when shop.is_whole and file.is_in_order is not true then staged.position else coalesce(
        (select sort_order from products where products.sku = staged.sku), shop.last + staged.position
      ) end
    from shop, file`
}

/** Writes the ids of products into staged variants: new products have ids by now. */
export async function linkStagedVariants(db: Db): Promise<void> {
  await db`update staged_variants staged set product_id = products.id from products where products.sku = staged.sku`
}

/** Writes the ids of products and variants into staged pictures. */
export async function linkStagedPictures(db: Db): Promise<void> {
  await db`
    update staged_pictures staged set product_id = products.id, variant_id = variants.id
    from products left join variants on variants.product_id = products.id
    where products.sku = staged.sku and variants.hex = staged.hex`
  await db`
    update staged_pictures staged set product_id = products.id
    from products where products.sku = staged.sku and staged.hex is null`
}
