import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type AccountShop, openAccountShop } from '../../../../test/account-shop.ts'
import { codeSentTo, createUser, goodPassword, nextPhone, otherThan, signIn } from '../../../../test/accounts.ts'
import { day, hour } from '../../../../test/clock.ts'

let shop: AccountShop
beforeAll(async () => {
  shop = await openAccountShop({ connections: 8 })
})
afterAll(() => shop.close())
/** Each test has a day of its own, so that it meets no limit of another. */
beforeEach(() => shop.clock.pass(day + hour))

describe('registration', () => {
  test('creates the account when the phone is verified', async () => {
    const phone = nextPhone()
    const fields = { password2: goodPassword, last_name: ' Salem ', email: 'mona@example.com' }
    expect(await shop.register(phone, fields)).toMatchObject({
      status: 201,
      body: {
        success: true,
        message: 'Account created successfully. Please verify your phone number to activate your account.',
        verification_required: true,
        registration_token: expect.stringMatching(/^[\w-]{43}$/),
        user: { phone, first_name: 'Mona', last_name: 'Salem', email: 'mona@example.com' },
      },
    })
    expect(await shop.pool`select from users where phone = ${phone}`).toHaveLength(0)
    expect(await shop.requestCode(phone)).toMatchObject({
      status: 200,
      body: { success: true, message: 'OTP sent successfully!', phone, expires_in_minutes: 5 },
    })
    expect(await shop.verify(phone, await codeSentTo(shop.app, phone))).toMatchObject({
      status: 200,
      body: { success: true, message: 'Phone verified successfully!' },
    })
    expect((await shop.logIn(phone)).body.user).toMatchObject({
      phone,
      first_name: 'Mona',
      last_name: 'Salem',
      email: 'mona@example.com',
      role: 'shopper',
      is_phone_verified: true,
      is_active: true,
    })
  })

  test('gives the same answer and does the same work, whether or not the phone has an account', async () => {
    const taken = await createUser(shop.pool, { phone: nextPhone() })
    const free = nextPhone()
    const blank = (body: object, phone: string) =>
      JSON.stringify({ ...body, registration_token: 'x' }).replace(phone, 'phone')
    const [first, second] = [await shop.register(taken.phone), await shop.register(free)]
    expect(first.status).toBe(201)
    expect(blank(first.body, taken.phone)).toBe(blank(second.body, free))
    expect((await shop.logIn(taken.phone, 'another password')).body).toEqual(
      (await shop.logIn(free, 'another password')).body,
    )
  })

  test('of a phone that has an account changes nothing of it, and says so to who has the code', async () => {
    const user = await createUser(shop.pool, { password: 'the password of before', firstName: 'Mona' })
    const before = await signIn(shop.app, user)
    const { fields, code } = await shop.registerWithToken(user.phone, { first_name: 'Somebody' })
    expect(await shop.verify(user.phone, code, fields)).toMatchObject({ status: 409, body: { code: 'phone_taken' } })
    expect((await shop.logIn(user.phone)).body.code).toBe('login_failed')
    expect((await shop.logIn(user.phone, user.password)).body.user).toMatchObject({ id: user.id, first_name: 'Mona' })
    expect((await shop.refresh(before.refresh)).status).toBe(200)
    expect((await shop.verify(user.phone, code, fields)).body.code).toBe('verification_not_valid')
  })

  test('is finished by its own code, and removes other registrations of the phone', async () => {
    const phone = nextPhone()
    const thief = 'the password of a thief'
    const mine = await shop.registerWithToken(phone)
    shop.clock.pass(1)
    const theirs = await shop.registerWithToken(phone, { password: thief }, 2)
    expect((await shop.verify(phone, mine.code, theirs.fields)).status).toBe(400)
    expect((await shop.verify(phone, theirs.code, mine.fields)).status).toBe(400)
    expect((await shop.verify(phone, mine.code, mine.fields)).status).toBe(200)
    expect((await shop.verify(phone, theirs.code, theirs.fields)).body.code).toBe('verification_not_valid')
    expect((await shop.logIn(phone)).status).toBe(200)
    expect((await shop.logIn(phone, thief)).body.code).toBe('login_failed')
  })

  test('is not verified by a token that is made up, or of another phone or purpose', async () => {
    const phone = nextPhone()
    const { code, fields } = await shop.registerWithToken(phone)
    const other = await shop.registerWithToken(nextPhone())
    const { reset_token } = (await shop.post('forgot-password', { phone: nextPhone() })).body
    for (const wrong of [
      { verification_token: 'nonsense' },
      { verification_token: '' },
      other.fields,
      { reset_token },
    ]) {
      const refused = { status: 409, body: { code: 'verification_not_valid' } }
      expect(await shop.verify(phone, code, wrong)).toMatchObject(refused)
      const { reset_token: _, ...asked } = { reset_token: '', ...wrong, phone }
      if (Object.keys(asked).length > 1) expect(await shop.post('request-otp', asked)).toMatchObject(refused)
    }
    expect((await shop.verify(phone, code, fields)).status).toBe(200)
  })

  test('waits for an hour, no longer', async () => {
    const phone = nextPhone()
    const { body } = await shop.register(phone)
    const fields = { verification_token: body.registration_token }
    shop.clock.pass(hour - 1)
    await shop.post('request-otp', { phone, ...fields })
    const code = await codeSentTo(shop.app, phone)
    shop.clock.pass(1)
    expect((await shop.verify(phone, code, fields)).body.code).toBe('verification_not_valid')
    expect((await shop.post('request-otp', { phone, ...fields })).body.code).toBe('verification_not_valid')
  })

  test('is refused with every wrong field named, in the language of the request', async () => {
    const { status, body } = await shop.post(
      'register',
      { phone: '19319', password: 'short', email: 'nobody', first_name: 'x'.repeat(61), last_name: 'a\u0000' },
      { language: 'ar' },
    )
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'validation_failed', detail: 'من فضلك راجع الحقول المحددة.' })
    expect(Object.keys(body.errors).sort()).toEqual(['email', 'first_name', 'last_name', 'password', 'phone'])
    expect((await shop.post('register', {})).body.errors).toMatchObject({ phone: ['field is required'] })
  })

  test.each([
    ['passwords that differ', { password2: 'another' }, 'passwords_differ', 'password2', 'Passwords do not match'],
    ['a common password', { password: 'iloveyou' }, 'password_too_weak', 'password', undefined],
    ['a password of 129 characters', { password: 'x1'.repeat(65) }, 'validation_failed', 'password', undefined],
  ])('refuses %s', async (_name, fields, code, field, text) => {
    const { status, body } = await shop.register(nextPhone(), fields)
    expect(status).toBe(400)
    expect(body).toMatchObject({ code, errors: { [field]: [text ?? expect.any(String)] } })
  })

  test('refuses the phone as a password, however it is written', async () => {
    const phone = nextPhone()
    for (const password of [phone, `0${phone.slice(3)}`, phone.slice(3)])
      expect((await shop.register(phone, { password })).body.code).toBe('password_too_weak')
  })

  test('is limited for a phone and for an address', async () => {
    const phone = nextPhone()
    for (let count = 0; count < 5; count += 1)
      expect((await shop.register(phone, {}, { address: '41.0.0.1' })).status).toBe(201)
    expect(await shop.register(phone, {}, { address: '41.0.0.1' })).toMatchObject({
      status: 429,
      body: { code: 'too_many_requests' },
      headers: { 'retry-after': '3600' },
    })
    for (let count = 0; count < 25; count += 1) await shop.register(nextPhone(), {}, { address: '41.0.0.1' })
    expect((await shop.register(nextPhone(), {}, { address: '41.0.0.1' })).status).toBe(429)
    expect((await shop.register(nextPhone(), {}, { address: '41.0.0.2' })).status).toBe(201)
  })
})

