import { z } from 'zod'
import { defineStaffEndpoints } from '../endpoint.ts'
import { idParameter, poundsField } from '../fields.ts'
import { pageOf } from '../paging.ts'
import { flagParameter, staffListQuery } from '../staff/staff-fields.ts'
import { bulkEditResultSchema, bulkEditSchema } from './bulk-edit.staff-schema.ts'
import {
  changedProductSchema,
  newProductSchema,
  staffProductRowSchema,
  staffProductSchema,
  variantPriceSchema,
} from './products.staff-schema.ts'

export const productsStaffEndpoints = defineStaffEndpoints({
  listProducts: {
    method: 'GET',
    path: '/api/admin/products/',
    summary: 'Products, sold or not; `q` finds by SKU and by name in both languages',
    permission: 'catalogue.read',
    query: z.object({
      ...staffListQuery(['place', 'updated_at', 'sku', 'name', 'price', 'stock'], 'asc'),
      category: idParameter.optional(),
      is_active: flagParameter.optional(),
      in_stock: flagParameter.optional(),
      is_offer: flagParameter.optional(),
      is_best_seller: flagParameter.optional(),
      is_featured: flagParameter.optional(),
    }),
    answer: pageOf(staffProductRowSchema),
  },
  getProduct: {
    method: 'GET',
    path: '/api/admin/products/{id}/',
    summary: 'One product with both languages',
    permission: 'catalogue.read',
    params: z.object({ id: idParameter }),
    answer: staffProductSchema,
    errors: ['product_not_found'],
  },
  createProduct: {
    method: 'POST',
    path: '/api/admin/products/',
    summary: 'A new product, at the end of the shop',
    permission: 'catalogue.write',
    body: newProductSchema,
    answer: staffProductSchema,
    status: 201,
    errors: ['sku_taken', 'category_not_found', 'product_type_not_found', 'picture_not_found'],
  },
  updateProduct: {
    method: 'PUT',
    path: '/api/admin/products/{id}/',
    summary: 'Makes a product what is sent; a colour that is not sent goes out of sale',
    permission: 'catalogue.write',
    params: z.object({ id: idParameter }),
    body: changedProductSchema,
    answer: staffProductSchema,
    errors: [
      'product_not_found',
      'version_conflict',
      'sku_taken',
      'category_not_found',
      'product_type_not_found',
      'picture_not_found',
    ],
  },
  listVariantPrices: {
    method: 'GET',
    path: '/api/admin/variants/{id}/prices/',
    summary: 'What a variant cost since when, the newest first, and the lowest price of the last 30 days',
    permission: 'catalogue.read',
    params: z.object({ id: idParameter }),
    query: z.object(staffListQuery(['from'])),
    answer: pageOf(variantPriceSchema).extend({ lowest_price: poundsField.nullable() }),
    errors: ['variant_not_found'],
  },
  bulkEditProducts: {
    method: 'POST',
    path: '/api/admin/bulk-edits/',
    summary: 'Changes many products at once, or shows what would change',
    permission: 'catalogue.write',
    body: bulkEditSchema,
    answer: bulkEditResultSchema,
    errors: [
      'product_not_found',
      'version_conflict',
      'category_not_found',
      'product_type_not_found',
      'price_not_possible',
    ],
    timeoutMs: 30_000,
  },
})
