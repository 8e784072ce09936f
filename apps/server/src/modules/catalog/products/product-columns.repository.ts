import { type FieldMakers, type FieldValues, mapFields } from '@shop/contract'
import type { Db, Fragment } from '../../../database/client.ts'
import type { PictureRow } from '../../media/index.ts'

/** The columns that shoppers and staff see, in any language. */
export type ProductColumns = {
  id: number
  sku: string
  categoryId: number
  fields: FieldValues
  /** Pictures of no colour have no variant. */
  pictures: (PictureRow & { variantId: number | null })[]
}

/** The columns of `ProductColumns`, of a product `p` in the query. */
export function productColumns(db: Db) {
  return db`p.id, p.sku, p.category_id, ${fieldsJson(db)} as fields,
    (select coalesce(json_agg(json_build_object('variantId', pp.variant_id, 'id', m.id, 'key', m.key, 'width', m.width,
        'height', m.height, 'placeholder', m.placeholder) order by pp.sort_order, pp.id), '[]')
      from product_pictures pp join media_assets m on m.id = pp.media_id where pp.product_id = p.id) as pictures`
}

/** The declared fields of a product `p` in the query, as `FieldValues`. */
export function fieldsJson(db: Db): Fragment {
  return db.unsafe(selectFields)
}

const selectField: FieldMakers<string> = {
  text: (_, name) => `p.${name}`,
  localized: (_, name) => `json_build_object('en', p.${name}_en, 'ar', p.${name}_ar)`,
  list: (_, name) => `p.${name}`,
  whole: (_, name) => `p.${name}`,
  flag: (_, name) => `p.${name}`,
  dimensions: () => `case when num_nulls(p.width_mm, p.height_mm, p.depth_mm) = 0
    then json_build_object('width', p.width_mm, 'height', p.height_mm, 'depth', p.depth_mm) end`,
}

/** The names of the declared fields are those of their columns. */
const selectFields = `json_build_object(${Object.entries(mapFields(selectField))
  .map(([name, selected]) => `'${name}', ${selected}`)
  .join(', ')})`
