import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Answer, callApi, createUser, signIn } from '../../../test/accounts.ts'
import { openTestShop, type TestShop, withoutLimits } from '../../../test/app.ts'
import { enterAs, type Member } from '../../../test/back-office.ts'
import { createProduct, goodCheckout } from '../../../test/factories.ts'
import { acceptInvitation, invitationSentTo } from '../../../test/invitations.ts'
import { waitForLockWaits, whileHeld } from '../../../test/lock-waits.ts'
import { deriveKey, seal } from '../../secrets.ts'

let shop: TestShop
let admin: Member
let product_id: number
beforeAll(async () => {
  shop = await openTestShop({ connections: 16, config: withoutLimits })
  admin = await enterAs(shop, 'admin')
  product_id = (await createProduct(shop.pool, { variants: [{ stock: 1000 }] })).id
})
afterAll(() => shop.close())

/** A shopper with a cart, who calls the shop. */
async function enterShopper() {
  const user = await createUser(shop.pool)
  const { access: token } = await signIn(shop.app, user)
  const call = (method: 'POST' | 'GET' | 'PATCH', path: string, body?: object) =>
    callApi(shop.app, method, path, { token, headers: { 'idempotency-key': randomUUID() }, ...(body && { body }) })
  const order = { ...goodCheckout, phone: user.phone }
  return {
    user,
    addToCart: () => call('POST', '/api/orders/cart-items/add_to_cart/', { product_id, quantity: 1 }),
    checkOut: () => call('POST', '/api/orders/checkout/', order),
    buyNow: () => call('POST', '/api/orders/buy-now/', { ...order, product_id, quantity: 1 }),
    rename: () => call('PATCH', '/api/users/profile/me/', { first_name: 'Nada' }),
  }
}

const nameOf = ({ status, body }: Answer) => `${status} ${body.code ?? ''}`.trim()

test('an erasure beside orders, carts, an export and a new name ends one way for each of them', async () => {
  for (let round = 0; round < 12; round += 1) {
    const { user, ...shopper } = await enterShopper()
    await shopper.addToCart()
    const erase = () => admin.call('POST', '/erasures/', { body: { phone: user.phone } })
    const exportAll = () => admin.call('POST', '/exports/', { body: { phone: user.phone } })
    const calls = [shopper.checkOut, erase, shopper.buyNow, shopper.addToCart, shopper.rename, exportAll]
    const [ordered, erased, bought, added, renamed, exported] = (await Promise.all(calls.map((call) => call()))).map(
      nameOf,
    )
    for (const name of [ordered, bought]) expect(['201', '401 unauthenticated', '404 cart_not_found']).toContain(name)
    for (const name of [added, renamed]) expect(['200', '401 unauthenticated']).toContain(name)
    expect(['200', '404 not_found']).toContain(exported)
    const isErased = ![ordered, bought].includes('201')
    expect(erased).toBe(isErased ? '200' : '409 customer_has_open_orders')
    const stored = await shop.pool`select from orders where phone = ${user.phone}`
    expect(stored.length > 0).toBe(!isErased)
  }
})

test('an invitation to the staff beside a change of the same customer never deadlocks', async () => {
  const { user } = await enterShopper()
  await admin.call('POST', '/staff-members/', { body: { phone: user.phone, role: 'orders' } })
  const token = await invitationSentTo(shop.app, user.phone)
  const answers = await whileHeld(
    shop.pool,
    (tx) => tx`select from users where id = ${user.id} for update`,
    async () => {
      const change = admin.call('PATCH', `/accounts/${user.id}/`, { body: { version: 1, is_phone_verified: true } })
      await waitForLockWaits(shop.pool, 1)
      const accepted = acceptInvitation(shop.app, token)
      await waitForLockWaits(shop.pool, 2)
      return [change, accepted]
    },
  )
  const [changed, accepted] = (await Promise.all(answers)).map(({ status }) => status)
  // Who became staff first is no customer any more.
  expect([200, 404]).toContain(changed)
  expect(accepted).toBe(200)
})

test('to become staff beside the erasure of the customer that one is ends as one of the two', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { user } = await enterShopper()
    await admin.call('POST', '/staff-members/', { body: { phone: user.phone, role: 'orders' } })
    const token = await invitationSentTo(shop.app, user.phone)
    const [erased, accepted] = await Promise.all([
      admin.call('POST', '/erasures/', { body: { phone: user.phone } }),
      acceptInvitation(shop.app, token),
    ])
    // Who has become staff is no customer any more, or is found to be staff when the erasure has the lock.
    expect([
      [200, 409],
      [404, 200],
      [409, 200],
    ]).toContainEqual([erased.status, accepted.status])
  }
})

test('an erasure is not held up by a message that waits since before the secret of the shop was changed', async () => {
  const { user } = await enterShopper()
  const now = new Date()
  const sealed = seal(deriveKey('another secret than that of the tests', 'messages'), '{}')
  const message = { id: randomUUID(), sealed, createdAt: now, expiresAt: new Date(now.getTime() + 60_000) }
  await shop.pool`insert into messages ${shop.pool(message)}`
  expect((await admin.call('POST', '/erasures/', { body: { phone: user.phone } })).status).toBe(200)
})
