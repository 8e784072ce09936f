import { type StaffApi, type StaffRole, staffApi, staffRoles } from '@shop/contract/staff'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type AccountNeighbour, type AccountShop, openAccountShop } from '../../../../test/account-shop.ts'
import { callApi, codeSentTo, goodPassword, signIn } from '../../../../test/accounts.ts'
import { withoutLimits } from '../../../../test/app.ts'
import {
  codeAt,
  createGuardedMember,
  logInWith,
  setUpFactor,
  startFactor,
  wrongCode,
} from '../../../../test/authenticator.ts'
import { enterAs, type Member } from '../../../../test/back-office.ts'
import { day } from '../../../../test/clock.ts'
import { isLongRun } from '../../../../test/long-run.ts'

let shop: AccountShop
let neighbour: AccountNeighbour
beforeAll(async () => {
  shop = await openAccountShop({ connections: 12 })
  neighbour = await shop.openNeighbour()
})
afterAll(async () => {
  await neighbour.close()
  await shop.close()
})
beforeEach(() => shop.clock.pass(day))

const start = (by: Member, password = goodPassword) => startFactor(shop, by.token, password)
const confirm = (by: Member, code: string) => by.call('POST', '/me/second-factor/confirm/', { body: { code } })
const look = async (by: Pick<Member, 'call'>) => (await by.call('GET', '/me/second-factor/')).body
const now = (secret: string) => codeAt(secret, shop.clock.now)
const auditOf = (id: number) => shop.pool`
  select actor_id, action, before, after from audit_entries where entity_id = ${String(id)} order by id`

describe('turning a second factor on', () => {
  test('needs the password and a code of the app, and gives ten recovery codes once', async () => {
    const member = await enterAs(shop, 'support')
    expect(await look(member)).toEqual({ is_on: false, recovery_codes_left: 0, is_required: false })
    const { status, body } = await start(member)
    expect(status).toBe(201)
    const uri = new URL(body.uri)
    expect([uri.protocol, uri.host, uri.searchParams.get('issuer')]).toEqual(['otpauth:', 'totp', 'Nawwar'])
    expect(uri.searchParams.get('secret')).toBe(body.secret)
    expect(await look(member)).toMatchObject({ is_on: false })
    const confirmed = await confirm(member, now(body.secret))
    expect(confirmed.status).toBe(200)
    expect(new Set(confirmed.body.recovery_codes).size).toBe(10)
    expect(await look(member)).toEqual({ is_on: true, recovery_codes_left: 10, is_required: false })
    expect(await auditOf(member.id)).toEqual([
      { actorId: member.id, action: 'second_factor_on', before: null, after: null },
    ])
  })

  test('signs the other devices out, and counts its own code as used', async () => {
    const member = await enterAs(shop, 'orders')
    const [{ phone } = { phone: '' }] = await shop.pool<{ phone: string }[]>`
      select phone from users where id = ${member.id}`
    const other = await signIn(neighbour.app, { phone, password: goodPassword })
    const { secret } = await setUpFactor(shop, member.token)
    expect((await callApi(neighbour.app, 'GET', '/api/admin/me/', { token: other.access })).status).toBe(401)
    expect((await member.call('GET', '/me/')).status).toBe(200)
    const again = await shop.post('token', { phone, password: goodPassword, second_factor: now(secret) })
    expect(again.body.code).toBe('second_factor_wrong')
  })

  test('is refused by a wrong password, ten of them an hour', async () => {
    const member = await enterAs(shop, 'catalogue')
    expect((await start(member, 'wrong')).body).toMatchObject({
      code: 'old_password_wrong',
      errors: { password: [expect.any(String)] },
    })
    for (let tries = 1; tries < 10; tries += 1) await start(member, 'wrong')
    expect((await start(member)).body.code).toBe('too_many_requests')
  })

  test('is refused by wrong codes, five of them, and before it was begun', async () => {
    const member = await enterAs(shop, 'catalogue')
    expect((await confirm(member, '123456')).body).toMatchObject({
      code: 'second_factor_wrong',
      errors: { code: [/\w/] },
    })
    const { secret } = (await start(member)).body
    for (let tries = 1; tries < 5; tries += 1) await confirm(member, wrongCode(now(secret)))
    expect((await confirm(member, now(secret))).body.code).toBe('too_many_requests')
  })

  test('begun twice counts with the second secret; once on it is not begun again', async () => {
    const member = await enterAs(shop, 'support')
    const first = (await start(member)).body.secret
    shop.clock.pass(1)
    const second = (await start(member)).body.secret
    shop.clock.pass(1)
    expect((await confirm(member, now(first))).body.code).toBe('second_factor_wrong')
    expect((await confirm(member, now(second))).status).toBe(200)
    expect((await start(member)).body.code).toBe('second_factor_already_on')
    expect((await confirm(member, now(second))).body.code).toBe('second_factor_wrong')
  })

  test('is not begun by a password alone, nor by a code that was sent for something else', async () => {
    const member = await enterAs(shop, 'admin')
    const { phone } = (await member.call('GET', '/me/')).body
    const { reset_token } = (await shop.post('forgot-password', { phone })).body
    const resetCode = await codeSentTo(shop.app, phone)
    const begin = (body: object) => member.call('POST', '/me/second-factor/', { body })
    expect((await begin({ password: goodPassword })).status).toBe(400)
    const foreign = { otp_code: resetCode, verification_token: reset_token }
    expect((await begin(foreign)).body.code).toBe('verification_not_valid')
    shop.clock.pass(1)
    const asked = await member.call('POST', '/me/second-factor/code/', { body: { password: goodPassword } })
    const { verification_token } = asked.body
    const otp_code = await codeSentTo(shop.app, phone, 2)
    expect((await begin({ otp_code: resetCode, verification_token })).body.code).toBe('otp_wrong')
    const colleague = await enterAs(shop, 'admin')
    const stolen = await colleague.call('POST', '/me/second-factor/', { body: { otp_code, verification_token } })
    expect(stolen.body.code).toBe('verification_not_valid')
    expect((await shop.verify(phone, otp_code, { verification_token })).body.code).toBe('verification_not_valid')
    expect((await begin({ otp_code, verification_token })).status).toBe(201)
    expect((await begin({ otp_code, verification_token })).body.code).toBe('verification_not_valid')
  })

  test('confirmed by many at once is confirmed once', async () => {
    const member = await enterAs(shop, 'support')
    const { secret } = (await start(member)).body
    const answers = await Promise.all([1, 2, 3, 4].map(() => confirm(member, now(secret))))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400])
    expect(await look(member)).toMatchObject({ recovery_codes_left: 10 })
  })
})

