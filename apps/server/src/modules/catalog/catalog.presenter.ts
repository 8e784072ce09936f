import { type Category, type Color, type Language, type Product, piastres, toPounds } from '@shop/contract'
import { presentModel, presentPicture } from '../media/index.ts'
import type { CategoryRow, ProductRow, VariantRow } from './catalog.repository.ts'
import type { Definitions } from './definitions/definitions.types.ts'
import { presentFacts, presentProductType } from './facts/facts.presenter.ts'
import { formatDimensions, formatWeight } from './products/measures.presenter.ts'
import { presentFields } from './products/product-fields.presenter.ts'

/** A product in one language. Its price is that of its lead colour, its stock the sum of all. */
export function presentProduct(row: ProductRow, definitions: Definitions, language: Language): Product {
  const lead = leadOf(row)
  const { fields } = row
  const quantity = row.variants.reduce((sum, variant) => sum + variant.stock, 0)
  const pictures = [...row.pictures]
    .sort((a, b) => pictureRank(row, a.variantId) - pictureRank(row, b.variantId))
    .map(presentPicture)
  return {
    id: row.id,
    sku: row.sku,
    name: row.name,
    description: fields.description[language],
    category: row.categoryId,
    category_name: row.categoryName,
    price: toPounds(piastres(lead?.price ?? 0)),
    original_price: presentOriginalPrice(lead),
    is_offer: row.isOffer,
    price_valid_until: presentOfferEnd(lead),
    image: pictures[0]?.image ?? null,
    images: pictures,
    rating: Math.min(5, Math.max(0, Number(row.rating))),
    reviews_count: row.reviewsCount,
    in_stock: quantity > 0,
    quantity,
    colors: row.variants.flatMap((variant) => presentColor(variant, row)),
    type: presentProductType(definitions.types.get(row.typeId ?? 0), language),
    facts: presentFacts(row.facts, definitions, language),
    ...presentFields(fields, language),
    features: fields.features.map((text) => ({ feature: text[language] })),
    tags: fields.tags.map((text) => ({ name: text[language] })),
    weight: formatWeight(fields.weight_grams, language),
    dimensions: formatDimensions(fields.dimensions_mm, language),
    model_url: row.modelKey && presentModel(row.modelKey),
  }
}

/** The variant that lists and cards show: the first in stock, else the first; `derive_products` sorts by the same. */
function leadOf({ variants }: ProductRow): VariantRow | undefined {
  return variants.find(({ stock }) => stock > 0) ?? variants[0]
}

/** The lead colour's pictures come first, then those that show every colour, then the other colours'. */
function pictureRank(row: ProductRow, variantId: number | null): number {
  if (variantId === null) return 1
  return variantId === leadOf(row)?.id ? 0 : 2
}

function presentColor(variant: VariantRow, row: ProductRow): Color[] {
  if (variant.hex === null || variant.name === null) return []
  return [
    {
      id: variant.id,
      name: variant.name,
      hex_value: variant.hex,
      quantity: variant.stock,
      price: toPounds(piastres(variant.price)),
      old_price: presentOriginalPrice(variant),
      price_valid_until: presentOfferEnd(variant),
      images: row.pictures.filter((picture) => picture.variantId === variant.id).map(presentPicture),
    },
  ]
}

function presentOriginalPrice(variant: VariantRow | undefined): number | null {
  return variant?.originalPrice == null ? null : toPounds(piastres(variant.originalPrice))
}

function presentOfferEnd(variant: VariantRow | undefined): string | null {
  return variant?.offerEndsAt ? new Date(variant.offerEndsAt).toISOString() : null
}

export function presentCategory(row: CategoryRow): Category {
  const image = row.image && presentPicture(row.image)
  const catImage = row.catImage && presentPicture(row.catImage)
  const wallImage = row.wallImage && presentPicture(row.wallImage)
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    image: image?.image ?? null,
    cat_image: catImage?.image ?? null,
    wall_image: wallImage?.image ?? null,
    pictures: { image, cat_image: catImage, wall_image: wallImage },
    is_active: true,
    order: row.sortOrder,
    products_count: row.productsCount,
  }
}
