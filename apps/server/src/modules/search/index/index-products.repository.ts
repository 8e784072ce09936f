import type { Localized } from '@shop/contract'
import type { Db } from '../../../database/client.ts'
import type { SearchDocument } from './search-document.rules.ts'

/** The texts of a product as the catalogue keeps them. */
export type ProductRow = {
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
export async function readProductRows(db: Db, productIds: readonly number[]): Promise<ProductRow[]> {
  return await db<ProductRow[]>`
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

/**
 * Writes the search documents of products; an unchanged document is not written. Whether and where a product is listed is copied for a
 * new document only; later a trigger updates it. The share lock prevents a change between the copy and the trigger. Rows are locked in the
 * order of their ids, as sales and edits lock them.
 */
export async function saveDocuments(db: Db, documents: readonly (SearchDocument & { id: number })[]): Promise<void> {
  const rows = documents.map(({ id, nameEn, nameAr, document }) => ({ id, nameEn, nameAr, document }))
  await db`select from products where id = any (${rows.map(({ id }) => id)}::bigint[]) order by id for share`
  await db`
    insert into product_search as saved (product_id, category_id, is_listed, sort_order, name_en, name_ar, document)
    select id, category_id, is_active and price_piastres > 0, sort_order, "nameEn", "nameAr", row.document::tsvector
    from json_to_recordset(${db.json(rows)}::json) as row (id bigint, "nameEn" text, "nameAr" text, document text)
    join products using (id)
    on conflict (product_id) do update
    set name_en = excluded.name_en, name_ar = excluded.name_ar, document = excluded.document
    where (saved.name_en, saved.name_ar, saved.document)
      is distinct from (excluded.name_en, excluded.name_ar, excluded.document)`
}

/**
 * Makes searches fast at once after many documents were written: PostgreSQL keeps new words of a GIN index in a list,
 * which every search reads through, and guesses at new tables, until its own upkeep comes by a minute later.
 */
export async function settleIndex(db: Db): Promise<void> {
  await db`select gin_clean_pending_list('product_search_document_idx')`
  await db`analyze product_search`
}