describe('a registration that is repeated', () => {
  const waiting = async (phone: string) =>
    await shop.pool<{ firstName: string }[]>`select first_name from registrations where phone = ${phone}`

  test('with the same password is one: a client without tokens whose answer was lost verifies its phone', async () => {
    const phone = nextPhone()
    await shop.register(phone, { first_name: 'Mnoa' })
    await shop.register(phone, { first_name: 'Mona' })
    expect(await waiting(phone)).toEqual([{ firstName: 'Mona' }])
    await shop.requestCode(phone)
    expect((await shop.verify(phone, await codeSentTo(shop.app, phone))).status).toBe(200)
    expect((await shop.logIn(phone)).body.user).toMatchObject({ first_name: 'Mona' })
  })

  test('leaves the code that was sent right, with the first token, the second, or none', async () => {
    for (const chosen of ['first', 'second', 'none'] as const) {
      const phone = nextPhone()
      const { token: first, code } = await shop.registerAndAsk(phone)
      const second = (await shop.register(phone)).body.registration_token
      const fields = { first: { registration_token: first }, second: { registration_token: second }, none: {} }[chosen]
      expect((await shop.verify(phone, code, fields)).status).toBe(200)
    }
    const phone = nextPhone()
    const { code } = await shop.registerWithToken(phone)
    const { registration_token } = (await shop.register(phone)).body
    expect((await shop.verify(phone, code, { registration_token })).status).toBe(200)
  })

  test('sends no more messages than one, and takes no more tries', async () => {
    const phone = nextPhone()
    const { code } = await shop.registerAndAsk(phone)
    for (let tries = 0; tries < 4; tries += 1) await shop.verify(phone, otherThan(code))
    await shop.register(phone)
    expect((await shop.requestCode(phone)).status).toBe(429)
    await shop.verify(phone, otherThan(code))
    expect((await shop.verify(phone, code)).body.code).toBe('otp_wrong')
    for (let count = 2; count < 5; count += 1) expect((await shop.register(phone)).status).toBe(201)
    expect((await shop.register(phone)).status).toBe(429)
  })

  test('with another password is another: without a token neither is verified', async () => {
    const phone = nextPhone()
    const { code } = await shop.registerAndAsk(phone)
    await shop.register(phone, { password: 'another password 7' })
    expect(await waiting(phone)).toHaveLength(2)
    expect((await shop.verify(phone, code)).body.code).toBe('verification_not_valid')
  })

  test('many times at the same moment is one', async () => {
    const phone = nextPhone()
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => shop.register(phone, {}, { address: `41.9.0.${index}` })),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
    expect(new Set(answers.map(({ body }) => body.registration_token)).size).toBe(8)
    expect(await waiting(phone)).toHaveLength(1)
    await shop.requestCode(phone)
    expect((await shop.verify(phone, await codeSentTo(shop.app, phone))).status).toBe(200)
  })

  test('gives the same answer for a phone with an account, and does the same work', async () => {
    const taken = await createUser(shop.pool, { phone: nextPhone() })
    const free = nextPhone()
    for (const phone of [taken.phone, free]) {
      const [first, second] = [await shop.register(phone), await shop.register(phone)]
      expect({ ...second.body, registration_token: '' }).toEqual({ ...first.body, registration_token: '' })
      expect(await waiting(phone)).toHaveLength(1)
    }
  })
})

describe('a shop that verifies no phones', () => {
  beforeAll(() => shop.pool`update shop_settings set is_phone_verification_required = false`)
  afterAll(() => shop.pool`update shop_settings set is_phone_verification_required = true`)

  test('makes the account at once, and says when the phone has one', async () => {
    const phone = nextPhone()
    expect(await shop.register(phone)).toMatchObject({
      status: 201,
      body: { verification_required: false, registration_token: null },
    })
    expect((await shop.logIn(phone)).body.user).toMatchObject({ is_phone_verified: false })
    expect(await shop.register(phone)).toMatchObject({
      status: 409,
      body: { code: 'phone_taken', errors: { phone: [expect.any(String)] } },
    })
    expect((await shop.post('account-status', { phone })).body).toMatchObject({ verification_required: false })
  })
})

test('the status of accounts is that of the shop, the same for every phone', async () => {
  const user = await createUser(shop.pool, { isActive: false })
  const ask = async (phone: string) => (await shop.post('account-status', { phone })).body
  expect(await ask(user.phone)).toEqual(await ask(nextPhone()))
  expect(await ask(nextPhone())).toMatchObject({ success: true, verification_required: true })
  expect((await shop.post('account-status', { phone: '123' })).status).toBe(400)
})
