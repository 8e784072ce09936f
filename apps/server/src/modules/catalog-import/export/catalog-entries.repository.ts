import { type FieldValues, type Localized, type Piastres, toPounds } from '@shop/contract'
import { inBothLanguages } from '../../../database/bilingual.ts'
import type { Db } from '../../../database/client.ts'
import { fieldsJson, presentFactValues, type StoredFact, staffFactsOfProduct } from '../../catalog/index.ts'
import { toImportedValues } from '../checking/import-fields.rules.ts'
import { type CategoryEntry, type ColorEntry, type ProductEntry, pictureName } from './catalog-entries.types.ts'

type Row = Pick<ProductEntry, 'sku' | 'category' | 'type' | 'name'> & {
  facts: StoredFact[]
  fields: FieldValues
  variants: { hex: string | null; name: Localized; price: number; stock: number }[]
  pictures: { hex: string | null; key: string }[]
}

/** Categories in their order. @param keys of the categories; all when not given */
export async function readCategoryEntries(db: Db, keys?: readonly string[]): Promise<CategoryEntry[]> {
  const key = (column: string) => db`(select key from media_assets where id = ${db(column)})`
  const rows = await db<
    (Omit<CategoryEntry, 'cat_image' | 'wall_image'> & { catImage: string | null; wallImage: string | null })[]
  >`
    select key, ${inBothLanguages(db, 'name')} as name, ${inBothLanguages(db, 'description')} as description,
      ${key('image_id')} as image, ${key('cat_image_id')} as cat_image, ${key('wall_image_id')} as wall_image, sort_order as "order", is_active as active,
      array(select t.key from product_types t where t.category_id = categories.id order by t.sort_order, t.id) as types
    from categories ${keys ? db`where key = any (${[...keys]})` : db``} order by sort_order, id`
  const named = (picture: string | null) => picture && pictureName(picture)
  return rows.map(({ image, catImage, wallImage, ...row }) => ({
    ...row,
    image: named(image),
    cat_image: named(catImage),
    wall_image: named(wallImage),
  }))
}

/**
 * Products in the order of the shop; one without any variant on sale has no price and is left out.
 *
 * @param skus of the products; all when not given
 */
export async function readProductEntries(db: Db, skus?: readonly string[]): Promise<ProductEntry[]> {
  const text = (column: string) => inBothLanguages(db, column)
  const rows = await db<Row[]>`
    select p.sku, c.key as category, (select t.key from product_types t where t.id = p.type_id) as type,
      ${staffFactsOfProduct(db)} as facts, ${text('p.name')} as name, ${fieldsJson(db)} as fields, v.variants,
      (select coalesce(json_agg(json_build_object('hex', pv.hex, 'key', m.key) order by pp.sort_order, pp.id), '[]')
        from product_pictures pp join media_assets m on m.id = pp.media_id left join variants pv on pv.id = pp.variant_id
        where pp.product_id = p.id) as pictures
    from products p join categories c on c.id = p.category_id
      join lateral (
        select json_agg(json_build_object('hex', hex, 'name', ${text('variants.name')}, 'price', regular_price_piastres,
          'stock', stock) order by sort_order, id) as variants
        from variants where product_id = p.id and is_active
      ) v on v.variants is not null
    ${skus ? db`where p.sku = any (${[...skus]})` : db``} order by p.sort_order, p.id`
  return rows.map(toEntry)
}

function toEntry({ variants, pictures, fields, facts, ...row }: Row): ProductEntry {
  const picturesOf = (hex: string | null) =>
    pictures.filter((one) => one.hex === hex).map(({ key }) => pictureName(key))
  const colors = variants.flatMap(({ hex, name, price, stock }): ColorEntry[] =>
    hex === null ? [] : [{ hex, name, price: toPounds(price as Piastres), stock, images: picturesOf(hex) }],
  )
  const lead = variants[0]
  return {
    ...row,
    ...toImportedValues(fields),
    facts: presentFactValues(facts),
    price: toPounds((lead?.price ?? 0) as Piastres),
    stock: colors.length > 0 ? null : (lead?.stock ?? null),
    images: picturesOf(null),
    colors,
  }
}
