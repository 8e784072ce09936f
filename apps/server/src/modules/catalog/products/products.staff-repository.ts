import type { Language, Localized } from '@shop/contract'
import { inBothLanguages } from '../../../database/bilingual.ts'
import type { Db } from '../../../database/client.ts'
import { hasWords } from '../../../database/has-words.ts'
import { inDirection } from '../../../database/in-direction.ts'
import { rowList } from '../../../database/row-list.ts'
import { type PictureRow, pictureJson } from '../../media/index.ts'
import type { StoredFact } from '../facts/fact-values.rules.ts'
import { staffFactsOfProduct } from '../facts/product-facts.repository.ts'
import { type ProductColumns, productColumns } from './product-columns.repository.ts'

export type StaffProductFilter = {
  q: string
  category?: number | undefined
  is_active?: boolean | undefined
  in_stock?: boolean | undefined
  is_offer?: boolean | undefined
  is_best_seller?: boolean | undefined
  is_featured?: boolean | undefined
}
/** Names are in the order of one language. */
export type StaffProductSort = {
  sort: 'place' | 'updated_at' | 'sku' | 'name' | 'price' | 'stock'
  order: 'asc' | 'desc'
  language: Language
}

export type StaffListRow = {
  id: number
  version: number
  sku: string
  name: Localized
  categoryId: number
  categoryName: Localized
  picture: PictureRow | null
  price: number
  originalPrice: number | null
  colorsCount: number
  stock: number
  isOffer: boolean
  isBestSeller: boolean
  isFeatured: boolean
  isActive: boolean
  updatedAt: Date
}

export type StaffVariantRow = {
  id: number
  hex: string | null
  name: Localized
  /** The regular price. */
  price: number
  /** The offer that acts on it; its moment as text. */
  offer: { id: number; price: number; struck: number | null; endsAt: string } | null
  /** The lowest price of the last 30 days; null when nobody was asked a price 30 days ago. */
  lowestPrice: number | null
  stock: number
}

export type StaffProductRecord = ProductColumns & {
  version: number
  name: Localized
  typeId: number | null
  facts: StoredFact[]
  createdAt: Date
  updatedAt: Date
  variants: StaffVariantRow[]
}

export function listStaffProducts(db: Db, filter: StaffProductFilter, { sort, order, language }: StaffProductSort) {
  const stock = db`(select coalesce(sum(v.stock), 0)::bigint from variants v where v.product_id = p.id and v.is_active)`
  const sorts = {
    place: db`p.sort_order`,
    updated_at: db`p.updated_at`,
    sku: db`p.sku`,
    name: db(`p.name_${language}`),
    price: db`p.price_piastres`,
    stock: db`stock`,
  }
  return rowList(
    db,
    db`${sorts[sort]} ${inDirection(db, order)}, p.id ${inDirection(db, order)}`,
    (tail) => db<StaffListRow[]>`
    select p.id, p.version, p.sku, ${inBothLanguages(db, 'p.name')} as name,
      p.category_id, ${inBothLanguages(db, 'c.name')} as category_name,
      (select ${pictureJson(db)} from product_pictures pp join media_assets m on m.id = pp.media_id
        where pp.product_id = p.id order by pp.variant_id is null, pp.sort_order, pp.id limit 1) as picture,
      p.price_piastres as price, p.original_price_piastres as original_price, ${stock} as stock,
      (select count(*) from variants v where v.product_id = p.id and v.is_active and v.hex is not null) as colors_count,
      p.is_offer, p.is_best_seller, p.is_featured, p.is_active, p.updated_at
    from products p join categories c on c.id = p.category_id
    where ${matches(db, filter)} ${tail}`,
  )
}

/** Products with all that staff edit, in the order of their ids; those that do not exist are left out. */
export async function findStaffProducts(db: Db, ids: readonly number[]): Promise<StaffProductRecord[]> {
  return await db<StaffProductRecord[]>`
    select ${productColumns(db)}, p.version, p.type_id, ${staffFactsOfProduct(db)} as facts, p.created_at, p.updated_at, ${inBothLanguages(db, 'p.name')} as name,
      (select coalesce(json_agg(json_build_object('id', v.id, 'hex', v.hex, 'name', ${inBothLanguages(db, 'v.name')},
          'price', v.regular_price_piastres, 'offer', case when v.offer_id is not null then json_build_object('id', v.offer_id,
            'price', v.price_piastres, 'struck', v.original_price_piastres, 'endsAt', v.offer_ends_at) end,
          'lowestPrice', lowest_price(v.id, now()), 'stock', v.stock) order by v.sort_order, v.id), '[]')
        from variants v where v.product_id = p.id and v.is_active) as variants
    from products p where p.id = any (${[...ids]}::bigint[]) order by p.id`
}

function matches(db: Db, filter: StaffProductFilter) {
  const is = (column: string, wanted: boolean | undefined) =>
    wanted === undefined ? db`` : db`and ${db(`p.${column}`)} = ${wanted}`
  return db`${hasWords(db, db`fold_person(p.sku || ' ' || p.name_en || ' ' || p.name_ar)`, filter.q)}
    ${filter.category === undefined ? db`` : db`and p.category_id = ${filter.category}`}
    ${is('is_active', filter.is_active)} ${is('is_in_stock', filter.in_stock)} ${is('is_offer', filter.is_offer)}
    ${is('is_best_seller', filter.is_best_seller)} ${is('is_featured', filter.is_featured)}`
}
