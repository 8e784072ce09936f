import { afterAll, beforeAll, expect, test } from 'vitest'
import { callApi, createUser, goodPassword, signIn } from '../../../test/accounts.ts'
import { type Member, openStaffedShop, type StaffedShop } from '../../../test/back-office.ts'

let shop: StaffedShop
let admin: Member
let support: Member
beforeAll(async () => {
  shop = await openStaffedShop()
  ;({ admin, support } = shop)
})
afterAll(() => shop.close())

const change = (id: number, body: object, by = support) => by.call('PATCH', `/accounts/${id}/`, { body })

test.each(['admin', 'orders'] as const)('an account of %s is no customer', async (role) => {
  const user = await createUser(shop.pool, { role })
  expect((await support.call('GET', `/customers/${user.phone}/`)).status).toBe(404)
  expect((await change(user.id, { version: 1, is_active: false, reason: 'Refuses' })).status).toBe(404)
  const body = { phone: user.phone }
  expect((await admin.call('POST', '/erasures/', { body })).body.code).toBe('customer_was_staff')
  expect((await admin.call('POST', '/exports/', { body })).status).toBe(404)
})

test('an account that is blocked is signed out in every process, and may come back', async () => {
  const user = await createUser(shop.pool)
  const { refresh } = await signIn(shop.app, user)
  const logIn = (app: StaffedShop['app']) =>
    callApi(app, 'POST', '/api/users/token/', { body: { phone: user.phone, password: goodPassword } })
  const { body } = await change(user.id, { version: 1, is_active: false, reason: 'Refused three parcels' })
  expect(body).toMatchObject({ is_blocked: true, account: { is_active: false, version: 2, sessions: 0 } })
  expect(body.notes).toMatchObject([{ kind: 'blocked', text: 'Refused three parcels', actor: { id: support.id } }])
  const renewed = await callApi(shop.neighbour.app, 'POST', '/api/users/token/refresh/', { body: { refresh } })
  expect(renewed.status).toBe(401)
  expect((await logIn(shop.neighbour.app)).body.code).toBe('account_inactive')
  // What it is already changes nothing.
  const again = await change(user.id, { version: 2, is_active: false, reason: 'Once more' })
  expect(again.body).toMatchObject({ account: { version: 2 }, notes: body.notes })
  await change(user.id, { version: 2, is_active: true, reason: 'Has explained it' })
  expect((await logIn(shop.neighbour.app)).status).toBe(200)
  const audit = await shop.pool`
    select actor_id, action, before, after from audit_entries where entity_id = ${String(user.id)} order by id`
  expect(audit).toEqual([
    { actorId: support.id, action: 'blocked', before: { is_active: true }, after: { is_active: false } },
    { actorId: support.id, action: 'unblocked', before: { is_active: false }, after: { is_active: true } },
  ])
})

test('of people who change an account concurrently one does, the others are refused', async () => {
  const user = await createUser(shop.pool, { isPhoneVerified: false })
  const answers = await Promise.all([
    change(user.id, { version: 1, is_phone_verified: true }),
    change(user.id, { version: 1, is_active: false, reason: 'Refuses' }, admin),
    change(user.id, { version: 1, is_active: false, is_phone_verified: true, reason: 'Refuses' }, admin),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  const refused = answers.find(({ status }) => status === 409)
  expect(refused?.body).toMatchObject({ code: 'version_conflict', details: { version: 2 } })
})

test.each([
  [{}, 'version'],
  [{ version: 0 }, 'version'],
  [{ version: 1, is_active: 'no' }, 'is_active'],
  [{ version: 1, is_active: false }, 'reason'],
  [{ version: 1, is_active: true, is_phone_verified: true }, 'reason'],
  [{ version: 1, is_active: false, reason: ' ' }, 'reason'],
])('an account is not changed by %j', async (body, field) => {
  const user = await createUser(shop.pool)
  const refused = await change(user.id, body)
  expect({ status: refused.status, wrong: Object.keys(refused.body.errors) }).toEqual({ status: 400, wrong: [field] })
})
