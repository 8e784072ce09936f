import type { Db } from '../../database/client.ts'
import { type PictureRow, pictureJson } from '../media/index.ts'

/** What the sitemap says of a page of the catalogue. */
export type CatalogAddress = { id: number; changedAt: Date }

export type ProductAddressRow = CatalogAddress & { picture: PictureRow | null }

/** A range of products: ids from `part * size + 1` to `(part + 1) * size`. */
export type ProductChunk = { part: number; changedAt: Date }

/** The shown categories; a category has changed when any of its products has. */
export async function listCategoryAddresses(db: Db): Promise<CatalogAddress[]> {
  return await db<CatalogAddress[]>`
    select c.id, greatest(c.updated_at, max(p.updated_at)) as changed_at
    from categories c left join products p on p.category_id = c.id
    where c.is_active group by c.id order by c.sort_order, c.id`
}

/** The ranges of ids of listed products: a new product changes the last range alone. */
export async function listProductChunks(db: Db, size: number): Promise<ProductChunk[]> {
  return await db<ProductChunk[]>`
    select (p.id - 1) / ${size}::bigint as part, max(${changedAt(db)}) as changed_at
    from ${listedProducts(db)} group by 1 order by 1`
}

/** The listed products of one range, each with a picture of its own colours if it has one. */
export async function listProductAddresses(db: Db, part: number, size: number): Promise<ProductAddressRow[]> {
  return await db<ProductAddressRow[]>`
    select p.id, max(${changedAt(db)}) as changed_at,
      (select ${pictureJson(db)}
        from product_pictures pp join media_assets m on m.id = pp.media_id
        where pp.product_id = p.id order by pp.variant_id is null, pp.sort_order, pp.id limit 1) as picture
    from ${listedProducts(db)}
    where p.id > ${part * size} and p.id <= ${(part + 1) * size} group by p.id order by p.id`
}

/** As the lists of the shop: on sale, priced, in a shown category (spec, section 5). */
function listedProducts(db: Db) {
  return db`products p
    join categories c on c.id = p.category_id and c.is_active and p.is_active and p.price_piastres > 0
    join variants v on v.product_id = p.id and v.is_active`
}

function changedAt(db: Db) {
  return db`greatest(p.updated_at, v.updated_at)`
}
