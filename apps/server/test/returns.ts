import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { type Answer, callApi } from './accounts.ts'
import type { TestShop } from './app.ts'
import { type Member, type PlacedOrder, placeOrder, takeSteps } from './back-office.ts'
import { createProduct, type GivenVariant } from './factories.ts'

export type DeliveredOrder = PlacedOrder & { variantId: number }

type Given = { quantity?: number; variant?: GivenVariant; fields?: object; token?: string }

/** Somebody orders some units of a new product, and the courier delivers them for cash. */
export async function deliverOrder(
  shop: Pick<TestShop, 'app' | 'pool'>,
  clerk: Member,
  { quantity = 2, variant = {}, fields = {}, token }: Given = {},
): Promise<DeliveredOrder> {
  const product = await createProduct(shop.pool, { variants: [variant] })
  const order = await placeOrder(shop, {
    productId: product.id,
    quantity,
    fields,
    ...(token !== undefined && { token }),
  })
  await takeSteps(clerk, order.id, ['ship', 'processing'], ['deliver', 'in_transit'])
  return { ...order, variantId: product.variantIds[0] ?? 0 }
}

/** The shopper asks to return some units. */
export function askForReturn(
  shop: Pick<TestShop, 'app'>,
  order: DeliveredOrder,
  fields: { quantity?: number; reason?: string; note?: string; lines?: object[] } = {},
  headers: Record<string, string> = { 'idempotency-key': randomUUID() },
): Promise<Answer> {
  const { quantity = 1, ...rest } = fields
  return callApi(shop.app, 'POST', `/api/orders/${order.id}/returns/?access_token=${order.accessToken}`, {
    body: { lines: [{ variant_id: order.variantId, quantity }], reason: 'faulty', ...rest },
    headers,
  })
}

/** Asks for a return that is accepted. @returns its id */
export async function openReturn(
  shop: Pick<TestShop, 'app'>,
  order: DeliveredOrder,
  fields: { quantity?: number; reason?: string } = {},
): Promise<string> {
  const { status, body } = await askForReturn(shop, order, fields)
  expect(status, JSON.stringify(body)).toBe(201)
  return body.returns[0].id
}

const post = (by: Member, id: string, path: string, body: object = {}) =>
  by.call('POST', `/returns/${id}/${path}/`, { body })

/** The steps that staff take. */
export const takeReturn = {
  decide: (by: Member, id: string, decision: string, reason = '') => post(by, id, 'decisions', { decision, reason }),
  collect: (by: Member, id: string) => post(by, id, 'collections'),
  inspect: (by: Member, id: string, variantId: number, received: number, damaged = 0) =>
    post(by, id, 'inspections', { lines: [{ variant_id: variantId, received, damaged }] }),
  refund: (by: Member, id: string, amount: number, method = 'transfer', reference = 'TR-77') =>
    post(by, id, 'refunds', { amount, method, reference }),
  close: (by: Member, id: string, reason = '') => post(by, id, 'closures', { reason }),
}

/** The shopper sends a picture of a return. */
export async function sendPicture(
  shop: Pick<TestShop, 'app'>,
  order: DeliveredOrder,
  id: string,
  payload: Buffer,
  { query = `?access_token=${order.accessToken}`, headers = {} }: { query?: string; headers?: object } = {},
): Promise<Answer> {
  const answer = await shop.app.inject({
    method: 'POST',
    url: `/api/orders/${order.id}/returns/${id}/pictures/${query}`,
    payload,
    headers: { 'accept-language': 'en', 'content-type': 'image/jpeg', ...headers },
  })
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
}
