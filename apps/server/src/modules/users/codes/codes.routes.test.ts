import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type AccountShop, openAccountShop } from '../../../../test/account-shop.ts'
import { callApi, codeSentTo, createUser, nextPhone, otherThan, textsTo } from '../../../../test/accounts.ts'
import { withoutLimits } from '../../../../test/app.ts'
import { day, hour, second } from '../../../../test/clock.ts'

let shop: AccountShop
beforeAll(async () => {
  shop = await openAccountShop({ connections: 8 })
})
afterAll(() => shop.close())
/** Each test has a day of its own, so that it meets no limit of another. */
beforeEach(() => shop.clock.pass(day + hour))

describe('a code', () => {
  test('is sent in the language of the request, to who may want it', async () => {
    const phone = nextPhone()
    await shop.register(phone)
    await shop.requestCode(phone, { language: 'ar' })
    expect(await textsTo(shop.app, phone, 1)).toEqual([expect.stringMatching(/^نوّر: كود إنشاء حسابك \d{6} /)])
    const stranger = nextPhone()
    expect((await shop.requestCode(stranger)).body).toMatchObject({ message: 'OTP sent successfully!' })
    const later = nextPhone()
    await shop.register(later)
    await shop.requestCode(later)
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
    expect(await shop.logIn(user.phone)).toMatchObject({
      status: 403,
      body: {
        code: 'verification_required',
        verification_required: true,
        phone: user.phone,
        account_status: 'pending_verification',
        is_active: true,
        is_phone_verified: false,
        verification_token: expect.stringMatching(/^[\w-]{43}$/),
      },
    })
    const fields = { verification_token: (await shop.logIn(user.phone)).body.verification_token }
    await shop.post('request-otp', { phone: user.phone, ...fields })
    expect((await shop.verify(user.phone, await codeSentTo(shop.app, user.phone), fields)).status).toBe(200)
    expect((await shop.logIn(user.phone)).body.user).toMatchObject({ id: user.id, is_phone_verified: true })
  })

  test('is read with spaces and in Arabic digits', async () => {
    const phone = nextPhone()
    const { code } = await shop.registerAndAsk(phone)
    const arabic = [...code].map((digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]).join('')
    expect((await shop.verify(phone, ` ${arabic.slice(0, 3)} ${arabic.slice(3)}`)).status).toBe(200)
  })

  test('counts once', async () => {
    const phone = nextPhone()
    const { code } = await shop.registerAndAsk(phone)
    const answers = await Promise.all(Array.from({ length: 4 }, () => shop.verify(phone, code)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400])
    expect(await shop.verify(phone, code)).toMatchObject({
      status: 400,
      body: { code: 'otp_wrong', detail: 'OTP verification failed', errors: { otp_code: ['OTP verification failed'] } },
    })
  })

  test('lives five minutes', async () => {
    const phone = nextPhone()
    const { code } = await shop.registerAndAsk(phone)
    shop.clock.pass(5)
    expect((await shop.verify(phone, code)).status).toBe(400)
  })

  test('dies when a new one is made', async () => {
    const phone = nextPhone()
    const { code } = await shop.registerAndAsk(phone)
    shop.clock.pass(1)
    await shop.requestCode(phone)
    const newer = await codeSentTo(shop.app, phone, 2)
    if (newer !== code) expect((await shop.verify(phone, code)).status).toBe(400)
    expect((await shop.verify(phone, newer)).status).toBe(200)
  })

  test('takes five tries and no more, one after another', async () => {
    const phone = nextPhone()
    const { code } = await shop.registerAndAsk(phone)
    for (let tries = 0; tries < 4; tries += 1) expect((await shop.verify(phone, otherThan(code))).status).toBe(400)
    expect((await shop.verify(phone, code)).status).toBe(200)
    const other = nextPhone()
    const { code: second } = await shop.registerAndAsk(other)
    for (let tries = 0; tries < 5; tries += 1) await shop.verify(other, otherThan(second))
    expect((await shop.verify(other, second)).status).toBe(400)
    shop.clock.pass(1)
    await shop.requestCode(other)
    expect((await shop.verify(other, await codeSentTo(shop.app, other, 2))).status).toBe(200)
  })

  test('takes no more tries when 100 guesses come at the same moment', async () => {
    const phone = nextPhone()
    const { code } = await shop.registerAndAsk(phone)
    // Without limits, so that it is the tries alone that stop the guesses.
    const neighbour = await shop.openNeighbour({ config: withoutLimits, connections: 20 })
    const guess = () => neighbour.verify(phone, otherThan(code))
    const answers = await Promise.all(Array.from({ length: 100 }, guess))
    await neighbour.close()
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 400))
    const [row] = await shop.pool<{ tries: number }[]>`
      select tokenless_tries as tries from one_time_codes c join verifications v on v.id = c.verification_id where phone = ${phone}`
    expect(row?.tries).toBe(5)
    expect((await shop.verify(phone, code)).status).toBe(400)
  })

  test.each(['12345', '1234567', 'abcdef', '', 'x'.repeat(5000), '١٢٣٤٥', 1234567, 1.5, -123456])(
    '%j is not even compared, and the answer says what a code is',
    async (code) => {
      const { status, body } = await shop.post('verify-otp', { phone: nextPhone(), otp_code: code })
      const text = 'Please enter a valid 6-digit OTP code'
      expect(status).toBe(400)
      expect(body).toMatchObject({ success: false, code: 'validation_failed', message: text, detail: text })
      expect(body.errors).toEqual({ otp_code: [text] })
    },
  )

  test('that is no code is refused in Arabic too', async () => {
    const body = { phone: nextPhone(), otp_code: '12' }
    const answer = await callApi(shop.app, 'POST', '/api/users/verify-otp/', { body, language: 'ar' })
    expect(answer.body.message).toBe('من فضلك أدخل كود التحقق المكوّن من 6 أرقام')
  })

  test.each([undefined, null, true, []])('is needed: %j is none', async (code) => {
    const { status, body } = await shop.post('verify-otp', { phone: nextPhone(), otp_code: code })
    expect([status, body.success, Object.keys(body.errors)]).toEqual([400, false, ['otp_code']])
  })

  test('that comes as a number has its leading zeros', async () => {
    const phone = nextPhone()
    const { code } = await shop.registerAndAsk(phone)
    const { status, body } = await shop.verify(phone, Number(otherThan(code)))
    expect([status, body.success, body.message]).toEqual([400, false, 'OTP verification failed'])
    expect((await shop.verify(phone, Number(code))).status).toBe(200)
  })
})

