import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type AccountShop, openAccountShop } from '../../../../test/account-shop.ts'
import {
  type Call,
  codeSentTo,
  createUser,
  goodPassword,
  nextPhone,
  otherThan,
  signIn,
  textsTo,
} from '../../../../test/accounts.ts'
import { hour } from '../../../../test/clock.ts'

let shop: AccountShop
beforeAll(async () => {
  shop = await openAccountShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.clock.pass(2 * hour))

const newPassword = 'a kettle of mint tea'
const forget = (phone: string, call: Call = {}) => shop.post('forgot-password', { phone }, call)
const reset = (phone: string, code: string, fields: object = {}) =>
  shop.post('reset-password', {
    phone,
    otp_code: code,
    new_password: newPassword,
    confirm_password: newPassword,
    ...fields,
  })
const logIn = async (phone: string, password: string) => (await shop.logIn(phone, password)).status
const refresh = async (token: string) => (await shop.refresh(token)).status

describe('a forgotten password', () => {
  test('is set anew by a code: every device is signed out', async () => {
    const user = await createUser(shop.pool)
    const [first, second] = [await signIn(shop.app, user), await signIn(shop.app, user)]
    expect(await forget(user.phone)).toMatchObject({
      status: 200,
      body: { success: true, message: expect.any(String), phone: user.phone, expires_in_minutes: 5 },
    })
    const code = await codeSentTo(shop.app, user.phone)
    expect(await shop.verify(user.phone, code)).toMatchObject({
      status: 200,
      body: { success: true, message: 'The code is right. Please choose a new password.' },
    })
    expect(await reset(user.phone, code)).toMatchObject({ status: 200, body: { success: true } })
    expect([await logIn(user.phone, user.password), await logIn(user.phone, newPassword)]).toEqual([401, 200])
    expect([await refresh(first.refresh), await refresh(second.refresh)]).toEqual([401, 401])
    expect(await reset(user.phone, code)).toMatchObject({ status: 400, body: { code: 'otp_wrong' } })
  })

  test('answers alike for a phone without an account, and sends it nothing', async () => {
    const user = await createUser(shop.pool)
    const stranger = nextPhone()
    const blank = ({ body }: Awaited<ReturnType<typeof forget>>) => ({ ...body, phone: '', reset_token: '' })
    expect(blank(await forget(stranger))).toEqual(blank(await forget(user.phone)))
    await textsTo(shop.app, user.phone, 1)
    await expect
      .poll(async () => (await shop.pool`select from messages where status = 'withheld'`).length)
      .toBeGreaterThan(0)
    expect(await textsTo(shop.app, stranger, 0)).toEqual([])
    expect(await reset(stranger, '123456')).toMatchObject({ status: 400, body: { code: 'otp_wrong' } })
  })

  test('has its message in Arabic for who asks in Arabic', async () => {
    const user = await createUser(shop.pool)
    await forget(user.phone, { language: 'ar' })
    expect(await textsTo(shop.app, user.phone, 1)).toEqual([expect.stringContaining('كود تغيير كلمة المرور')])
  })

  test('counts wrong guesses where the code is checked and where it is used, and right ones not', async () => {
    const user = await createUser(shop.pool)
    await forget(user.phone)
    const code = await codeSentTo(shop.app, user.phone)
    const check = async (typed: string) => (await shop.verify(user.phone, typed)).status
    for (let tries = 0; tries < 4; tries += 1) expect(await check(otherThan(code))).toBe(400)
    for (let tries = 0; tries < 3; tries += 1) expect(await check(code)).toBe(200)
    expect((await reset(user.phone, otherThan(code))).status).toBe(400)
    expect((await reset(user.phone, code)).status).toBe(400)
  })

  test('is not set by a code that verifies a phone, nor by one that is old', async () => {
    const user = await createUser(shop.pool, { isPhoneVerified: false })
    const { verification_token } = (await shop.logIn(user.phone)).body
    await shop.post('request-otp', { phone: user.phone, verification_token })
    const verifying = await codeSentTo(shop.app, user.phone)
    expect((await reset(user.phone, verifying)).status).toBe(400)
    shop.clock.pass(1)
    await forget(user.phone)
    const code = await codeSentTo(shop.app, user.phone, 2)
    shop.clock.pass(5)
    expect((await reset(user.phone, code)).status).toBe(400)
  })

  test('proves the phone as well', async () => {
    const user = await createUser(shop.pool, { isPhoneVerified: false })
    await forget(user.phone)
    await reset(user.phone, await codeSentTo(shop.app, user.phone))
    expect(await logIn(user.phone, newPassword)).toBe(200)
  })

  test('of which only one of two changes at the same moment counts', async () => {
    const user = await createUser(shop.pool)
    await forget(user.phone)
    const code = await codeSentTo(shop.app, user.phone)
    const answers = await Promise.all([reset(user.phone, code), reset(user.phone, code)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  test.each([
    ['passwords that differ', { confirm_password: 'another' }, 'passwords_differ', 'confirm_password'],
    [
      'a common password',
      { new_password: 'password1', confirm_password: 'password1' },
      'password_too_weak',
      'new_password',
    ],
    ['a short password', { new_password: 'abc', confirm_password: 'abc' }, 'validation_failed', 'new_password'],
    ['a code of five digits', { otp_code: '12345' }, 'validation_failed', 'otp_code'],
    ['no phone', { phone: undefined }, 'validation_failed', 'phone'],
  ])('refuses %s without costing a try', async (_name, fields, code, field) => {
    const user = await createUser(shop.pool)
    await forget(user.phone)
    const right = await codeSentTo(shop.app, user.phone)
    for (let tries = 0; tries < 6; tries += 1)
      expect((await reset(user.phone, right, fields)).body).toMatchObject({
        code,
        errors: { [field]: [expect.any(String)] },
      })
    expect((await reset(user.phone, right)).status).toBe(200)
  })

  test('is limited in guesses for an address', async () => {
    const phone = nextPhone()
    shop.clock.pass(hour)
    for (let count = 0; count < 100; count += 1) expect((await reset(phone, '123456')).status).toBe(400)
    expect(await reset(phone, '123456')).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  })

  test('is limited in messages, as all codes are', async () => {
    const phone = nextPhone()
    expect((await forget(phone)).status).toBe(200)
    expect((await forget(phone)).status).toBe(429)
    expect((await forget('not a phone')).status).toBe(400)
  })
})

describe('a change of password', () => {
  const change = (token: string, fields: object = {}, call: Call = {}) =>
    shop.post(
      'change-password',
      { old_password: goodPassword, new_password: newPassword, confirm_password: newPassword, ...fields },
      { ...call, token },
    )

  test('signs the other devices out, and not this one', async () => {
    const user = await createUser(shop.pool)
    const [mine, other] = [await signIn(shop.app, user), await signIn(shop.app, user)]
    expect(await change(mine.access)).toMatchObject({ status: 200, body: { success: true } })
    expect([await logIn(user.phone, user.password), await logIn(user.phone, newPassword)]).toEqual([401, 200])
    expect([await refresh(mine.refresh), await refresh(other.refresh)]).toEqual([200, 401])
  })

  test('needs a login, and a session that has not ended', async () => {
    expect((await change('nonsense')).status).toBe(401)
    const tokens = await signIn(shop.app, await createUser(shop.pool))
    await shop.post('logout', { refresh: tokens.refresh })
    expect(await change(tokens.access)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } })
  })

  test.each([
    ['a wrong old password', { old_password: 'not this one' }, 'old_password_wrong', 'old_password'],
    ['passwords that differ', { confirm_password: 'another' }, 'passwords_differ', 'confirm_password'],
    [
      'a common password',
      { new_password: '11111111', confirm_password: '11111111' },
      'password_too_weak',
      'new_password',
    ],
    ['a short password', { new_password: 'x7#kQ9!', confirm_password: 'x7#kQ9!' }, 'validation_failed', 'new_password'],
  ])('refuses %s', async (_name, fields, code, field) => {
    const user = await createUser(shop.pool)
    const { access } = await signIn(shop.app, user)
    expect(await change(access, fields)).toMatchObject({
      status: 400,
      body: { code, errors: { [field]: [expect.any(String)] } },
    })
    expect(await logIn(user.phone, user.password)).toBe(200)
  })

  test.each([
    ['of 8 characters', 'x7#kQ9!v'],
    ['of 128 characters in two scripts, with signs', `${'شاي بالنعناع ☕ Tea <b>'.repeat(6)}xxxx`.slice(0, 128)],
    ['with spaces around it', '  kettle and tea  '],
  ])('takes one %s as it is typed', async (_name, typed) => {
    const user = await createUser(shop.pool)
    const { access } = await signIn(shop.app, user)
    expect((await change(access, { new_password: typed, confirm_password: typed })).status).toBe(200)
    expect(await logIn(user.phone, typed)).toBe(200)
    for (const other of [typed.slice(0, -1), ` ${typed}`, typed.toUpperCase()])
      expect(await logIn(user.phone, other)).toBe(401)
  })

  test('refuses the own phone as a password', async () => {
    const user = await createUser(shop.pool)
    const { access } = await signIn(shop.app, user)
    const fields = { new_password: user.phone, confirm_password: user.phone }
    expect((await change(access, fields)).body.code).toBe('password_too_weak')
  })

  test('is limited, so that a stolen device cannot guess the old one', async () => {
    const { access } = await signIn(shop.app, await createUser(shop.pool))
    const guess = () => change(access, { old_password: 'not this one' })
    for (let count = 0; count < 10; count += 1) expect((await guess()).status).toBe(400)
    expect(await guess()).toMatchObject({ status: 429, headers: { 'retry-after': '3600' } })
  })
})
