import type { Language, Localized } from '@shop/contract'
import { inLanguage } from '../../database/bilingual.ts'
import type { Db, Fragment } from '../../database/client.ts'
import { type PictureRow, pictureJson } from '../media/index.ts'
import { factsOfProduct, type ProductFacts } from './facts/product-facts.query.ts'
import { type ProductColumns, productColumns } from './products/product-columns.repository.ts'

export type VariantRow = {
  id: number
  name: string | null
  hex: string | null
  price: number
  originalPrice: number | null
  /** As text. */
  offerEndsAt: string | null
  stock: number
}

export type ProductRow = ProductColumns & {
  name: string
  categoryName: string
  isOffer: boolean
  modelKey: string | null
  rating: string
  reviewsCount: number
  variants: VariantRow[]
  typeId: number | null
  facts: ProductFacts
}

export type CategoryRow = {
  id: number
  name: string
  description: string
  sortOrder: number
  image: PictureRow | null
  catImage: PictureRow | null
  wallImage: PictureRow | null
  productsCount: number
}

/** Ids of products of the same category, nearest in the shop's order first. */
export async function listRelatedIds(db: Db, productId: number, limit: number): Promise<number[]> {
  const rows = await db<{ id: number }[]>`
    select p.id from products p join categories c on c.id = p.category_id
      join products this on this.id = ${productId} and this.category_id = p.category_id
    where p.id <> this.id and ${isListed(db)}
    order by abs(p.sort_order - this.sort_order), p.id limit ${limit}`
  return rows.map((row) => row.id)
}

/** Products as the contract shows them, without definitions, in the order of `ids`; products that are not sold are left out. */
export async function findProducts(db: Db, ids: readonly number[], language: Language): Promise<ProductRow[]> {
  return await db<ProductRow[]>`
    select ${productColumns(db)}, p.is_offer, p.rating, p.reviews_count, p.model_key, p.type_id,
      ${inLanguage(db, 'p.name', language)} as name, ${inLanguage(db, 'c.name', language)} as category_name,
      (select json_agg(json_build_object('id', v.id, 'name', ${inLanguage(db, 'v.name', language)}, 'hex', v.hex,
          'price', v.price_piastres, 'originalPrice', v.original_price_piastres,
          'offerEndsAt', v.offer_ends_at, 'stock', v.stock) order by v.sort_order, v.id)
        from variants v where v.product_id = p.id and v.is_active) as variants,
      ${factsOfProduct(db, language)} as facts
    from unnest(${[...ids]}::bigint[]) with ordinality as wanted (id, position)
      join products p on p.id = wanted.id join categories c on c.id = p.category_id
    where ${isListed(db)} order by wanted.position`
}

/** The categories that are shown, in their order. */
export async function listCategories(db: Db, language: Language): Promise<CategoryRow[]> {
  const picture = (column: string) => db`(select ${pictureJson(db)} from media_assets m where m.id = ${db(column)})`
  return await db<CategoryRow[]>`
    select c.id, ${inLanguage(db, 'c.name', language)} as name, ${inLanguage(db, 'c.description', language)} as description,
      c.sort_order, ${picture('c.image_id')} as image, ${picture('c.cat_image_id')} as cat_image,
      ${picture('c.wall_image_id')} as wall_image,
      (select count(*) from products p where p.category_id = c.id and p.is_active and p.price_piastres > 0) as products_count
    from categories c where c.is_active order by c.sort_order, c.id`
}

/** Whether all of these categories are shown. */
export async function hasCategories(db: Db, ids: readonly number[]): Promise<boolean> {
  const rows = await db`select from categories where id = any (${[...ids]}::bigint[]) and is_active`
  return rows.length === new Set(ids).size
}

/** The keys of all 3D models that products name. */
export async function listModelKeys(db: Db): Promise<string[]> {
  const rows = await db<{ key: string }[]>`select distinct model_key as key from products where model_key is not null`
  return rows.map(({ key }) => key)
}

/** The sizes of a product. */
export async function listSizes(db: Db, productId: number): Promise<Localized[]> {
  const [row] = await db<{ sizes: Localized[] }[]>`select sizes from products where id = ${productId}`
  return row?.sizes ?? []
}

/** Whether a product is listed: it is on sale, its category is shown, and it has a price (spec, section 5). */
function isListed(db: Db): Fragment {
  return db`p.is_active and c.is_active and p.price_piastres > 0`
}
