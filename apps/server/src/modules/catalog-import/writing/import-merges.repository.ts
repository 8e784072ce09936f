import type { Db, Fragment } from '../../../database/client.ts'
import { categoryColumns, productColumns, variantColumns } from './import-rows.rules.ts'
import type { Merge } from './merge.repository.ts'

const newVersion = 'version = kept.version + 1, updated_at = now()'

/** How the staged rows of an import meet the tables: what is the same thing, and what is compared and written. */
export const categoryMerge: Merge = {
  table: 'categories',
  staged: 'staged_categories',
  isSame: 'kept.key = wanted.key',
  keyColumns: ['key'],
  columns: categoryColumns,
  touch: newVersion,
}

export const productMerge: Merge = {
  table: 'products',
  staged: 'staged_products',
  isSame: 'kept.sku = wanted.sku',
  keyColumns: ['sku'],
  columns: productColumns,
  touch: newVersion,
}

export const variantMerge: Merge = {
  table: 'variants',
  staged: 'staged_variants',
  isSame: 'kept.product_id = wanted.product_id and kept.hex is not distinct from wanted.hex',
  keyColumns: ['product_id', 'hex'],
  columns: variantColumns,
  touch: 'updated_at = now()',
}

/** Whether a variant `kept` of a staged product is on sale and not in the file any more. */
export function hasLeft(db: Db): Fragment {
  return db`kept.is_active and not exists (
    select from staged_variants wanted where wanted.product_id = kept.product_id and wanted.hex is not distinct from kept.hex
  )`
}
