import { type OrderId, usualValues } from '@shop/contract'
import type { StaffBanner, StaffCategory, StaffProduct } from '@shop/contract/staff'
import { makeKey } from '@shop/session'
import { vi } from 'vitest'
import { staffApi } from '../src/data/api.ts'

const blank = { en: '', ar: '' }

/** Creates a category of the open shop. */
export function createCategory(name = { en: 'Tea', ar: 'شاي' }, isActive = true): Promise<StaffCategory> {
  const pictures = { image: null, cat_image: null, wall_image: null }
  return staffApi.categories.createCategory({
    body: { key: name.en.toLowerCase(), name, description: blank, is_active: isActive, ...pictures },
  })
}

type NewProduct = Parameters<typeof staffApi.products.createProduct>[0]['body']

/** Creates a product, without colours and in a new category unless `changes` say otherwise. */
export async function createProduct(price: number, changes: Partial<NewProduct> = {}): Promise<StaffProduct> {
  const category = changes.category ?? (await createCategory()).id
  const name = { en: 'Kettle', ar: 'غلاية' }
  const usual = { ...usualValues(), sku: 'NW-7', name, colors: [], pictures: [], plain: { price, stock: 5 } }
  return await staffApi.products.createProduct({ body: { ...usual, ...changes, category } })
}

type OrderChanges = {
  region?: string
  address?: string
  notes?: string
  coupon_code?: string
  quantity?: number
  color_id?: number
  payment_method?: 'cash' | 'card'
}

/** Somebody who is not signed in orders a product, and pays at the door. @returns the number of the order, its id, what opens it again, and its payment by card */
export async function placeOrder(
  productId: number,
  phone = '01012345678',
  changes: OrderChanges = {},
): Promise<{ id: OrderId; number: string; accessToken: string; paymentId: string | undefined }> {
  const person = { first_name: 'Mona', last_name: 'Salem', phone }
  const place = { address: '12 Tahrir Street', city: 'Dokki', region: 'Giza' }
  const bought = { payment_method: 'cash', product_id: productId, quantity: 1 }
  const answer = await fetch('/api/orders/buy-now/', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': makeKey() },
    body: JSON.stringify({ ...person, ...place, ...bought, ...changes }),
  })
  if (!answer.ok) throw new Error(await answer.text())
  const { order, access_token: accessToken, payment } = await answer.json()
  return { ...order, accessToken, paymentId: payment?.id }
}

/** Pays at the bank of the sandbox. */
export async function payAtBank(paymentId: string | undefined): Promise<void> {
  const body = new URLSearchParams({ decision: 'pay' })
  await fetch(`/dev/pay/${paymentId}`, { method: 'POST', body, redirect: 'manual' })
}

/** Somebody orders units of a product, and pays them by card. */
export async function placePaidOrder(productId: number, quantity = 1) {
  const placed = await placeOrder(productId, undefined, { payment_method: 'card', quantity })
  await payAtBank(placed.paymentId)
  const isPaid = async () => (await staffApi.orders.getOrder({ params: { id: placed.id } })).payment_status === 'paid'
  await vi.waitUntil(isPaid, { timeout: 60_000 })
  return placed
}

/** Hands the parcel of an order over, though nobody has called the customer. */
export async function sendOrder(id: OrderId, carrierId?: number): Promise<void> {
  const parcel = carrierId === undefined ? undefined : { carrier_id: carrierId, tracking_number: null }
  await staffApi.orders.takeStep({
    params: { id },
    body: { step: 'ship', from: 'processing', reason: 'Known', parcel },
  })
}

/** A picture file of one color. */
export async function drawPicture(color = 'black'): Promise<File> {
  const canvas = new OffscreenCanvas(64, 64)
  const pen = canvas.getContext('2d')
  if (pen) pen.fillStyle = color
  pen?.fillRect(0, 0, 64, 64)
  return new File([await canvas.convertToBlob()], `${color}.png`, { type: 'image/png' })
}

/** Creates a banner, with one picture for both directions. */
export async function createBanner(): Promise<StaffBanner> {
  const { id } = await staffApi.pictures.uploadPicture({}, { file: await drawPicture() })
  const texts = { title: { en: 'Summer', ar: 'الصيف' }, description: blank, link: '/offers' }
  const shown = { is_active: true, priority: 10, starts_at: null, ends_at: null }
  return await staffApi.banners.createBanner({ body: { ...texts, ...shown, image_ltr: id, image_rtl: id } })
}
