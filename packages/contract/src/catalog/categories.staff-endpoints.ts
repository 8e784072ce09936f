import { z } from 'zod'
import { defineStaffEndpoints } from '../endpoint.ts'
import { idField, idParameter } from '../fields.ts'
import { pageOf } from '../paging.ts'
import { staffListQuery } from '../staff/staff-fields.ts'
import { changedCategorySchema, newCategorySchema, staffCategorySchema } from './categories.staff-schema.ts'

export const categoriesStaffEndpoints = defineStaffEndpoints({
  listCategories: {
    method: 'GET',
    path: '/api/admin/categories/',
    summary: 'Categories, shown or not, in their order',
    access: 'staff',
    permission: 'catalogue.read',
    query: z.object(staffListQuery(['place', 'name'], 'asc')),
    answer: pageOf(staffCategorySchema),
    errors: ['page_not_found'],
    timeoutMs: 15_000,
  },
  getCategory: {
    method: 'GET',
    path: '/api/admin/categories/{id}/',
    summary: 'One category with both languages',
    access: 'staff',
    permission: 'catalogue.read',
    params: z.object({ id: idParameter }),
    answer: staffCategorySchema,
    errors: ['category_not_found'],
    timeoutMs: 15_000,
  },
  createCategory: {
    method: 'POST',
    path: '/api/admin/categories/',
    summary: 'A new category, after the others',
    access: 'staff',
    permission: 'catalogue.write',
    body: newCategorySchema,
    answer: staffCategorySchema,
    status: 201,
    errors: ['key_taken', 'picture_not_found'],
    timeoutMs: 15_000,
  },
  updateCategory: {
    method: 'PUT',
    path: '/api/admin/categories/{id}/',
    summary: 'Makes a category what is sent',
    access: 'staff',
    permission: 'catalogue.write',
    params: z.object({ id: idParameter }),
    body: changedCategorySchema,
    answer: staffCategorySchema,
    errors: ['category_not_found', 'version_conflict', 'picture_not_found'],
    timeoutMs: 15_000,
  },
  orderCategories: {
    method: 'PUT',
    path: '/api/admin/category-order/',
    summary: 'Puts all categories in an order',
    access: 'staff',
    permission: 'catalogue.write',
    body: z.object({
      /** Every category, as it was and as it shall be; when another order is there by now, it is refused. */
      before: z.array(idField).max(1000),
      after: z.array(idField).max(1000),
    }),
    answer: z.object({ ids: z.array(z.number().int()) }),
    errors: ['order_changed'],
    timeoutMs: 15_000,
  },
})
