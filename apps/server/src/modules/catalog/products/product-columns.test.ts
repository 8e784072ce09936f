import { getTableColumns } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { products } from '../catalog.table.ts'
import { fieldColumns } from './product-columns.rules.ts'

/** Columns that are no declared fields, each written by hand for a reason. */
const special = {
  identity: ['id', 'sku', 'category_id', 'name_en', 'name_ar', 'model_key'],
  'place, version and moments': ['sort_order', 'version', 'created_at', 'updated_at'],
  'what reviews make': ['rating', 'reviews_count'],
  'the type, which decides the facts': ['type_id'],
  'what variants make': [
    'price_piastres',
    'original_price_piastres',
    'is_offer',
    'is_in_stock',
    'hexes',
    'hexes_in_stock',
    'saving_bp',
  ],
}

it('each column of a product is a declared field or a special one', () => {
  const columns = Object.keys(getTableColumns(products)).map(toSnakeCase)
  expect(columns.sort()).toEqual([...fieldColumns, ...Object.values(special).flat()].sort())
})

function toSnakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
