import { z } from 'zod'
import { defineStaffEndpoints } from '../endpoint.ts'
import { idField, instantField, textField } from '../fields.ts'
import { pictureSchema } from '../picture.schema.ts'
import { localizedField, localizedTextField } from '../staff/localized-fields.ts'
import { localizedSchema, staffListQuery, versionField } from '../staff/staff-fields.ts'
import { staffResource } from '../staff/staff-resource.ts'
import { catalogLimits as max } from './catalog-limits.ts'

const pictureField = idField.nullable()
const categoryFields = {
  name: localizedField(max.name),
  description: localizedTextField(max.text),
  is_active: z.boolean(),
  /** Ids of pictures: the tile, the icon, the wide picture. */
  image: pictureField,
  cat_image: pictureField,
  wall_image: pictureField,
}

/** The key is the owner's own name for a category, by which an import finds it again; it never changes. */
const keyField = textField(max.code).pipe(
  z.string().refine((key) => /^[a-z0-9-]+$/.test(key), { params: { reason: 'key' } }),
)

const newCategorySchema = z.object({ ...categoryFields, key: keyField })
const changedCategorySchema = z.object({ ...categoryFields, version: versionField })
export type CategoryInput = Omit<z.output<typeof newCategorySchema>, 'key'>

const staffCategorySchema = z.object({
  id: z.number().int(),
  version: versionField,
  key: z.string(),
  name: localizedSchema,
  description: localizedSchema,
  is_active: z.boolean(),
  image: pictureSchema.nullable(),
  cat_image: pictureSchema.nullable(),
  wall_image: pictureSchema.nullable(),
  place: z.number().int(),
  products_count: z.number().int(),
  updated_at: instantField,
})
export type StaffCategory = z.output<typeof staffCategorySchema>

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
