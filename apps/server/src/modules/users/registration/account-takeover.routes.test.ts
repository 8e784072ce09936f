import type { UserRole } from '@shop/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type AccountShop, openAccountShop } from '../../../../test/account-shop.ts'
import { codeSentTo, createUser, goodPassword, nextPhone, signIn, textsTo } from '../../../../test/accounts.ts'
import { enterAs } from '../../../../test/back-office.ts'
import { day, hour } from '../../../../test/clock.ts'

let shop: AccountShop
beforeAll(async () => {
  shop = await openAccountShop({ connections: 12 })
})
afterAll(() => shop.close())
/** Each test has a day of its own, so that it meets no limit of another. */
beforeEach(() => shop.clock.pass(day + hour))

const thief = { password: 'Evil-Intruder-9921', first_name: 'Evil' }
const askFor = (phone: string, fields: object) => shop.post('request-otp', { phone, ...fields })
const refusedLogin = async (phone: string, password?: string) => {
  const { verification_token } = (await shop.logIn(phone, password)).body
  return { verification_token }
}

describe('a stranger who registers the phone of an account that is not verified', () => {
  const roles: UserRole[] = ['admin', 'support', 'shopper']

  test.each(roles)('of a member with the role %s does not become that member', async (role) => {
    const member = await createUser(shop.pool, { role, isPhoneVerified: false, firstName: 'Nour' })
    await shop.register(member.phone, thief)
    const login = await refusedLogin(member.phone)
    await askFor(member.phone, login)
    const code = await codeSentTo(shop.app, member.phone)
    expect((await shop.verify(member.phone, code, login)).status).toBe(200)
    expect((await shop.logIn(member.phone)).body.user).toMatchObject({ id: member.id, role, first_name: 'Nour' })
    expect((await shop.logIn(member.phone, thief.password)).body.code).toBe('login_failed')
  })

  test.each(roles)('nor where a client of the member (%s) sends no token', async (role) => {
    const member = await createUser(shop.pool, { role, isPhoneVerified: false })
    await shop.register(member.phone, thief)
    await shop.requestCode(member.phone)
    const [text = ''] = await textsTo(shop.app, member.phone, 1)
    expect(text).toMatch(/^Nawwar: we sent no code\. .*Forgot password/)
    expect(await shop.pool`select from users where id = ${member.id} and not is_phone_verified`).toHaveLength(1)
    expect((await shop.logIn(member.phone)).body.code).toBe('verification_required')
  })

  test('nor after staff have set the phone of a shopper to "not verified", which signs the shopper out', async () => {
    const support = await enterAs(shop, 'support')
    const shopper = await createUser(shop.pool)
    const { refresh } = await signIn(shop.app, shopper)
    const body = { version: 1, is_phone_verified: false }
    expect((await support.call('PATCH', `/accounts/${shopper.id}/`, { body })).status).toBe(200)
    expect((await shop.refresh(refresh)).status).toBe(401)
    await shop.register(shopper.phone, thief)
    const login = await refusedLogin(shopper.phone)
    await askFor(shopper.phone, login)
    expect((await shop.verify(shopper.phone, await codeSentTo(shop.app, shopper.phone), login)).status).toBe(200)
    expect((await shop.logIn(shopper.phone)).status).toBe(200)
    expect((await shop.logIn(shopper.phone, thief.password)).status).toBe(401)
  })
})

