import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callApi, createUser, goodPassword, signIn } from '../../../../test/accounts.ts'
import { enterAs, type Member, openStaffedShop, type StaffedShop } from '../../../../test/back-office.ts'

let shop: StaffedShop
let admin: Member
beforeAll(async () => {
  shop = await openStaffedShop()
  admin = shop.admin
})
afterAll(() => shop.close())

const change = (id: number, body: object, by = admin) => by.call('PATCH', `/staff-members/${id}/`, { body })
const auditOf = (id: number) => shop.pool`
  select action, before, after from audit_entries where entity = 'staff_member' and entity_id = ${String(id)} order by id`

describe('the rights of a member', () => {
  test('change at the next call, in every process, and go with the role', async () => {
    const member = await enterAs(shop, 'catalogue')
    const me = async () => callApi(shop.neighbour.app, 'GET', '/api/admin/me/', { token: member.token })
    expect((await change(member.id, { version: 1, role: 'orders' })).body).toMatchObject({ role: 'orders', version: 2 })
    expect((await me()).body.role).toBe('orders')
    expect((await change(member.id, { version: 2, role: 'shopper' })).body).toMatchObject({ role: 'shopper' })
    expect((await me()).status).toBe(403)
    expect((await admin.call('GET', `/staff-members/${member.id}/`)).status).toBe(404)
    expect((await change(member.id, { version: 3, role: 'admin' })).status).toBe(404)
    expect(await auditOf(member.id)).toEqual([
      { action: 'role_changed', before: { role: 'catalogue' }, after: { role: 'orders' } },
      { action: 'dismissed', before: { role: 'orders' }, after: { role: 'shopper' } },
    ])
  })

  test('may differ from the role, count at the next call, and end with the role', async () => {
    const member = await enterAs(shop, 'support')
    const may = async (path: string) =>
      (await callApi(shop.neighbour.app, 'GET', `/api/admin${path}`, { token: member.token })).status === 200
    expect([await may('/orders/'), await may('/customers/')]).toEqual([true, true])
    const own = ['orders.refund', 'content.read']
    const { body } = await change(member.id, { version: 1, permissions: own, refund_limit: 500.5 })
    expect(body, 'a refund is of no use without the orders').toMatchObject({
      permissions: ['orders.read', 'orders.refund', 'content.read'],
      refund_limit: 500.5,
      version: 2,
    })
    expect([await may('/orders/'), await may('/customers/'), await may('/banners/')]).toEqual([true, false, true])
    const me = await callApi(shop.app, 'GET', '/api/admin/me/', { token: member.token })
    expect(me.body.permissions).toEqual(body.permissions)
    expect((await change(member.id, { version: 2, is_active: true })).body, 'what is not named stays').toMatchObject({
      permissions: body.permissions,
      refund_limit: 500.5,
    })
    const moved = await change(member.id, { version: 3, role: 'orders' })
    expect(moved.body).toMatchObject({ role: 'orders', permissions: null, refund_limit: null })
    expect(await may('/customers/')).toBe(true)
    expect(await auditOf(member.id)).toMatchObject([
      { action: 'rights_changed', before: { permissions: null }, after: { refund_limit: 500.5 } },
      { action: 'role_changed' },
    ])
  })

  test('of an administrator are everything, and nobody is given the staff', async () => {
    const member = await enterAs(shop, 'orders')
    expect((await change(member.id, { version: 1, permissions: ['staff.write'] })).status).toBe(400)
    expect((await change(member.id, { version: 1, permissions: [] })).status).toBe(400)
    expect((await change(member.id, { version: 1, refund_limit: -1 })).status).toBe(400)
    const { body } = await change(member.id, {
      version: 1,
      role: 'admin',
      permissions: ['orders.read'],
      refund_limit: 5,
    })
    expect(body).toMatchObject({ role: 'admin', permissions: null, refund_limit: null })
  })

  test('end at once when the member is blocked', async () => {
    const member = await enterAs(shop, 'orders')
    expect((await change(member.id, { version: 1, is_active: false })).body).toMatchObject({ sessions: 0 })
    expect((await callApi(shop.neighbour.app, 'GET', '/api/admin/me/', { token: member.token })).status).toBe(401)
  })

  test('are never changed by oneself', async () => {
    for (const body of [{ role: 'shopper' }, { is_active: false }, { role: 'admin' }])
      expect((await change(admin.id, { version: 1, ...body })).body.code).toBe('own_rights')
  })

  test('of two administrators who dismiss each other at once stay with one', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, other] = [await enterAs(shop, 'admin'), await enterAs(shop, 'admin')]
      const answers = await Promise.all([
        change(other.id, { version: 1, role: 'shopper' }, one),
        change(one.id, { version: 1, role: 'shopper' }, other),
      ])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 403])
    }
  })

  test('that two administrators change concurrently are changed by one, the other is refused', async () => {
    const [member, other] = [await enterAs(shop, 'orders'), await enterAs(shop, 'admin')]
    const answers = await Promise.all([
      change(member.id, { version: 1, role: 'support' }),
      change(member.id, { version: 1, role: 'catalogue' }, other),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'version_conflict',
      details: { version: 2 },
    })
  })

  test('are not a shopper’s to have', async () => {
    const user = await createUser(shop.pool)
    expect((await change(user.id, { version: 1, role: 'admin' })).status).toBe(404)
    expect((await change(user.id, { role: 'admin' })).status).toBe(400)
  })
})