describe('messages with codes are limited', () => {
  test('to three of the five for one address: a single stranger leaves some to the owner of the phone', async () => {
    const phone = nextPhone()
    for (let count = 0; count < 3; count += 1) {
      expect((await shop.requestCode(phone, { address: '41.3.0.1' })).status).toBe(200)
      shop.clock.pass(1)
    }
    expect((await shop.requestCode(phone, { address: '41.3.0.1' })).status).toBe(429)
    expect((await shop.requestCode(phone, { address: '41.3.0.2' })).status).toBe(200)
  })

  test('to one a minute and five an hour for a phone', async () => {
    const phone = nextPhone()
    const { pass } = shop.clock
    let asked = 0
    const ask = async () => {
      asked += 1
      return (await shop.requestCode(phone, { address: `41.2.0.${asked}` })).status
    }
    expect(await ask()).toBe(200)
    pass(59 * second)
    expect(await shop.requestCode(phone)).toMatchObject({
      status: 429,
      headers: { 'retry-after': '1' },
      body: { details: { seconds: 1 } },
    })
    for (let count = 1; count < 5; count += 1) {
      pass(1)
      expect(await ask()).toBe(200)
    }
    pass(1)
    expect(await ask()).toBe(429)
    pass(hour)
    expect(await ask()).toBe(200)
  })

  test('to twenty an hour for an address, resets counted with them', async () => {
    const address = '41.3.0.1'
    for (let count = 0; count < 10; count += 1) {
      await shop.requestCode(nextPhone(), { address })
      await shop.post('forgot-password', { phone: nextPhone() }, { address })
    }
    expect((await shop.requestCode(nextPhone(), { address })).status).toBe(429)
    expect((await shop.post('forgot-password', { phone: nextPhone() }, { address })).status).toBe(429)
    expect((await shop.requestCode(nextPhone(), { address: '41.3.0.2' })).status).toBe(200)
  })
})
