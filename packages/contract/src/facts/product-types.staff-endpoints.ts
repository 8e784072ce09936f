import { z } from 'zod'
import { catalogLimits } from '../catalog/catalog-limits.ts'
import { defineStaffEndpoints } from '../endpoint.ts'
import { idField, idParameter, instantField, textField } from '../fields.ts'
import { localizedField } from '../staff/localized-fields.ts'
import { localizedSchema, staffListQuery, versionField } from '../staff/staff-fields.ts'
import { staffResource } from '../staff/staff-resource.ts'
import { factLimits as max } from './fact-limits.ts'

const millimeters = z.number().int().min(0).max(max.clearance)
const productTypeInput = {
  name: localizedField(max.name),
  /** The category that offers the type as a filter, or none. */
  category: idField.nullable(),
  /** Air that an appliance of the type needs beside each side, behind and above it, in millimetres. */
  clearance_mm: z.object({ side: millimeters, back: millimeters, top: millimeters }),
  /** How long it usually runs, for the cost of its electricity; null where that says nothing. */
  minutes_a_day: z.number().int().min(1).max(max.minutesADay).nullable(),
  /** Its place among the types; null puts a new type last and leaves another where it is. */
  place: z.number().int().min(0).max(catalogLimits.order).nullable().default(null),
}

/** The key names a type in addresses and import files; it never changes. */
const keyField = textField(40).pipe(
  z.string().refine((key) => /^[a-z][a-z0-9_-]{1,39}$/.test(key), { params: { reason: 'type_key' } }),
)

export const newProductTypeSchema = z.object({ ...productTypeInput, key: keyField })
const changedProductTypeSchema = z.object({ ...productTypeInput, version: versionField })
export type ProductTypeInput = Omit<z.output<typeof newProductTypeSchema>, 'key'>

/** A type of appliance, as staff see it. */
const staffProductTypeSchema = z.object({
  id: z.number().int(),
  version: versionField,
  key: z.string(),
  name: localizedSchema,
  category: z.number().int().nullable(),
  clearance_mm: z.object({ side: z.number().int(), back: z.number().int(), top: z.number().int() }),
  minutes_a_day: z.number().int().nullable(),
  place: z.number().int(),
  products_count: z.number().int(),
  /** How many facts name the type in their scope. */
  facts_count: z.number().int(),
  updated_at: instantField,
})
export type StaffProductType = z.output<typeof staffProductTypeSchema>

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
