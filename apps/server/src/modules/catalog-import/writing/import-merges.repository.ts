import type { Db, Fragment } from '../../../database/client.ts'
import { categoryColumns, importedColumns, variantColumns } from './import-rows.rules.ts'
import type { Merge } from './merge.repository.ts'

const newVersion = 'version = stored.version + 1, updated_at = now()'

/** How staged rows are merged into tables: which rows match, and which columns are compared and written. */
export const categoryMerge: Merge = {
  table: 'categories',
  staged: 'staged_categories',
  isSame: 'stored.key = wanted.key',
  keyColumns: ['key'],
  columns: categoryColumns,
  touch: newVersion,
}

export const productMerge: Merge = {
  table: 'products',
  staged: 'staged_products',
  isSame: 'stored.sku = wanted.sku',
  keyColumns: ['sku'],
  columns: importedColumns,
  touch: newVersion,
}

export const variantMerge: Merge = {
  table: 'variants',
  staged: 'staged_variants',
  isSame: 'stored.product_id = wanted.product_id and stored.hex is not distinct from wanted.hex',
  keyColumns: ['product_id', 'hex'],
  columns: variantColumns,
  touch: 'updated_at = now()',
}

/** Whether a variant `stored` of a staged product is on sale but missing from the file. */
export function hasLeft(db: Db): Fragment {
  return db`stored.is_active and not exists (
    select from staged_variants wanted where wanted.product_id = stored.product_id and wanted.hex is not distinct from stored.hex
  )`
}
