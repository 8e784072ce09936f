import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callApi, createUser, signIn } from '../../../../test/accounts.ts'
import { openTestShop, type TestShop } from '../../../../test/app.ts'
import { enterAs } from '../../../../test/back-office.ts'
import { createProduct, goodCheckout } from '../../../../test/factories.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

/** EGP 100 million, in piastres: the highest price that staff may type. */
const maxPrice = 10_000_000_000

test('a cart of the highest prices is shown, ordered, invoiced and counted like any other', async () => {
  await shop.pool`
    update shop_settings set guest_max_per_product = 99, guest_max_units = 99, guest_max_total_piastres = ${99 * maxPrice}`
  const user = await createUser(shop.pool)
  const { access: token } = await signIn(shop.app, user)
  const call = (method: 'GET' | 'POST', path: string, body?: object) =>
    callApi(shop.app, method, path, { token, ...(body && { body }), headers: { 'idempotency-key': randomUUID() } })
  for (const price of [maxPrice, maxPrice - 1]) {
    const { id: product_id } = await createProduct(shop.pool, { variants: [{ price, stock: 99 }] })
    expect((await call('POST', '/api/orders/cart-items/add_to_cart/', { product_id, quantity: 99 })).status).toBe(200)
  }
  const total = 19_799_999_999.01
  expect((await call('GET', '/api/orders/cart/current/')).body).toMatchObject({ total })
  const { status, body } = await call('POST', '/api/orders/checkout/', { ...goodCheckout, expected_total: total })
  expect([status, body.order?.total]).toEqual([201, total])

  const admin = await enterAs(shop, 'admin')
  const { id } = body.order
  expect((await admin.call('GET', `/orders/${id}/`)).body.total).toBe(total)
  expect((await admin.call('GET', `/orders/${id}/invoice/`)).body.total).toEqual({
    net: 17_368_421_051.76,
    vat: 2_431_578_947.25,
    gross: total,
  })
  expect((await admin.call('GET', `/customers/${body.order.customer.phone}/`)).body.outstanding).toBe(total)
  expect((await admin.call('GET', '/overview/')).body.today.ordered_amount).toBe(total)
})
