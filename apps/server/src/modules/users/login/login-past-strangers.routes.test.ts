import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type AccountShop, openAccountShop } from '../../../../test/account-shop.ts'
import {
  type Answer,
  codeSentTo,
  createUser,
  goodPassword,
  nextPhone,
  otherThan,
  textsTo,
} from '../../../../test/accounts.ts'
import { createGuardedMember } from '../../../../test/authenticator.ts'
import { day, hour } from '../../../../test/clock.ts'

let shop: AccountShop
beforeAll(async () => {
  shop = await openAccountShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.clock.pass(day + hour))

/** Fifty wrong passwords from five addresses, as a stranger sent them. */
async function guessAt(phone: string): Promise<void> {
  for (let guess = 0; guess < 50; guess += 1)
    await shop.logIn(phone, `wrong one ${guess}`, { address: `41.50.0.${guess % 5}` })
}

const cookieOf = ({ headers }: Answer) => String(headers['set-cookie']).split(';', 1)[0] ?? ''
const withCookie = (cookie: string, address = '41.51.0.1') => ({ address, headers: { cookie } })
const asOwner = { address: '41.51.0.1' }
const closed = { status: 403, body: { code: 'verification_required', verification_token: expect.any(String) } }

describe('while a stranger guesses passwords, the owner gets in', () => {
  test('from a device that has logged in before', async () => {
    const user = await createUser(shop.pool)
    const first = await shop.logIn(user.phone, user.password, asOwner)
    expect(first.headers['set-cookie']).toMatch(
      /^device=[\w.-]+; Path=\/api\/users; Max-Age=31536000; HttpOnly; SameSite=Strict$/,
    )
    await guessAt(user.phone)
    expect(await shop.logIn(user.phone, user.password, asOwner)).toMatchObject(closed)
    for (let login = 0; login < 3; login += 1)
      expect((await shop.logIn(user.phone, user.password, withCookie(cookieOf(first)))).status).toBe(200)
  })

  test('from the address of the stranger, too', async () => {
    const user = await createUser(shop.pool)
    const cookie = cookieOf(await shop.logIn(user.phone, user.password, asOwner))
    await guessAt(user.phone)
    expect((await shop.logIn(user.phone, user.password, withCookie(cookie, '41.50.0.1'))).status).toBe(200)
  })

  test('from a new device by a code to the phone, and the device is known from then on', async () => {
    const user = await createUser(shop.pool)
    await guessAt(user.phone)
    const refused = await shop.logIn(user.phone, user.password, asOwner)
    expect(refused).toMatchObject(closed)
    const { verification_token } = refused.body
    expect((await shop.post('request-otp', { phone: user.phone, verification_token }, asOwner)).status).toBe(200)
    const otp_code = await codeSentTo(shop.app, user.phone)
    const verified = await shop.post('verify-otp', { phone: user.phone, otp_code, verification_token }, asOwner)
    expect(verified.status).toBe(200)
    expect((await shop.logIn(user.phone, user.password, withCookie(cookieOf(verified)))).status).toBe(200)
  })

  test('from a new device by a second factor', async () => {
    const { phone, password, readCode } = await createGuardedMember(shop, 'admin')
    await guessAt(phone)
    const logIn = (typed: string, second_factor: string) =>
      shop.post('token', { phone, password: typed, second_factor }, asOwner)
    const code = readCode()
    expect(await logIn('wrong one', code)).toMatchObject(closed)
    expect(await logIn(password, otherThan(code))).toMatchObject(closed)
    expect((await logIn(password, code)).status).toBe(200)
  })

  test('by a new password, after which the device is known', async () => {
    const user = await createUser(shop.pool)
    await guessAt(user.phone)
    const { body } = await shop.post('forgot-password', { phone: user.phone }, asOwner)
    const otp_code = await codeSentTo(shop.app, user.phone)
    const fields = {
      new_password: 'a new kettle 77',
      confirm_password: 'a new kettle 77',
      reset_token: body.reset_token,
    }
    const reset = await shop.post('reset-password', { phone: user.phone, otp_code, ...fields }, asOwner)
    expect(reset.status).toBe(200)
    expect((await shop.logIn(user.phone, 'a new kettle 77', withCookie(cookieOf(reset)))).status).toBe(200)
  })
})

describe('a stranger who guesses', () => {
  test('does not learn which password is right once there were too many guesses', async () => {
    const user = await createUser(shop.pool)
    await guessAt(user.phone)
    const answers = [
      await shop.logIn(user.phone, user.password, asOwner),
      await shop.logIn(user.phone, 'wrong one', asOwner),
      await shop.logIn(user.phone, 'wrong one', { address: '41.52.0.1' }),
    ]
    const sameBut = ({ status, body }: Answer) => ({ status, body: { ...body, verification_token: '' } })
    expect(sameBut(answers[1] as Answer)).toEqual(sameBut(answers[0] as Answer))
    const { verification_token } = answers[2]?.body ?? {}
    expect((await shop.post('request-otp', { phone: user.phone, verification_token })).status).toBe(200)
    const guess = await shop.post('verify-otp', { phone: user.phone, otp_code: '123456', verification_token })
    expect(guess.body.code).toBe('otp_wrong')
    expect(await textsTo(shop.app, user.phone, 0)).toEqual([])
  })

  test('gets the same for a phone without an account', async () => {
    const phone = nextPhone()
    await guessAt(phone)
    expect(await shop.logIn(phone, 'wrong one', asOwner)).toMatchObject(closed)
  })

  test('gains nothing by the cookie of another account, or by one from before the password was changed', async () => {
    const [own, owner] = [await createUser(shop.pool), await createUser(shop.pool)]
    const foreign = cookieOf(await shop.logIn(own.phone, own.password, asOwner))
    const old = cookieOf(await shop.logIn(owner.phone, owner.password, asOwner))
    await guessAt(owner.phone)
    expect(await shop.logIn(owner.phone, owner.password, withCookie(foreign))).toMatchObject(closed)
    await shop.pool`update users set password_hash = (select password_hash from users where id = ${own.id}) where id = ${owner.id}`
    expect(await shop.logIn(owner.phone, goodPassword, withCookie(old))).toMatchObject(closed)
  })

  test('on a device that is known may guess ten times in a quarter of an hour', async () => {
    const user = await createUser(shop.pool)
    const cookie = cookieOf(await shop.logIn(user.phone, user.password, asOwner))
    for (let guess = 0; guess < 10; guess += 1)
      expect((await shop.logIn(user.phone, 'wrong one', withCookie(cookie))).status).toBe(401)
    expect((await shop.logIn(user.phone, user.password, withCookie(cookie))).status).toBe(429)
  })
})

test('one browser is known to the last five accounts that logged in on it', async () => {
  let cookie = ''
  const users = []
  for (let count = 0; count < 6; count += 1) {
    const user = await createUser(shop.pool)
    users.push(user)
    cookie = cookieOf(await shop.logIn(user.phone, user.password, withCookie(cookie)))
  }
  const statuses = []
  for (const user of users.slice(0, 2)) {
    await guessAt(user.phone)
    statuses.push((await shop.logIn(user.phone, user.password, withCookie(cookie))).status)
    shop.clock.pass(1)
  }
  expect(statuses).toEqual([403, 200])
})

describe("a stranger's tries close no way of the owner", () => {
  test('five registrations from elsewhere leave the owner theirs', async () => {
    const phone = nextPhone()
    for (let count = 0; count < 5; count += 1) await shop.register(phone, {}, { address: '41.53.0.1' })
    expect((await shop.register(phone, {}, { address: '41.53.0.1' })).status).toBe(429)
    expect((await shop.register(phone, {}, asOwner)).status).toBe(201)
  })

  test('messages asked for from elsewhere leave a known device its own', async () => {
    const user = await createUser(shop.pool)
    const cookie = cookieOf(await shop.logIn(user.phone, user.password, asOwner))
    for (let count = 0; count < 5; count += 1) {
      await shop.post('forgot-password', { phone: user.phone }, { address: `41.54.0.${count}` })
      shop.clock.pass(1)
    }
    expect((await shop.post('forgot-password', { phone: user.phone }, asOwner)).status).toBe(429)
    expect((await shop.post('forgot-password', { phone: user.phone }, withCookie(cookie))).status).toBe(200)
    expect(await textsTo(shop.app, user.phone, 6)).toHaveLength(6)
  })

  test('after thirty wrong codes in a day a code has one try and needs its token, which is enough for the owner', async () => {
    const user = await createUser(shop.pool)
    const { phone } = user
    const begin = async (messages: number) => {
      shop.clock.pass(hour)
      const { body } = await shop.post('forgot-password', { phone }, { address: `41.56.${messages}.1` })
      const otp_code = await codeSentTo(shop.app, phone, messages)
      const verify = (code: string, token?: string) =>
        shop.post('verify-otp', { phone, otp_code: code, reset_token: token }, { address: `41.57.${messages}.1` })
      return { verify, otp_code, token: String(body.reset_token) }
    }
    for (let round = 1; round <= 3; round += 1) {
      const { verify, otp_code, token } = await begin(round)
      for (let guess = 0; guess < 5; guess += 1) {
        await verify(otherThan(otp_code), token)
        await verify(otherThan(otp_code))
      }
    }
    const guessed = await begin(4)
    expect((await guessed.verify(guessed.otp_code)).status).toBe(400)
    expect((await guessed.verify(otherThan(guessed.otp_code), guessed.token)).status).toBe(400)
    expect((await guessed.verify(guessed.otp_code, guessed.token)).status).toBe(400)
    const own = await begin(5)
    expect((await own.verify(own.otp_code, own.token)).status).toBe(200)
  })

  test('wrong codes from elsewhere leave the right one its tries', async () => {
    const user = await createUser(shop.pool)
    const { body } = await shop.post('forgot-password', { phone: user.phone }, asOwner)
    const otp_code = await codeSentTo(shop.app, user.phone)
    for (let guess = 0; guess < 35; guess += 1)
      await shop.post('verify-otp', { phone: user.phone, otp_code: otherThan(otp_code) }, { address: '41.55.0.1' })
    const mine = { phone: user.phone, otp_code, reset_token: body.reset_token }
    expect((await shop.post('verify-otp', mine, asOwner)).status).toBe(200)
  })
})
