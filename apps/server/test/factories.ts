import type { Db } from '../src/database/client.ts'
import { getValue } from '../src/database/rows.ts'
import { moveStock } from '../src/modules/inventory/index.ts'
import { applyOffers } from '../src/modules/offers/offers.repository.ts'

let serial = 0

/** Makes a category; names differ from one to the next. */
export async function createCategory(
  db: Db,
  given: { nameEn?: string; nameAr?: string; isActive?: boolean; sortOrder?: number } = {},
): Promise<number> {
  serial += 1
  const category = { key: `category-${serial}`, nameEn: `Category ${serial}`, nameAr: `قسم ${serial}`, ...given }
  return await getValue(db<{ id: number }[]>`insert into categories ${db(category)} returning id`)
}

export type GivenVariant = {
  hex?: string
  nameEn?: string
  nameAr?: string
  price?: number
  stock?: number
}
export type GivenProduct = {
  categoryId?: number
  nameEn?: string
  nameAr?: string
  descriptionEn?: string
  /** An offer that runs, with a price that was asked for two months. */
  offer?: { kind: 'percent' | 'amount' | 'fixed'; value: number } | undefined
  isBestSeller?: boolean
  isFeatured?: boolean
  isActive?: boolean
  sortOrder?: number
  variants?: GivenVariant[]
}
export type MadeProduct = { id: number; sku: string; categoryId: number; variantIds: number[] }

/** Makes a product with its variants and their stock; prices are in piastres. Without variants it has one without a colour, 5 in stock. */
export async function createProduct(db: Db, given: GivenProduct = {}): Promise<MadeProduct> {
  serial += 1
  const { variants = [{}], categoryId = await createCategory(db), offer, ...rest } = given
  const sku = `NW-T-${serial}`
  const product = { sku, brand: 'Nawwar', nameEn: `Product ${serial}`, nameAr: `منتج ${serial}`, categoryId, ...rest }
  const id = await getValue(db<{ id: number }[]>`insert into products ${db(product)} returning id`)
  const variantIds: number[] = []
  for (const [position, variant] of variants.entries()) variantIds.push(await createVariant(db, id, position, variant))
  if (offer) {
    await backdatePrices(db, variantIds)
    await runOffer(db, { targetIds: [id], ...offer })
  }
  return { id, sku, categoryId, variantIds }
}

async function createVariant(db: Db, productId: number, sortOrder: number, given: GivenVariant): Promise<number> {
  const { hex = null, price = 100_000, stock = 5 } = given
  const color = { hex, nameEn: hex && (given.nameEn ?? `Color ${hex}`), nameAr: hex && (given.nameAr ?? `لون ${hex}`) }
  const variant = { productId, sortOrder, regularPricePiastres: price, ...color }
  const id = await getValue(db<{ id: number }[]>`insert into variants ${db(variant)} returning id`)
  if (stock > 0) await moveStock(db, [{ variantId: id, units: stock }], 'delivery', null)
  return id
}

/** Makes the present prices of variants those of two months ago too. */
export async function backdatePrices(db: Db, variantIds: readonly number[]): Promise<void> {
  await db`
    insert into variant_prices (variant_id, price_piastres, from_at)
    select id, regular_price_piastres, now() - interval '60 days' from variants where id = any (${[...variantIds]}::bigint[])`
}

export type GivenOffer = {
  targetIds: number[]
  scope?: 'products' | 'categories' | 'types'
  kind: 'percent' | 'amount' | 'fixed'
  value: number
  priority?: number
}

/** An offer that has begun and ends in a year. @param given.value hundredths of a percent, or piastres */
export async function runOffer(db: Db, given: GivenOffer): Promise<number> {
  const [startsAt, endsAt] = [Date.now() - 1000, Date.now() + 365 * 86_400_000].map((ms) => new Date(ms))
  const offer = {
    nameEn: 'Sale',
    nameAr: 'تخفيضات',
    scope: 'products',
    ...given,
    startsAt,
    endsAt,
  }
  const id = await getValue(db<{ id: number }[]>`insert into offers ${db(offer)} returning id`)
  await applyOffers(db, new Date())
  return id
}

/** Payload of a checkout that is right in every field. */
export const goodCheckout = {
  first_name: 'Mona',
  last_name: 'Salem',
  phone: '01012345678',
  address: '12 Tahrir Street',
  city: 'Dokki',
  region: 'Giza',
  payment_method: 'cash',
}

/** A text in both languages. */
export function words(en: string): { en: string; ar: string } {
  return { en, ar: `${en} بالعربية` }
}
