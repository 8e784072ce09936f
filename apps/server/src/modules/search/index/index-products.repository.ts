import type { Localized } from '@shop/contract'
import type { Db, Fragment } from '../../../database/client.ts'
import type { ProductWords } from '../../listing/index.ts'

/** The texts of a product as the catalogue keeps them. */
export type SearchableRow = {
  id: number
  sku: string
  brand: string
  nameEn: string
  nameAr: string
  descriptionEn: string
  descriptionAr: string
  categoryEn: string
  categoryAr: string
  features: Localized[]
  tags: Localized[]
  sizes: Localized[]
  colors: Localized[]
}

/** The texts of products, in the order of their ids; those that do not exist are left out. */
export async function readProductRows(db: Db, productIds: readonly number[]): Promise<SearchableRow[]> {
  return await db<SearchableRow[]>`
    select product.id, sku, brand, product.name_en, product.name_ar, product.description_en, product.description_ar,
      category.name_en as category_en, category.name_ar as category_ar, features, tags, sizes,
      coalesce((
        select jsonb_agg(jsonb_build_object('en', name_en, 'ar', name_ar) order by sort_order, id)
        from variants where product_id = product.id and is_active and hex is not null
      ), '[]') as colors
    from products product join categories category on category.id = product.category_id
    where product.id = any (${[...productIds]}::bigint[])
    order by product.id`
}

/** Writes the words of products, in the order of their ids; those that do not change are not written. */
export async function saveProductWords(db: Db, products: readonly (ProductWords & { id: number })[]): Promise<void> {
  await db`
    insert into product_words as saved (product_id, starts, names, labels, details)
    select id, starts, names, labels, details
    from json_to_recordset(${db.json(products)}::json) as row (id bigint, starts text[], names text[], labels text[], details text[])
    order by id
    on conflict (product_id) do update
    set starts = excluded.starts, names = excluded.names, labels = excluded.labels, details = excluded.details
    where (saved.starts, saved.names, saved.labels, saved.details)
      is distinct from (excluded.starts, excluded.names, excluded.labels, excluded.details)`
}

/** The words of a product `p` of the query as JSON of `ProductWords`; null where it was never indexed. */
export function wordsOfProduct(db: Db): Fragment {
  return db`(
    select json_build_object('starts', starts, 'names', names, 'labels', labels, 'details', details)
    from product_words where product_id = p.id
  )`
}