test('members are listed by role and name', async () => {
  const member = await enterAs(shop, 'support', 'Zeinab')
  await createUser(shop.pool, { firstName: 'Zeinab' })
  const { body } = await admin.call('GET', '/staff-members/?q=zeinab&role=support')
  expect(body).toMatchObject({ count: 1, results: [{ id: member.id, role: 'support', sessions: 1 }] })
  expect((await admin.call('GET', '/staff-members/?q=zeinab&role=orders')).body.count).toBe(0)
  expect((await admin.call('GET', '/staff-members/?role=shopper')).status).toBe(400)
  expect((await admin.call('GET', '/staff-members/?page=7')).body.code).toBe('page_not_found')
})

describe('sessions', () => {
  test('of staff are listed, and ended in every process; those of shoppers are not here', async () => {
    const member = await enterAs(shop, 'orders', 'Hala')
    const shopper = await enterAs(shop, 'shopper')
    const { body } = await admin.call('GET', `/staff-sessions/?member=${member.id}`)
    expect(body).toMatchObject({ count: 1, results: [{ member: { id: member.id, name: 'Hala' }, is_current: false }] })
    const [{ id }] = body.results
    expect(await admin.call('DELETE', `/staff-sessions/${id}/`)).toMatchObject({ status: 200, body: { id } })
    expect((await callApi(shop.neighbour.app, 'GET', '/api/admin/me/', { token: member.token })).status).toBe(401)
    expect((await admin.call('DELETE', `/staff-sessions/${id}/`)).status).toBe(404)
    expect((await admin.call('DELETE', `/staff-sessions/${randomUUID()}/`)).status).toBe(404)
    expect((await admin.call('GET', `/staff-sessions/?member=${shopper.id}`)).body.count).toBe(0)
    const [session] = await shop.pool<{ id: string }[]>`select id from sessions where user_id = ${shopper.id}`
    expect((await admin.call('DELETE', `/staff-sessions/${session?.id}/`)).status).toBe(404)
    expect(await auditOf(member.id)).toMatchObject([{ action: 'signed_out' }])
  })

  test("of one's own are everybody's to see and to end", async () => {
    const member = await enterAs(shop, 'support')
    const [{ phone } = { phone: '' }] = await shop.pool<
      { phone: string }[]
    >`select phone from users where id = ${member.id}`
    await signIn(shop.app, { phone, password: goodPassword })
    const { body } = await member.call('GET', '/me/sessions/')
    expect(body).toHaveLength(2)
    const other = body.find((session: { is_current: boolean }) => !session.is_current)
    expect((await member.call('DELETE', `/me/sessions/${other.id}/`)).body).toEqual({ id: other.id })
    expect((await member.call('GET', '/me/sessions/')).body).toMatchObject([{ is_current: true }])
    const [foreign] = await shop.pool<{ id: string }[]>`select id from sessions where user_id = ${admin.id}`
    expect((await member.call('DELETE', `/me/sessions/${foreign?.id}/`)).status).toBe(404)
  })
})
