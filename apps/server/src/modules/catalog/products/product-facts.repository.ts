import type { Localized } from '@shop/contract'
import type { Db } from '../../../database/client.ts'
import type { PictureRow } from '../../media/index.ts'

/** What shoppers and staff alike see of a product, whatever their language. */
export type ProductFacts = {
  id: number
  sku: string
  brand: string
  categoryId: number
  features: Localized[]
  tags: Localized[]
  sizes: Localized[]
  weightGrams: number | null
  widthMm: number | null
  heightMm: number | null
  depthMm: number | null
  isOffer: boolean
  isBestSeller: boolean
  /** Those of no colour have no variant. */
  pictures: (PictureRow & { variantId: number | null })[]
}

/** The columns of `ProductFacts`, of a product `p` in the query. */
export function productFacts(db: Db) {
  return db`p.id, p.sku, p.brand, p.category_id, p.features, p.tags, p.sizes, p.weight_grams, p.width_mm, p.height_mm, p.depth_mm,
    p.is_offer, p.is_best_seller,
    (select coalesce(json_agg(json_build_object('variantId', pp.variant_id, 'id', m.id, 'key', m.key, 'width', m.width,
        'height', m.height, 'placeholder', m.placeholder) order by pp.sort_order, pp.id), '[]')
      from product_pictures pp join media_assets m on m.id = pp.media_id where pp.product_id = p.id) as pictures`
}