describe('a code', () => {
  test('of one flow finishes no other of the same phone', async () => {
    const { phone } = await createUser(shop.pool, { isPhoneVerified: false })
    const registration = await shop.registerWithToken(phone, thief)
    shop.clock.pass(1)
    const login = await refusedLogin(phone)
    await askFor(phone, login)
    const loginCode = await codeSentTo(shop.app, phone, 2)
    shop.clock.pass(1)
    const { reset_token } = (await shop.post('forgot-password', { phone })).body
    const resetCode = await codeSentTo(shop.app, phone, 3)
    const flows = [
      { fields: registration.fields, code: registration.code },
      { fields: login, code: loginCode },
      { fields: { reset_token }, code: resetCode },
    ]
    const passwords = { new_password: 'mint tea for two', confirm_password: 'mint tea for two' }
    for (const { fields } of flows)
      for (const { code, fields: own } of flows) {
        if (fields === own) continue
        expect((await shop.verify(phone, code, fields)).body.code).toBe('otp_wrong')
        const reset = { phone, otp_code: code, ...passwords, reset_token: Object.values(fields)[0] }
        if (code !== resetCode) expect((await shop.post('reset-password', reset)).status).not.toBe(200)
      }
    expect((await shop.verify(phone, loginCode, login)).status).toBe(200)
  })

  test('without a token verifies a registration only if it is the one registration of the phone', async () => {
    const phone = nextPhone()
    await shop.register(phone)
    await shop.requestCode(phone)
    const code = await codeSentTo(shop.app, phone)
    await shop.register(phone, thief)
    expect((await shop.verify(phone, code)).body).toMatchObject({
      code: 'verification_not_valid',
      detail: 'This code cannot be used here any more. Please start again.',
    })
    shop.clock.pass(1)
    expect((await shop.requestCode(phone)).status).toBe(200)
    expect((await textsTo(shop.app, phone, 2)).at(-1)).toContain('we sent no code')
    expect(await shop.pool`select from users where phone = ${phone}`).toHaveLength(0)
  })

  test('without a token verifies nothing once the phone has an account', async () => {
    const phone = nextPhone()
    await shop.register(phone, thief)
    await shop.requestCode(phone)
    const code = await codeSentTo(shop.app, phone)
    const { id } = await createUser(shop.pool, { phone, isPhoneVerified: false })
    expect((await shop.verify(phone, code)).body.code).toBe('phone_taken')
    const rows = await shop.pool`select id, is_phone_verified from users where phone = ${phone}`
    expect(rows).toEqual([{ id, isPhoneVerified: false }])
    expect((await shop.logIn(phone)).body.code).toBe('verification_required')
  })

  test('of a reset without a token is the newest of the phone', async () => {
    const user = await createUser(shop.pool)
    await shop.post('forgot-password', { phone: user.phone })
    const older = await codeSentTo(shop.app, user.phone)
    shop.clock.pass(1)
    await shop.post('forgot-password', { phone: user.phone })
    const newer = await codeSentTo(shop.app, user.phone, 2)
    const reset = (otp_code: string) =>
      shop.post('reset-password', {
        phone: user.phone,
        otp_code,
        new_password: 'mint tea for two',
        confirm_password: 'mint tea for two',
      })
    if (older !== newer) expect((await reset(older)).body.code).toBe('otp_wrong')
    expect((await reset(newer)).status).toBe(200)
  })

  test('of a reset that somebody else asked for does not disturb mine', async () => {
    const user = await createUser(shop.pool)
    const { reset_token } = (await shop.post('forgot-password', { phone: user.phone })).body
    const mine = await codeSentTo(shop.app, user.phone)
    shop.clock.pass(1)
    await shop.post('forgot-password', { phone: user.phone })
    await codeSentTo(shop.app, user.phone, 2)
    const reset = {
      phone: user.phone,
      otp_code: mine,
      reset_token,
      new_password: 'mint tea for two',
      confirm_password: 'mint tea for two',
    }
    expect((await shop.verify(user.phone, mine, { reset_token })).status).toBe(200)
    expect((await shop.post('reset-password', reset)).status).toBe(200)
    expect((await shop.post('reset-password', reset)).body.code).toBe('verification_not_valid')
  })

  test('is sent anew for the same reset', async () => {
    const user = await createUser(shop.pool)
    const first = (await shop.post('forgot-password', { phone: user.phone })).body
    await codeSentTo(shop.app, user.phone)
    shop.clock.pass(1)
    const again = await shop.post('forgot-password', { phone: user.phone, reset_token: first.reset_token })
    expect(again.body.reset_token).toBe(first.reset_token)
    const code = await codeSentTo(shop.app, user.phone, 2)
    expect((await shop.verify(user.phone, code, { reset_token: first.reset_token })).status).toBe(200)
  })
})

