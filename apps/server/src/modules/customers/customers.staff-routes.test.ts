import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callApi, createUser, goodPassword, signIn } from '../../../test/accounts.ts'
import { type Member, openStaffedShop, placeOrder, type StaffedShop, takeSteps } from '../../../test/back-office.ts'
import { createProduct } from '../../../test/factories.ts'

let shop: StaffedShop
let admin: Member
let support: Member
beforeAll(async () => {
  shop = await openStaffedShop()
  ;({ admin, support } = shop)
})
afterAll(() => shop.close())

const idsOf = async (query: string) => {
  const { status, body } = await support.call('GET', `/customers/?${query}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body.results.map(({ id }: { id: number }) => id)
}
const change = (id: number, body: object, by = support) => by.call('PATCH', `/customers/${id}/`, { body })

describe('the list of customers', () => {
  test('finds shoppers by phone, names and e-mail, and no staff', async () => {
    const user = await createUser(shop.pool, { firstName: 'هبة' })
    await shop.pool`update users set last_name = 'Shokry', email = 'heba.sh@example.org' where id = ${user.id}`
    const phone = `0${user.phone.slice(3)}`
    for (const q of [phone, user.phone, 'هبه', 'shok', 'heba.sh@', 'هب shokry'])
      expect(await idsOf(`q=${encodeURIComponent(q)}`), q).toEqual([user.id])
    expect(await idsOf('q=Samir')).toEqual([])
  })

  test('is narrowed and paged', async () => {
    const user = await createUser(shop.pool, { firstName: 'Qamar', isActive: false })
    const other = await createUser(shop.pool, { firstName: 'Qamar', isPhoneVerified: false })
    expect(await idsOf('q=qamar&is_active=false')).toEqual([user.id])
    expect(await idsOf('q=qamar&is_phone_verified=false')).toEqual([other.id])
    const { body } = await support.call('GET', '/customers/?q=qamar&order=asc&page_size=1')
    expect(body).toMatchObject({ count: 2, results: [{ id: user.id, orders: 0, spent: 0, last_order_at: null }] })
    expect(body.next).toContain('q=qamar')
    expect((await support.call('GET', '/customers/?page=99')).body.code).toBe('page_not_found')
    expect((await support.call('GET', '/customers/?is_active=perhaps')).status).toBe(400)
  })
})

describe('a customer', () => {
  test('is shown with orders and totals', async () => {
    const user = await createUser(shop.pool, { firstName: 'Layla' })
    const { access: token } = await signIn(shop.app, user)
    const { id: productId } = await createProduct(shop.pool, { variants: [{ price: 100_000, stock: 9 }] })
    const order = () => placeOrder(shop, { productId, token, fields: { phone: user.phone } })
    const [stored, cancelled, returned] = [await order(), await order(), await order()]
    await placeOrder(shop, { productId, fields: { phone: user.phone } })
    await takeSteps(admin, cancelled.id, ['cancel', 'processing'])
    await takeSteps(admin, returned.id, ['ship', 'processing'], ['deliver', 'in_transit'], ['return', 'delivered'])
    const { body } = await support.call('GET', `/customers/${user.id}/`)
    expect(body).toMatchObject({
      first_name: 'Layla',
      phone: user.phone,
      is_active: true,
      is_phone_verified: true,
      version: 1,
      orders: 1,
      spent: 1000,
      cancelled_orders: 1,
      returned_orders: 1,
      guest_orders: 1,
      sessions: 1,
      recent_orders: [{ number: returned.number }, { number: cancelled.number }, { number: stored.number }],
    })
  })

  test.each(['admin', 'orders'] as const)('who is %s is none here', async (role) => {
    const user = await createUser(shop.pool, { role })
    expect((await support.call('GET', `/customers/${user.id}/`)).status).toBe(404)
    expect((await change(user.id, { version: 1, is_active: false })).status).toBe(404)
    expect((await admin.call('DELETE', `/customers/${user.id}/`)).status).toBe(404)
    expect((await admin.call('GET', `/customers/${user.id}/export/`)).status).toBe(404)
  })

  test('that is blocked is signed out in every process, and may come back', async () => {
    const user = await createUser(shop.pool)
    const { refresh } = await signIn(shop.app, user)
    const logIn = (app: StaffedShop['app']) =>
      callApi(app, 'POST', '/api/users/token/', { body: { phone: user.phone, password: goodPassword } })
    const { body } = await change(user.id, { version: 1, is_active: false })
    expect(body).toMatchObject({ is_active: false, version: 2, sessions: 0 })
    const renewed = await callApi(shop.neighbour.app, 'POST', '/api/users/token/refresh/', { body: { refresh } })
    expect(renewed.status).toBe(401)
    expect((await logIn(shop.neighbour.app)).body.code).toBe('account_inactive')
    await change(user.id, { version: 2, is_active: true })
    expect((await logIn(shop.neighbour.app)).status).toBe(200)
    const audit = await shop.pool`
      select actor_id, action, before, after from audit_entries where entity_id = ${String(user.id)} order by id`
    expect(audit).toEqual([
      { actorId: support.id, action: 'blocked', before: { is_active: true }, after: { is_active: false } },
      { actorId: support.id, action: 'unblocked', before: { is_active: false }, after: { is_active: true } },
    ])
  })

  test('that two people change concurrently is changed by one, the other is refused', async () => {
    const user = await createUser(shop.pool, { isPhoneVerified: false })
    const answers = await Promise.all([
      change(user.id, { version: 1, is_phone_verified: true }),
      change(user.id, { version: 1, is_active: false }, admin),
      change(user.id, { version: 1, is_active: false, is_phone_verified: true }, admin),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body).toMatchObject({ code: 'version_conflict', details: { version: 2 } })
  })

  test.each([{}, { version: 0 }, { version: 1, is_active: 'no' }])('is not changed by %j', async (body) => {
    const user = await createUser(shop.pool)
    expect((await change(user.id, body)).status).toBe(400)
  })
})