describe('turning it off', () => {
  const turnOff = (token: string, body: object) =>
    callApi(shop.app, 'POST', '/api/admin/me/second-factor/turn-off/', { token, body })

  test('needs the password and a code', async () => {
    const member = await createGuardedMember(shop)
    const { token, password } = member
    const code = member.readCode()
    expect((await turnOff(token, { password: 'wrong', code })).body.code).toBe('old_password_wrong')
    expect((await turnOff(token, { password, code: wrongCode(code) })).body.code).toBe('second_factor_wrong')
    expect((await turnOff(token, { password })).status).toBe(400)
    expect(await turnOff(token, { password, code })).toMatchObject({ status: 200, body: { is_on: false } })
    expect((await logInWith(shop, member)).status).toBe(200)
    expect(await auditOf(member.id)).toMatchObject([{ action: 'second_factor_on' }, { action: 'second_factor_off' }])
    const codes = await shop.pool`select from recovery_codes where user_id = ${member.id}`
    expect(codes).toHaveLength(0)
  })

  test('is done by a recovery code too, and not where there is none', async () => {
    const member = await createGuardedMember(shop)
    const { token, password } = member
    const [code] = member.recoveryCodes
    expect((await turnOff(token, { password, code })).status).toBe(200)
    expect((await turnOff(token, { password, code })).body.code).toBe('second_factor_wrong')
  })
})

describe('the reset by an administrator', () => {
  let admin: Member
  beforeEach(async () => {
    admin = await enterAs(shop, 'admin')
  })
  const reset = (id: number, by = admin) => by.call('DELETE', `/staff-members/${id}/second-factor/`)

  test('lets a member without the phone log in, ends their sessions, and is recorded', async () => {
    const member = await createGuardedMember(shop)
    expect((await admin.call('GET', `/staff-members/${member.id}/`)).body.has_second_factor).toBe(true)
    expect((await reset(member.id)).body).toMatchObject({ has_second_factor: false, sessions: 0 })
    expect((await callApi(neighbour.app, 'GET', '/api/admin/me/', { token: member.token })).status).toBe(401)
    expect((await logInWith(shop, member)).status).toBe(200)
    const entries = await auditOf(member.id)
    expect(entries.at(-1)).toMatchObject({ actorId: admin.id, action: 'second_factor_reset' })
    expect((await reset(member.id)).status).toBe(200)
    expect(await auditOf(member.id)).toHaveLength(entries.length)
  })

  test('is for members of staff, by others, with the right to it', async () => {
    const shopper = await enterAs(shop, 'shopper')
    const clerk = await enterAs(shop, 'support')
    expect((await reset(admin.id)).body.code).toBe('own_rights')
    expect((await reset(shopper.id)).status).toBe(404)
    expect((await reset(999_999)).status).toBe(404)
    expect((await reset(admin.id, clerk)).status).toBe(403)
  })

  test('is not needed for who leaves: a shopper has no second factor', async () => {
    const member = await createGuardedMember(shop)
    const body = { version: 1, role: 'shopper' }
    expect((await admin.call('PATCH', `/staff-members/${member.id}/`, { body })).status).toBe(200)
    expect((await logInWith(shop, member)).status).toBe(200)
  })
})

