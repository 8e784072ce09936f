import { z } from 'zod'
import { defineStaffEndpoints } from '../endpoint.ts'
import { idParameter } from '../fields.ts'
import { staffListQuery } from '../staff/staff-fields.ts'
import { staffResource } from '../staff/staff-resource.ts'
import { changedProductTypeSchema, newProductTypeSchema, staffProductTypeSchema } from './product-types.staff-schema.ts'

const type = staffResource({
  path: '/api/admin/product-types/',
  read: 'catalogue.read',
  write: 'catalogue.write',
  query: z.object({ ...staffListQuery(['place', 'key', 'name'], 'asc'), category: idParameter.optional() }),
  answer: staffProductTypeSchema,
  created: newProductTypeSchema,
  changed: changedProductTypeSchema,
  missing: 'product_type_not_found',
  refusals: ['category_not_found'],
})

export const productTypesStaffEndpoints = defineStaffEndpoints({
  listProductTypes: { ...type.list, summary: 'Types of appliance, in their order' },
  getProductType: { ...type.get, summary: 'One type of appliance with both languages' },
  createProductType: {
    ...type.create,
    summary: 'A new type of appliance',
    errors: ['key_taken', 'category_not_found'],
  },
  updateProductType: { ...type.update, summary: 'Makes a type of appliance what is sent' },
  removeProductType: {
    ...type.remove,
    summary: 'Removes a type that no product has; facts leave it out of their scope',
    errors: [...type.remove.errors, 'product_type_in_use'],
  },
})
