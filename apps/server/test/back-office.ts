import { randomUUID } from 'node:crypto'
import type { OrderId, UserId, UserRole } from '@shop/contract'
import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import { type Answer, type Call, callApi, createUser, signIn } from './accounts.ts'
import { openProcess, openTestShop, type TestProcess, type TestShop, withoutLimits } from './app.ts'
import { createProduct, goodCheckout } from './factories.ts'

/** Somebody who is signed in, and calls the back office. */
export type Member = {
  id: UserId
  token: string
  /** Calls `/api/admin…`. */
  call(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, call?: Call): Promise<Answer>
}

/** Makes an account with a role and signs it in. */
export async function enterAs(shop: Pick<TestShop, 'app' | 'pool'>, role: UserRole, firstName = ''): Promise<Member> {
  const user = await createUser(shop.pool, { role, firstName })
  const { access: token } = await signIn(shop.app, user)
  return {
    id: user.id,
    token,
    call: (method, path, call = {}) => callApi(shop.app, method, `/api/admin${path}`, { token, ...call }),
  }
}

/** A shop of two processes with people who work in it, as many calls as they like. */
export type StaffedShop = TestShop & { neighbour: TestProcess; admin: Member; clerk: Member; support: Member }

export async function openStaffedShop(): Promise<StaffedShop> {
  const shop = await openTestShop({ connections: 12, config: withoutLimits })
  const neighbour = await openProcess(shop, { config: withoutLimits })
  return {
    ...shop,
    neighbour,
    admin: await enterAs(shop, 'admin', 'Nour'),
    clerk: await enterAs(shop, 'orders', 'Hala'),
    support: await enterAs(shop, 'support', 'Samir'),
    async close() {
      await neighbour.close()
      await shop.close()
    },
  }
}

export type PlacedOrder = { id: OrderId; number: string; accessToken: string }

/** Somebody orders one product and pays at the door. */
export async function placeOrder(
  shop: Pick<TestShop, 'app' | 'pool'>,
  given: { productId?: number; fields?: object; token?: string; quantity?: number } = {},
): Promise<PlacedOrder> {
  const product_id = given.productId ?? (await createProduct(shop.pool)).id
  const { status, body } = await callApi(shop.app, 'POST', '/api/orders/buy-now/', {
    body: { ...goodCheckout, product_id, quantity: given.quantity ?? 1, ...given.fields },
    headers: { 'idempotency-key': randomUUID() },
    ...(given.token !== undefined && { token: given.token }),
  })
  expect(status, JSON.stringify(body)).toBe(201)
  return { id: body.order.id, number: body.order.number, accessToken: body.access_token }
}

/** Staff take an order one step on, from the status that they see. */
export function takeStep(
  by: Member,
  orderId: string,
  step: string,
  from: string,
  fields: object = {},
): Promise<Answer> {
  // Most tests make no confirmation call.
  const reason = step === 'ship' ? { reason: 'Known to the shop' } : {}
  return by.call('POST', `/orders/${orderId}/steps/`, { body: { step, from, ...reason, ...fields } })
}

/** Staff write into the stock ledger. @param key of the request, a new one when not given */
export function moveStock(by: Member, body: object, key: string = randomUUID()): Promise<Answer> {
  return by.call('POST', '/stock-movements/', { body, headers: { 'idempotency-key': key } })
}

/** Staff take an order several steps on. */
export async function takeSteps(by: Member, orderId: string, ...steps: [step: string, from: string][]): Promise<void> {
  for (const [step, from] of steps) await takeStep(by, orderId, step, from)
}

/** Messages about steps that could be undone are sent when that time is over: now. */
export async function sendHeldMessages({ pool }: Pick<TestShop, 'pool'>): Promise<void> {
  await pool`update pgboss.job set start_after = now() where name = 'send-message' and state = 'created'`
}

/** Uploads a picture. */
export async function uploadPicture(app: FastifyInstance, token: string, payload: Buffer, type = 'image/png') {
  const headers = { authorization: `Bearer ${token}`, 'content-type': type }
  return await app.inject({ method: 'POST', url: '/api/admin/pictures/', payload, headers })
}