describe('a role that must have a second factor', () => {
  const setting = 'second_factor_roles'
  const ask = async (by: Pick<Member, 'call'>, roles: unknown) => {
    const { body } = await by.call('GET', '/settings/')
    return await by.call('PUT', '/settings/', { body: { ...body, [setting]: roles } })
  }
  const store = (roles: readonly StaffRole[]) => shop.pool`update shop_settings set second_factor_roles = ${[...roles]}`
  afterEach(() => store([]))

  test('is not asked of administrators by one who has none', async () => {
    const admin = await enterAs(shop, 'admin')
    const refused = await ask(admin, ['admin', 'orders'])
    expect(refused).toMatchObject({ status: 409, body: { code: 'own_second_factor_missing' } })
    expect(Object.keys(refused.body.errors)).toEqual([setting])
    expect((await ask(admin, ['orders'])).status).toBe(200)
    await setUpFactor(shop, admin.token)
    expect(await ask(admin, ['orders', 'admin', 'orders'])).toMatchObject({
      status: 200,
      body: { [setting]: ['admin', 'orders'] },
    })
    const [entry] = await shop.pool`select action, before, after from audit_entries order by id desc limit 1`
    const [before, after] = [{ [setting]: ['orders'] }, { [setting]: ['admin', 'orders'] }]
    expect(entry).toEqual({ action: 'updated', before, after })
    expect((await ask(admin, ['admin', 'orders'])).status).toBe(200)
  })

  test.each(['shopper', 'owner', null])('cannot be %s', async (role) => {
    const admin = await enterAs(shop, 'admin')
    const { status, body } = await ask(admin, ['orders', role])
    expect([status, Object.keys(body.errors)]).toEqual([400, [`${setting}.1`]])
  })

  test.each(staffRoles)('%s: every other call of who has none is refused, until it is set up', async (role) => {
    const open = await shop.openNeighbour({ config: withoutLimits })
    const member = await enterAs(shop, role)
    await store([role])
    const all = Object.values(staffApi).flatMap((group) => Object.values(group as StaffApi[keyof StaffApi]))
    // The roles share the calls: that a role may make a call is looked at later than this.
    const calls = all.filter(
      ({ path }, place) => isLongRun || path.includes('/me/') || staffRoles[place % staffRoles.length] === role,
    )
    const opened: string[] = []
    for (const { method, path } of calls) {
      const call = { token: member.token, ...(method !== 'GET' && { body: {} }) }
      const { body } = await callApi(open.app, method, path.replace(/\{\w+\}/g, '999999'), call)
      if (body.code !== 'second_factor_not_set_up') opened.push(`${method} ${path}`)
    }
    expect(opened).toEqual([
      'GET /api/admin/me/',
      'GET /api/admin/me/second-factor/',
      'POST /api/admin/me/second-factor/code/',
      'POST /api/admin/me/second-factor/',
      'POST /api/admin/me/second-factor/confirm/',
    ])
    expect((await member.call('GET', '/me/')).body.must_set_up_second_factor).toBe(true)
    expect(await look(member)).toMatchObject({ is_on: false, is_required: true })
    await setUpFactor(shop, member.token)
    expect((await member.call('GET', '/me/')).body.must_set_up_second_factor).toBe(false)
    expect((await member.call('GET', '/products/')).status).toBe(200)
    await open.close()
  })

  test.each(staffRoles)('%s: the other roles work as before', async (role) => {
    await store([role])
    for (const other of staffRoles.filter((one) => one !== role)) {
      const member = await enterAs(shop, other)
      expect((await member.call('GET', '/me/')).body.must_set_up_second_factor).toBe(false)
      expect(await look(member)).toMatchObject({ is_on: false, is_required: false })
      expect((await member.call('GET', '/products/')).status).toBe(200)
    }
  })

  test('applies to a member who gets the role, at their next call', async () => {
    const [admin, member] = [await enterAs(shop, 'admin'), await enterAs(shop, 'support')]
    await store(['orders'])
    expect((await member.call('GET', '/orders/')).status).toBe(200)
    const body = { version: 1, role: 'orders' }
    expect((await admin.call('PATCH', `/staff-members/${member.id}/`, { body })).status).toBe(200)
    expect(await member.call('GET', '/orders/')).toMatchObject({ body: { code: 'second_factor_not_set_up' } })
  })

  test('shows in the list of staff', async () => {
    const [admin, member] = [await enterAs(shop, 'admin'), await enterAs(shop, 'orders')]
    await store(['orders'])
    const standing = async ({ id }: Member) => (await admin.call('GET', `/staff-members/${id}/`)).body
    expect(await standing(member)).toMatchObject({ has_second_factor: false, is_second_factor_required: true })
    expect(await standing(admin)).toMatchObject({ has_second_factor: false, is_second_factor_required: false })
  })

  test('concerns no shopper', async () => {
    await store(staffRoles)
    const shopper = await enterAs(shop, 'shopper')
    expect((await shop.profile(shopper.token)).status).toBe(200)
  })
})
