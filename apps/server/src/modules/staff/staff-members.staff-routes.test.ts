import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callApi, codeSentTo, createUser, goodPassword, nextPhone, signIn } from '../../../test/accounts.ts'
import { enterAs, type Member, openStaffedShop, type StaffedShop } from '../../../test/back-office.ts'

let shop: StaffedShop
let admin: Member
beforeAll(async () => {
  shop = await openStaffedShop()
  admin = shop.admin
})
afterAll(() => shop.close())

const appoint = (body: object) => admin.call('POST', '/staff-members/', { body })
const change = (id: number, body: object, by = admin) => by.call('PATCH', `/staff-members/${id}/`, { body })
const auditOf = (id: number) => shop.pool`
  select action, before, after from audit_entries where entity = 'staff_member' and entity_id = ${String(id)} order by id`

describe('a new member', () => {
  test('gets a role for the account they have', async () => {
    const user = await createUser(shop.pool, { firstName: 'Omar' })
    const { access } = await signIn(shop.app, user)
    const { status, body } = await appoint({
      phone: user.phone,
      role: 'support',
      first_name: 'Other',
      password: 'another 4 tea',
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({ id: user.id, first_name: 'Omar', role: 'support', version: 2, sessions: 1 })
    const me = await callApi(shop.neighbour.app, 'GET', '/api/admin/me/', { token: access })
    expect(me.body).toMatchObject({ role: 'support' })
    await signIn(shop.app, user)
    expect(await auditOf(user.id)).toEqual([
      { action: 'appointed', before: { role: 'shopper' }, after: { role: 'support' } },
    ])
  })

  test('without an account gets one, and proves the phone before it counts', async () => {
    const phone = nextPhone()
    const { body } = await appoint({ phone: `0${phone.slice(3)}`, role: 'orders', first_name: 'Dina' })
    expect(body).toMatchObject({ phone, role: 'orders', first_name: 'Dina', is_phone_verified: false, sessions: 0 })
    await callApi(shop.app, 'POST', '/api/users/forgot-password/', { body: { phone } })
    const otp_code = await codeSentTo(shop.app, phone)
    const passwords = { new_password: goodPassword, confirm_password: goodPassword }
    await callApi(shop.app, 'POST', '/api/users/reset-password/', { body: { phone, otp_code, ...passwords } })
    const { access: token } = await signIn(shop.app, { phone, password: goodPassword })
    expect((await callApi(shop.app, 'GET', '/api/admin/me/', { token })).body.role).toBe('orders')
  })

  test('with a password is asked for a code at the first login', async () => {
    const phone = nextPhone()
    await appoint({ phone, role: 'catalogue', password: goodPassword })
    const { body } = await callApi(shop.app, 'POST', '/api/users/token/', { body: { phone, password: goodPassword } })
    expect(body.code).toBe('verification_required')
    expect((await appoint({ phone: nextPhone(), role: 'orders', password: 'password' })).body.code).toBe(
      'password_too_weak',
    )
  })

  test('is made once, however many ask at once, and is nobody who works here already', async () => {
    const phone = nextPhone()
    const answers = await Promise.all([1, 2, 3].map(() => appoint({ phone, role: 'support' })))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    expect((await appoint({ phone, role: 'admin' })).body).toMatchObject({
      code: 'already_staff',
      errors: { phone: [expect.any(String)] },
    })
  })

  test.each([{}, { phone: '123', role: 'orders' }, { phone: '01012345678', role: 'shopper' }])(
    'is not made of %j',
    async (body) => {
      expect((await appoint(body)).status).toBe(400)
    },
  )
})

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

  test('that two administrators change at once are changed by one, and the other is told', async () => {
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
