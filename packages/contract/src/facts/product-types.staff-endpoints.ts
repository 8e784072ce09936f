import { z } from 'zod'
import { defineStaffEndpoints } from '../endpoint.ts'
import { idParameter } from '../fields.ts'
import { pageOf } from '../paging.ts'
import { staffListQuery, versionField } from '../staff/staff-fields.ts'
import { changedProductTypeSchema, newProductTypeSchema, staffProductTypeSchema } from './product-types.staff-schema.ts'

const params = z.object({ id: idParameter })

export const productTypesStaffEndpoints = defineStaffEndpoints({
  listProductTypes: {
    method: 'GET',
    path: '/api/admin/product-types/',
    summary: 'Types of appliance, in their order',
    access: 'staff',
    permission: 'catalogue.read',
    query: z.object({ ...staffListQuery(['place', 'key', 'name'], 'asc'), category: idParameter.optional() }),
    answer: pageOf(staffProductTypeSchema),
    errors: ['page_not_found'],
    timeoutMs: 15_000,
  },
  getProductType: {
    method: 'GET',
    path: '/api/admin/product-types/{id}/',
    summary: 'One type of appliance with both languages',
    access: 'staff',
    permission: 'catalogue.read',
    params,
    answer: staffProductTypeSchema,
    errors: ['product_type_not_found'],
    timeoutMs: 15_000,
  },
  createProductType: {
    method: 'POST',
    path: '/api/admin/product-types/',
    summary: 'A new type of appliance',
    access: 'staff',
    permission: 'catalogue.write',
    body: newProductTypeSchema,
    answer: staffProductTypeSchema,
    status: 201,
    errors: ['key_taken', 'category_not_found'],
    timeoutMs: 15_000,
  },
  updateProductType: {
    method: 'PUT',
    path: '/api/admin/product-types/{id}/',
    summary: 'Makes a type of appliance what is sent',
    access: 'staff',
    permission: 'catalogue.write',
    params,
    body: changedProductTypeSchema,
    answer: staffProductTypeSchema,
    errors: ['product_type_not_found', 'version_conflict', 'category_not_found'],
    timeoutMs: 15_000,
  },
  removeProductType: {
    method: 'DELETE',
    path: '/api/admin/product-types/{id}/',
    summary: 'Removes a type that no product has; facts leave it out of their scope',
    access: 'staff',
    permission: 'catalogue.write',
    params,
    body: z.object({ version: versionField }),
    answer: staffProductTypeSchema,
    errors: ['product_type_not_found', 'version_conflict', 'product_type_in_use'],
    timeoutMs: 15_000,
  },
})
