import type { PhoneNumber, UserRole } from '@shop/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type AccountNeighbour, type AccountShop, openAccountShop } from '../../../../test/account-shop.ts'
import { callApi, codeSentTo, createUser, goodPassword, nextPhone, signIn, textsTo } from '../../../../test/accounts.ts'
import { enterAs, type Member } from '../../../../test/back-office.ts'
import { day, hour } from '../../../../test/clock.ts'
import { acceptInvitation, invitationSentTo, readInvitation } from '../../../../test/invitations.ts'

let shop: AccountShop
let neighbour: AccountNeighbour
let admin: Member
beforeAll(async () => {
  shop = await openAccountShop({ connections: 12 })
  neighbour = await shop.openNeighbour()
})
afterAll(async () => {
  await neighbour.close()
  await shop.close()
})
/** Each test has a day of its own, so that it meets no limit of another. */
beforeEach(async () => {
  shop.clock.pass(day + hour)
  await shop.pool`delete from staff_invitations`
  admin = await enterAs(shop, 'admin', 'Nour')
})

const invite = (body: object, by = admin) => by.call('POST', '/staff-members/', { body })
const accept = (token: string, fields?: object) => acceptInvitation(shop.app, token, fields)
const roleOf = async (phone: string, password = goodPassword) => (await shop.logIn(phone, password)).body.user?.role
const auditOf = (id: number) => shop.pool`
  select actor_id, action, before, after from audit_entries
  where entity = 'staff_member' and entity_id = ${String(id)} order by id`

async function inviteByMessage(role: UserRole = 'orders', phone = nextPhone()) {
  const { status, body } = await invite({ phone, role })
  expect(status, JSON.stringify(body)).toBe(201)
  return { phone, id: body.id as string, token: await invitationSentTo(shop.app, phone) }
}

