import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type Call,
  callApi,
  codeSentTo,
  createUser,
  goodPassword,
  nextPhone,
  otherThan,
  textsTo,
} from '../../../test/accounts.ts'
import { openProcess, openTestShop, type TestShop } from '../../../test/app.ts'

let now = Date.parse('2026-05-01T09:00:00Z')
let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ readClock: () => new Date(now), connections: 8 })
})
afterAll(() => shop.close())
/** Each test has an hour of its own, so that it meets no limit of another. */
beforeEach(() => {
  now += 25 * 3_600_000
})

const post = (path: string, body: object, call: Call = {}) =>
  callApi(shop.app, 'POST', `/api/users/${path}/`, { ...call, body })
const register = (phone: string, fields: object = {}, call: Call = {}) =>
  post('register', { phone, password: goodPassword, first_name: 'Mona', ...fields }, call)
const requestCode = (phone: string, call: Call = {}) => post('request-otp', { phone }, call)
const verify = (phone: string, code: string, fields: object = {}, call: Call = {}) =>
  post('verify-otp', { phone, otp_code: code, ...fields }, call)
const logIn = (phone: string, password = goodPassword) => post('token', { phone, password })

/** Registers a phone and gets its code. */
async function registerAndAsk(phone: string, fields: object = {}) {
  const { body } = await register(phone, fields)
  await requestCode(phone)
  return { token: body.registration_token, code: await codeSentTo(shop.app, phone) }
}

describe('a code', () => {
  test('is sent in the language of the request, to who may want it', async () => {
    const phone = nextPhone()
    await register(phone)
    await requestCode(phone, { language: 'ar' })
    expect(await textsTo(shop.app, phone, 1)).toEqual([expect.stringMatching(/^نوّر: كود التحقق \d{6} /)])
    const stranger = nextPhone()
    expect((await requestCode(stranger)).body).toMatchObject({ message: 'OTP sent successfully!' })
    const later = nextPhone()
    await register(later)
    await requestCode(later)
    await textsTo(shop.app, later, 1)
    expect(await textsTo(shop.app, stranger, 0)).toEqual([])
    const rows = await shop.pool`select status, sealed, count(*)::integer from messages group by 1, 2 order by 1`
    expect(rows.map(({ status, sealed }) => [status, sealed])).toEqual([
      ['sent', null],
      ['withheld', null],
    ])
  })

  test('verifies the account of who registered before phones were verified', async () => {
    const user = await createUser(shop.pool, { isPhoneVerified: false })
    expect(await logIn(user.phone)).toMatchObject({
      status: 403,
      body: {
        code: 'verification_required',
        verification_required: true,
        phone: user.phone,
        account_status: 'pending_verification',
        is_active: true,
        is_phone_verified: false,
      },
    })
    await requestCode(user.phone)
    expect((await verify(user.phone, await codeSentTo(shop.app, user.phone))).status).toBe(200)
    expect((await logIn(user.phone)).body.user).toMatchObject({ id: user.id, is_phone_verified: true })
  })

  test('is read with spaces and in Arabic digits', async () => {
    const phone = nextPhone()
    const { code } = await registerAndAsk(phone)
    const arabic = [...code].map((digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]).join('')
    expect((await verify(phone, ` ${arabic.slice(0, 3)} ${arabic.slice(3)}`)).status).toBe(200)
  })

  test('counts once', async () => {
    const phone = nextPhone()
    const { code } = await registerAndAsk(phone)
    const answers = await Promise.all(Array.from({ length: 4 }, () => verify(phone, code)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400])
    expect(await verify(phone, code)).toMatchObject({
      status: 400,
      body: { code: 'otp_wrong', detail: 'OTP verification failed', errors: { otp_code: ['OTP verification failed'] } },
    })
  })

  test('lives five minutes', async () => {
    const phone = nextPhone()
    const { code } = await registerAndAsk(phone)
    now += 5 * 60_000
    expect((await verify(phone, code)).status).toBe(400)
  })

  test('dies when a new one is made', async () => {
    const phone = nextPhone()
    const { code } = await registerAndAsk(phone)
    now += 60_000
    await requestCode(phone)
    const newer = await codeSentTo(shop.app, phone, 2)
    if (newer !== code) expect((await verify(phone, code)).status).toBe(400)
    expect((await verify(phone, newer)).status).toBe(200)
  })

  test('takes five tries and no more, one after another', async () => {
    const phone = nextPhone()
    const { code } = await registerAndAsk(phone)
    for (let tries = 0; tries < 4; tries += 1) expect((await verify(phone, otherThan(code))).status).toBe(400)
    expect((await verify(phone, code)).status).toBe(200)
    const other = nextPhone()
    const { code: second } = await registerAndAsk(other)
    for (let tries = 0; tries < 5; tries += 1) await verify(other, otherThan(second))
    expect((await verify(other, second)).status).toBe(400)
    now += 60_000
    await requestCode(other)
    expect((await verify(other, await codeSentTo(shop.app, other, 2))).status).toBe(200)
  })

  test('takes no more tries when 100 guesses come at the same moment', async () => {
    const phone = nextPhone()
    const { code } = await registerAndAsk(phone)
    // Without limits, so that it is the tries alone that stop the guesses.
    const config = { limits: { isOn: false, codesPerHour: 1 } }
    const neighbour = await openProcess(shop, { config, connections: 20, readClock: () => new Date(now) })
    const body = { phone, otp_code: otherThan(code) }
    const guess = () => callApi(neighbour.app, 'POST', '/api/users/verify-otp/', { body })
    const answers = await Promise.all(Array.from({ length: 100 }, guess))
    await neighbour.close()
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 400))
    const [row] = await shop.pool<{ tries: number }[]>`select tries from one_time_codes where phone = ${phone}`
    expect(row?.tries).toBe(5)
    expect((await verify(phone, code)).status).toBe(400)
  })

  test.each(['12345', '1234567', 'abcdef', '', null])('%j is not even compared', async (code) => {
    const { status, body } = await post('verify-otp', { phone: nextPhone(), otp_code: code })
    expect([status, Object.keys(body.errors)]).toEqual([400, ['otp_code']])
  })
})

