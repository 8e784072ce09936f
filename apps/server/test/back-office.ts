import { randomUUID } from 'node:crypto'
import type { OrderId, UserId, UserRole } from '@shop/contract'
import { expect } from 'vitest'
import { type Answer, type Call, callApi, createUser, signIn } from './accounts.ts'
import type { TestShop } from './app.ts'
import { createProduct, goodCheckout } from './factories.ts'

/** Somebody who is signed in, and calls the back office. */
export type Member = {
  id: UserId
  token: string
  call(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, call?: Call): Promise<Answer>
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