describe('an invitation', () => {
  test('is accepted by its link, with a name and a password of their own', async () => {
    const phone = nextPhone()
    const typed = { phone: `0${phone.slice(3)}`, role: 'orders', first_name: 'Dina' }
    const { status, body } = await invite(typed)
    expect(status).toBe(201)
    expect(body).toMatchObject({ phone, role: 'orders', first_name: 'Dina', is_expired: false })
    expect(Date.parse(body.expires_at) - Date.parse(body.created_at)).toBe(48 * 60 * 60_000)
    const [text = ''] = await textsTo(shop.app, phone, 1)
    expect(text).toMatch(
      /^Nawwar: you are invited to join our team\. Open this link within 48 hours: http.*#invitation=/,
    )
    expect((await admin.call('GET', '/staff-invitations/')).body).toMatchObject([{ id: body.id, delivery: 'sent' }])
    expect(await shop.pool`select from users where phone = ${phone}`).toHaveLength(0)

    const token = await invitationSentTo(shop.app, phone)
    expect(await readInvitation(neighbour.app, token)).toMatchObject({
      status: 200,
      body: { phone, role: 'orders', first_name: 'Dina', last_name: '', has_account: false },
    })
    expect(await accept(token, { first_name: 'Dina', last_name: 'Samy' })).toMatchObject({
      status: 200,
      body: { success: true, phone },
    })
    const login = await shop.logIn(phone)
    expect(login.body.user).toMatchObject({ role: 'orders', last_name: 'Samy', is_phone_verified: true })
    expect((await callApi(neighbour.app, 'GET', '/api/admin/me/', { token: login.body.access })).status).toBe(200)
    expect(await auditOf(login.body.user.id)).toEqual([
      { actorId: admin.id, action: 'appointed', before: { role: 'shopper' }, after: { role: 'orders' } },
    ])
    expect((await admin.call('GET', '/staff-invitations/')).body).toEqual([])
  })

  test('is in Arabic for an administrator who works in Arabic', async () => {
    const phone = nextPhone()
    await admin.call('POST', '/staff-members/', { body: { phone, role: 'support' }, language: 'ar' })
    expect(await textsTo(shop.app, phone, 1)).toEqual([expect.stringContaining('أنت مدعو للانضمام إلى فريقنا')])
  })

  test('counts once, also when it is opened by several at once', async () => {
    const { phone, token } = await inviteByMessage()
    const passwords = ['the password of one', 'the password of two', 'the password of tree', 'the password of four']
    const apps = [shop.app, neighbour.app, shop.app, neighbour.app]
    const answers = await Promise.all(
      passwords.map((password, index) => acceptInvitation(apps[index] ?? shop.app, token, { password })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    const winner = passwords[answers.findIndex(({ status }) => status === 200)]
    expect(await roleOf(phone, winner)).toBe('orders')
    expect((await accept(token)).body).toMatchObject({
      code: 'invitation_not_valid',
      detail: 'This invitation is no longer valid. Please ask for a new one.',
    })
    expect((await readInvitation(shop.app, token)).body.code).toBe('invitation_not_valid')
  })

  test('ends after 48 hours, and is sent anew with another link', async () => {
    const { phone, id, token } = await inviteByMessage()
    shop.clock.pass(48 * hour)
    expect((await accept(token)).body.code).toBe('invitation_not_valid')
    const next = await enterAs(shop, 'admin')
    expect((await next.call('GET', '/staff-invitations/')).body).toMatchObject([{ id, is_expired: true }])
    const again = await next.call('POST', `/staff-invitations/${id}/send/`)
    expect(again).toMatchObject({ status: 200, body: { phone, role: 'orders', is_expired: false } })
    const newer = await invitationSentTo(shop.app, phone, 2)
    expect((await accept(token)).status).toBe(409)
    expect((await accept(newer)).status).toBe(200)
    expect((await next.call('POST', `/staff-invitations/${id}/send/`)).status).toBe(404)
  })

  test('takes the place of an older one for the same phone', async () => {
    const { phone, token } = await inviteByMessage('admin')
    expect((await invite({ phone, role: 'support' })).status).toBe(201)
    const newer = await invitationSentTo(shop.app, phone, 2)
    expect((await accept(token)).status).toBe(409)
    expect((await accept(newer)).status).toBe(200)
    expect(await roleOf(phone)).toBe('support')
  })

  test('is taken back', async () => {
    const { id, token } = await inviteByMessage()
    expect((await admin.call('DELETE', `/staff-invitations/${id}/`)).body).toEqual({ id })
    expect((await accept(token)).body.code).toBe('invitation_not_valid')
    expect((await admin.call('DELETE', `/staff-invitations/${id}/`)).status).toBe(404)
  })

  test('of an administrator who was dismissed opens nothing', async () => {
    const other = await enterAs(shop, 'admin')
    const phone = nextPhone()
    await invite({ phone, role: 'admin' }, other)
    const token = await invitationSentTo(shop.app, phone)
    await admin.call('PATCH', `/staff-members/${other.id}/`, { body: { version: 1, role: 'shopper' } })
    expect((await accept(token)).body.code).toBe('invitation_not_valid')
    expect(await shop.pool`select from users where phone = ${phone}`).toHaveLength(0)
  })

  test('is refused for a member of staff', async () => {
    const user = await createUser(shop.pool, { role: 'support' })
    expect((await invite({ phone: user.phone, role: 'admin' })).body).toMatchObject({
      code: 'already_staff',
      errors: { phone: [expect.any(String)] },
    })
  })

  test.each([{}, { phone: '123', role: 'orders' }, { phone: '01012345678', role: 'shopper' }])(
    'is not made of %j',
    async (body) => {
      expect((await invite(body)).status).toBe(400)
    },
  )

  test.each([
    ['passwords that differ', { password2: 'another one 4' }, 'passwords_differ'],
    ['a common password', { password: 'password1' }, 'password_too_weak'],
    ['a mobile number', { password: '01112345678' }, 'password_too_weak'],
    ['a short password', { password: 'x7#kQ9!' }, 'validation_failed'],
  ])('refuses %s, and still counts', async (_name, fields, code) => {
    const { token } = await inviteByMessage()
    expect(await accept(token, fields)).toMatchObject({ status: 400, body: { code } })
    expect((await accept(token)).status).toBe(200)
  })

  test('leaves no token in the database', async () => {
    const { token } = await inviteByMessage()
    const [row] = await shop.pool`select row_to_json(i)::text as text from staff_invitations i`
    expect(row?.text).not.toContain(token)
    await expect.poll(async () => (await shop.pool`select from messages where sealed is not null`).length).toBe(0)
  })
})

describe('an invitation of somebody with an account', () => {
  test('gives the role once they accept by their own password, and signs their devices out', async () => {
    const user = await createUser(shop.pool, { firstName: 'Omar' })
    const { access, refresh } = await signIn(shop.app, user)
    const { token } = await inviteByMessage('support', user.phone)
    expect((await readInvitation(shop.app, token)).body).toMatchObject({ has_account: true, first_name: 'Omar' })
    expect((await callApi(shop.app, 'GET', '/api/admin/me/', { token: access })).status).toBe(403)
    expect(await roleOf(user.phone)).toBe('shopper')
    expect((await accept(token, { password: 'not my password' })).body).toMatchObject({
      code: 'old_password_wrong',
      errors: { password: [expect.any(String)] },
    })
    expect((await accept(token, { first_name: 'Other' })).status).toBe(200)
    expect((await shop.refresh(refresh)).status).toBe(401)
    expect((await shop.logIn(user.phone)).body.user).toMatchObject({ id: user.id, first_name: 'Omar', role: 'support' })
  })

  test('limits guesses of that password', async () => {
    const user = await createUser(shop.pool)
    const { token } = await inviteByMessage('support', user.phone)
    for (let count = 0; count < 10; count += 1) await accept(token, { password: 'not my password' })
    expect((await accept(token)).body.code).toBe('too_many_requests')
  })

  test('of a stranger who never proved the phone gives it to who has the phone', async () => {
    const phone = nextPhone()
    const thief = await createUser(shop.pool, { phone, password: 'Evil-Intruder-9921', isPhoneVerified: false })
    await shop.pool`update shop_settings set is_phone_verification_required = false`
    const { refresh } = await signIn(shop.app, thief)
    await shop.pool`update shop_settings set is_phone_verification_required = true`
    const { verification_token } = (await shop.logIn(phone, thief.password)).body
    const { token } = await inviteByMessage('admin', phone)
    expect((await readInvitation(shop.app, token)).body.has_account).toBe(false)
    expect((await accept(token, { first_name: 'Nour' })).status).toBe(200)
    expect((await shop.refresh(refresh)).status).toBe(401)
    expect((await shop.logIn(phone, thief.password)).body.code).toBe('login_failed')
    expect((await shop.post('request-otp', { phone, verification_token })).body.code).toBe('verification_not_valid')
    expect((await shop.logIn(phone)).body.user).toMatchObject({ id: thief.id, first_name: 'Nour', role: 'admin' })
  })

  test('of a blocked account opens nothing', async () => {
    const user = await createUser(shop.pool, { isActive: false })
    const { token } = await inviteByMessage('admin', user.phone)
    expect((await accept(token)).body.code).toBe('invitation_not_valid')
  })
})

describe('a stranger who registers the phone of somebody who is invited', () => {
  test.each<UserRole>(['admin', 'support'])('gets nothing of the role %s', async (role) => {
    const { phone, token } = await inviteByMessage(role)
    const begun = await shop.register(phone, { password: 'Evil-Intruder-9921' })
    const fields = { verification_token: begun.body.registration_token }
    await shop.post('request-otp', { phone, ...fields })
    const code = await codeSentTo(shop.app, phone, 2)
    expect((await accept(token)).status).toBe(200)
    expect((await shop.verify(phone, code, fields)).body.code).toBe('verification_not_valid')
    expect((await shop.logIn(phone, 'Evil-Intruder-9921')).body.code).toBe('login_failed')
    expect(await roleOf(phone)).toBe(role)
  })

  test('and is not appointed where the member registers at the same moment', async () => {
    const { phone, token } = await inviteByMessage('admin')
    const begun = await shop.register(phone, { password: 'the password of its owner' })
    const fields = { verification_token: begun.body.registration_token }
    await shop.post('request-otp', { phone, ...fields })
    const code = await codeSentTo(shop.app, phone, 2)
    const [registered, accepted] = await Promise.all([shop.verify(phone, code, fields), accept(token)])
    expect([registered.status, accepted.status].filter((status) => status === 200)).toHaveLength(1)
    const roles = [await roleOf(phone), await roleOf(phone, 'the password of its owner')]
    expect(roles).toEqual(accepted.status === 200 ? ['admin', undefined] : [undefined, 'shopper'])
  })
})

test('an erased person is invited no more', async () => {
  const user = await createUser(shop.pool)
  const { token } = await inviteByMessage('support', user.phone as PhoneNumber)
  expect((await admin.call('POST', '/erasures/', { body: { phone: user.phone } })).status).toBe(200)
  expect((await accept(token)).body.code).toBe('invitation_not_valid')
})
