import { type Piastres, piastres, toPounds } from '@shop/contract'
import type { StaffProduct, StaffProductRow } from '@shop/contract/staff'
import { presentPicture } from '../../media/index.ts'
import { presentFactValues } from '../facts/fact-values.staff-presenter.ts'
import type { StaffListRow, StaffProductRecord, StaffVariantRow } from './products.staff-repository.ts'

export function presentStaffRow(row: StaffListRow): StaffProductRow {
  return {
    id: row.id,
    version: row.version,
    sku: row.sku,
    name: row.name,
    category: { id: row.categoryId, name: row.categoryName },
    image: row.picture && presentPicture(row.picture).image,
    price: pounds(row.price),
    original_price: row.originalPrice === null ? null : pounds(row.originalPrice),
    colors_count: row.colorsCount,
    stock: row.stock,
    is_offer: row.isOffer,
    is_best_seller: row.isBestSeller,
    is_featured: row.isFeatured,
    is_active: row.isActive,
    updated_at: row.updatedAt.toISOString(),
  }
}

/** A product with both languages, its colours with their own pictures, and those that show every colour. */
export function presentStaffProduct(record: StaffProductRecord): StaffProduct {
  const { pictures, variants } = record
  const plain = variants.find(({ hex }) => hex === null)
  const picturesOf = (variantId: number | null) =>
    pictures.filter((picture) => picture.variantId === variantId).map(presentPicture)
  return {
    id: record.id,
    version: record.version,
    sku: record.sku,
    category: record.categoryId,
    type: record.typeId,
    facts: presentFactValues(record.facts),
    name: record.name,
    ...record.fields,
    colors: variants.flatMap((variant) => {
      const { hex, name } = variant
      return hex === null ? [] : [{ ...presentVariant(variant), hex, name, pictures: picturesOf(variant.id) }]
    }),
    plain: plain ? presentVariant(plain) : null,
    pictures: [...(plain ? picturesOf(plain.id) : []), ...picturesOf(null)],
    created_at: record.createdAt.toISOString(),
    updated_at: record.updatedAt.toISOString(),
  }
}

/** The fields of the audit log: those that staff edit, each fact separately. Stock has its own ledger, and prices their history. */
export function stateOfProduct(record: StaffProductRecord): Record<string, unknown> {
  const {
    id: _id,
    version: _version,
    created_at: _made,
    updated_at: _changed,
    facts,
    ...product
  } = presentStaffProduct(record)
  const withoutStock = ({
    stock: _stock,
    lowest_price: _lowest,
    offer: _offer,
    ...variant
  }: StaffProduct['colors'][number]) => ({
    ...variant,
    pictures: variant.pictures.map(({ id }) => id),
  })
  return {
    ...product,
    ...Object.fromEntries(Object.entries(facts).map(([key, value]) => [`facts.${key}`, value])),
    colors: product.colors.map(withoutStock),
    plain: product.plain && { price: product.plain.price },
    pictures: product.pictures.map(({ id }) => id),
  }
}

function presentVariant({ id, price, offer, lowestPrice, stock }: StaffVariantRow) {
  return {
    id,
    price: pounds(price),
    offer: offer && {
      id: offer.id,
      price: pounds(offer.price),
      struck: offer.struck === null ? null : pounds(offer.struck),
      ends_at: new Date(offer.endsAt).toISOString(),
    },
    lowest_price: lowestPrice === null ? null : pounds(lowestPrice),
    stock,
  }
}

function pounds(amount: number): number {
  return toPounds(piastres(amount) as Piastres)
}