describe('messages with codes are limited', () => {
  test('to one a minute, five an hour and ten a day for a phone', async () => {
    const phone = nextPhone()
    const day = now
    const ask = async () => (await requestCode(phone, { address: `41.2.0.${Math.floor(now / 1000) % 250}` })).status
    expect(await ask()).toBe(200)
    now += 59_000
    expect(await requestCode(phone)).toMatchObject({
      status: 429,
      headers: { 'retry-after': '1' },
      body: { details: { seconds: 1 } },
    })
    for (let count = 1; count < 5; count += 1) {
      now += 60_000
      expect(await ask()).toBe(200)
    }
    now += 60_000
    expect(await ask()).toBe(429)
    now = day + 3_600_000 + 5 * 60_000
    for (let count = 5; count < 10; count += 1) {
      expect(await ask()).toBe(200)
      now += 60_000
    }
    now = day + 12 * 3_600_000
    expect(await ask()).toBe(429)
    now = day + 25 * 3_600_000
    expect(await ask()).toBe(200)
  })

  test('to twenty an hour for an address, resets counted with them', async () => {
    const address = '41.3.0.1'
    for (let count = 0; count < 10; count += 1) {
      await requestCode(nextPhone(), { address })
      await post('forgot-password', { phone: nextPhone() }, { address })
    }
    expect((await requestCode(nextPhone(), { address })).status).toBe(429)
    expect((await post('forgot-password', { phone: nextPhone() }, { address })).status).toBe(429)
    expect((await requestCode(nextPhone(), { address: '41.3.0.2' })).status).toBe(200)
  })
})
