import type { Category, Color, Picture, Product } from '@shop/contract'
import { toAmount, toOwnAddress } from './normal-values.ts'

/** Unchecked JSON: keys may be absent, values of any type. */
type Raw = Record<string, unknown>

/**
 * Normalizes an answer of the catalog for the pages (rules P-03, P-04, P-13, G-08): one product, or products and
 * categories as an array or a page. Valid answers are unchanged.
 */
export function normalizeAnswer(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.filter(isRaw).map(normalizeItem)
  if (!isRaw(answer)) return []
  if (!('results' in answer)) return 'price' in answer ? normalizeProduct(answer) : answer
  const results = listOf(answer.results).map(normalizeItem)
  const search = 'search' in answer && { search: normalizeNested(answer.search) }
  return { ...answer, count: toCount(answer.count) || results.length, results, ...search }
}

/**
 * Normalizes products, pictures and prices wherever they stand in the answer of any other call: suggestions, lines of a cart or an order,
 * banners. Valid answers are unchanged.
 */
export function normalizeNested(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(normalizeNested)
  if (!isRaw(answer)) return answer
  if ('price' in answer && 'colors' in answer) return normalizeProduct(answer)
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [name, (fieldNormalizers[name] ?? normalizeNested)(value)]),
  )
}

/** The fields of a part of a product, and of what is shown with its picture. */
const fieldNormalizers: Partial<Record<string, (value: unknown) => unknown>> = {
  image: toOwnAddress,
  image_ad: (value) => toOwnAddress(value) ?? '',
  picture: (value) => normalizePictures([value])[0] ?? null,
  // The price of a search is a range.
  price: (value) => (isRaw(value) ? value : toAmount(value)),
  original_price: (value) => toAmount(value) || null,
  seen_price: (value) => toAmount(value) || null,
  line_total: toAmount,
}

function normalizeItem(item: Raw): Product | Category {
  return 'price' in item ? normalizeProduct(item) : normalizeCategory(item)
}

/** Prices are EGP: an invalid one becomes 0, and a product with a price of 0 is not listed. */
export function normalizeProduct(raw: Raw): Product {
  const isInStock = raw.in_stock !== false
  const price = toAmount(raw.price)
  const originalPrice = toAmount(raw.original_price) || null
  const validUntil = toText(raw.price_valid_until) || null
  const colors = listOf(raw.colors).map((color) => normalizeColor(color, { price, originalPrice, validUntil }))
  return {
    ...(raw as Product),
    name: toText(raw.name).trim(),
    description: toText(raw.description),
    brand: toText(raw.brand) || 'Nawwar',
    category_name: toText(raw.category_name),
    price,
    original_price: originalPrice,
    image: toOwnAddress(raw.image),
    images: normalizePictures(raw.images),
    rating: Math.min(5, toAmount(raw.rating)),
    reviews_count: toCount(raw.reviews_count),
    in_stock: isInStock,
    quantity: raw.quantity === undefined ? Number(isInStock) : toCount(raw.quantity),
    is_offer: raw.is_offer === true,
    price_valid_until: validUntil,
    is_best_seller: raw.is_best_seller === true,
    colors,
    type: isRaw(raw.type) ? (raw.type as Product['type']) : null,
    facts: listOf(raw.facts) as Product['facts'],
    dimensions_mm: isRaw(raw.dimensions_mm) ? (raw.dimensions_mm as Product['dimensions_mm']) : null,
    features: textsOf(raw.features, 'feature').map((feature) => ({ feature })),
    tags: textsOf(raw.tags, 'name').map((name) => ({ name })),
    sizes: textsOf(raw.sizes, 'name'),
  }
}

/** A color with an invalid price costs as much as its product. */
function normalizeColor(
  raw: Raw,
  ofProduct: { price: number; originalPrice: number | null; validUntil: string | null },
): Color {
  const price = toAmount(raw.price)
  return {
    ...(raw as Color),
    name: toText(raw.name),
    hex_value: toHex(raw.hex_value),
    quantity: toCount(raw.quantity),
    price: price || ofProduct.price,
    old_price: price ? toAmount(raw.old_price) || null : ofProduct.originalPrice,
    price_valid_until: price ? toText(raw.price_valid_until) || null : ofProduct.validUntil,
    images: normalizePictures(raw.images),
  }
}

function normalizeCategory(raw: Raw): Category {
  const images = { image: raw.image, cat_image: raw.cat_image, wall_image: raw.wall_image }
  const pictures = isRaw(raw.pictures) ? raw.pictures : images
  const pictureOf = (name: keyof typeof images) => normalizePictures([pictures[name]])[0] ?? null
  return {
    ...(raw as Category),
    name: toText(raw.name).trim(),
    description: toText(raw.description),
    image: toOwnAddress(raw.image),
    cat_image: toOwnAddress(raw.cat_image),
    wall_image: toOwnAddress(raw.wall_image),
    pictures: { image: pictureOf('image'), cat_image: pictureOf('cat_image'), wall_image: pictureOf('wall_image') },
    is_active: raw.is_active !== false,
  }
}

/** The assumed sides of a picture of unknown size, in pixels; such pictures are shown square or cropped. */
const unknownSide = 1200

/** Pictures come as addresses, as objects with an address, or complete with renditions. */
function normalizePictures(raw: unknown): Picture[] {
  if (!Array.isArray(raw)) return []
  return raw.flatMap((entry: unknown, index) => {
    const given: Raw = isRaw(entry) ? entry : { image: entry }
    const image = toOwnAddress(given.image)
    if (image === null) return []
    const widths = Array.isArray(given.widths) ? given.widths.filter((width) => Number.isInteger(width)) : []
    return {
      id: Number.isInteger(given.id) ? Number(given.id) : -1 - index,
      image,
      base: toOwnAddress(given.base) ?? '',
      widths: given.base ? widths : [],
      width: toCount(given.width) || unknownSide,
      height: toCount(given.height) || unknownSide,
      placeholder: toText(given.placeholder),
    }
  })
}

/** Formats a color as `#rrggbb` in lower case; an invalid one becomes black. */
function toHex(raw: unknown): string {
  const digits = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(toText(raw).trim())?.[1]?.toLowerCase() ?? '000000'
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`
}

function toCount(raw: unknown): number {
  return Math.floor(toAmount(raw))
}

function toText(raw: unknown): string {
  return typeof raw === 'string' || typeof raw === 'number' ? String(raw) : ''
}

/** Texts come as strings, or in objects under this name. */
function textsOf(raw: unknown, name: string): string[] {
  if (!Array.isArray(raw)) return []
  return raw.map((entry: unknown) => toText(isRaw(entry) ? entry[name] : entry)).filter((text) => text !== '')
}

function listOf(raw: unknown): Raw[] {
  return Array.isArray(raw) ? raw.filter(isRaw) : []
}

function isRaw(value: unknown): value is Raw {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Blob)
}
