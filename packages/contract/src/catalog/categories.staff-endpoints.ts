import { z } from 'zod'
import { defineStaffEndpoints } from '../endpoint.ts'
import { idField } from '../fields.ts'
import { staffListQuery } from '../staff/staff-fields.ts'
import { staffResource } from '../staff/staff-resource.ts'
import { changedCategorySchema, newCategorySchema, staffCategorySchema } from './categories.staff-schema.ts'

const category = staffResource({
  path: '/api/admin/categories/',
  read: 'catalogue.read',
  write: 'catalogue.write',
  query: z.object(staffListQuery(['place', 'name'], 'asc')),
  answer: staffCategorySchema,
  created: newCategorySchema,
  changed: changedCategorySchema,
  missing: 'category_not_found',
  refusals: ['picture_not_found'],
})

export const categoriesStaffEndpoints = defineStaffEndpoints({
  listCategories: { ...category.list, summary: 'Categories, shown or not, in their order' },
  getCategory: { ...category.get, summary: 'One category with both languages' },
  createCategory: {
    ...category.create,
    summary: 'A new category, after the others',
    errors: ['key_taken', 'picture_not_found'],
  },
  updateCategory: { ...category.update, summary: 'Makes a category what is sent' },
  orderCategories: {
    method: 'PUT',
    path: '/api/admin/category-order/',
    summary: 'Puts all categories in an order',
    permission: 'catalogue.write',
    body: z.object({
      /** Every category, as it was and as it shall be; when another order is there by now, it is refused. */
      before: z.array(idField).max(1000),
      after: z.array(idField).max(1000),
    }),
    answer: z.object({ ids: z.array(z.number().int()) }),
    errors: ['order_changed'],
  },
})