describe('a password that was reset', () => {
  test('ends what a stranger began with the account that verified no phone', async () => {
    await shop.pool`update shop_settings set is_phone_verification_required = false`
    const phone = nextPhone()
    await shop.register(phone, thief)
    const { refresh } = (await shop.logIn(phone, thief.password)).body
    await shop.pool`update shop_settings set is_phone_verification_required = true`
    const login = await refusedLogin(phone, thief.password)
    await askFor(phone, login)
    await codeSentTo(shop.app, phone)
    shop.clock.pass(1)
    const { reset_token } = (await shop.post('forgot-password', { phone })).body
    const otp_code = await codeSentTo(shop.app, phone, 2)
    const passwords = { new_password: goodPassword, confirm_password: goodPassword }
    expect((await shop.post('reset-password', { phone, otp_code, reset_token, ...passwords })).status).toBe(200)
    expect((await shop.refresh(refresh)).status).toBe(401)
    expect((await askFor(phone, login)).body.code).toBe('verification_not_valid')
    expect((await shop.logIn(phone)).body.user).toMatchObject({ is_phone_verified: true })
  })
})

describe('of two at the same moment', () => {
  test('who finish registrations of one phone, one opens the account', async () => {
    for (let round = 0; round < 5; round += 1) {
      const phone = nextPhone()
      const one = await shop.registerWithToken(phone, { password: 'the password of one' })
      shop.clock.pass(1)
      const other = await shop.registerWithToken(phone, { password: 'the password of two' }, 2)
      const answers = await Promise.all([one, other].map(({ code, fields }) => shop.verify(phone, code, fields)))
      const done = answers.filter(({ status }) => status === 200)
      expect(done).toHaveLength(1)
      const owner = answers[0]?.status === 200 ? 'the password of one' : 'the password of two'
      expect((await shop.logIn(phone, owner)).status).toBe(200)
    }
  })

  test('who finish one registration, one opens the account', async () => {
    const phone = nextPhone()
    const { code, fields } = await shop.registerWithToken(phone)
    const answers = await Promise.all([1, 2, 3, 4].map(() => shop.verify(phone, code, fields)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { status } of answers) expect([200, 400, 409]).toContain(status)
  })

  test('who finish a registration and a reset, none is stuck', async () => {
    const user = await createUser(shop.pool)
    const begun = await shop.registerWithToken(user.phone, thief)
    shop.clock.pass(1)
    const { reset_token } = (await shop.post('forgot-password', { phone: user.phone })).body
    const otp_code = await codeSentTo(shop.app, user.phone, 2)
    const passwords = { new_password: 'mint tea for two', confirm_password: 'mint tea for two' }
    const [registration, reset] = await Promise.all([
      shop.verify(user.phone, begun.code, begun.fields),
      shop.post('reset-password', { phone: user.phone, otp_code, reset_token, ...passwords }),
    ])
    expect(registration.status).toBeGreaterThanOrEqual(400)
    expect(reset.status).toBe(200)
    expect((await shop.logIn(user.phone, 'mint tea for two')).status).toBe(200)
    expect((await shop.logIn(user.phone, thief.password)).status).toBe(401)
  })
})

test('an erased account leaves nothing that a code could finish', async () => {
  const admin = await enterAs(shop, 'admin')
  const user = await createUser(shop.pool, { isPhoneVerified: false })
  const login = await refusedLogin(user.phone)
  await askFor(user.phone, login)
  const code = await codeSentTo(shop.app, user.phone)
  await shop.register(user.phone, thief)
  expect((await admin.call('POST', '/erasures/', { body: { phone: user.phone } })).status).toBe(200)
  expect((await shop.verify(user.phone, code, login)).body.code).toBe('verification_not_valid')
  expect(await shop.pool`select from verifications where phone = ${user.phone}`).toHaveLength(0)
})
