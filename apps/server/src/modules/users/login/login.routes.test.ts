import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type AccountShop, openAccountShop } from '../../../../test/account-shop.ts'
import { type Call, createUser, nextPhone } from '../../../../test/accounts.ts'
import { testConfig } from '../../../../test/app.ts'
import { hour } from '../../../../test/clock.ts'

let shop: AccountShop
beforeAll(async () => {
  shop = await openAccountShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.clock.pass(2 * hour))

describe('a login', () => {
  test('gives both tokens and the user', async () => {
    const user = await createUser(shop.pool, { firstName: 'Mona', role: 'admin' })
    const { status, body, headers } = await shop.logIn(`0${user.phone.slice(3)}`, user.password)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      success: true,
      message: 'You are logged in.',
      user: { id: user.id, first_name: 'Mona', phone: user.phone, role: 'admin' },
    })
    expect(headers['cache-control']).toBe('private, no-store')
    expect(JSON.stringify(body)).not.toContain('argon2')
    expect(await shop.profile(body.access)).toMatchObject({ status: 200, body: { id: user.id, phone: user.phone } })
  })

  test('A-14: is refused in the same words for a wrong password and for a phone without an account', async () => {
    const user = await createUser(shop.pool)
    const wrong = await shop.logIn(user.phone, 'not the password')
    expect(wrong).toMatchObject({
      status: 401,
      body: { code: 'login_failed', detail: 'Login failed', message: 'Login failed' },
    })
    expect((await shop.logIn(nextPhone(), 'not the password')).body).toEqual(wrong.body)
    expect((await shop.logIn(user.phone, 'not the password', { language: 'ar' })).body.detail).toBe(
      'رقم الموبايل أو كلمة المرور غير صحيحة',
    )
  })

  test('of a registration that waits says so to the right password alone', async () => {
    const phone = nextPhone()
    await shop.register(phone)
    expect(await shop.logIn(phone)).toMatchObject({
      status: 403,
      body: {
        code: 'verification_required',
        detail: 'Please verify your phone number to complete login.',
        message: 'Please verify your phone number to complete login.',
        verification_required: true,
        phone,
        account_status: 'pending_verification',
        is_active: false,
        is_phone_verified: false,
        verification_token: expect.stringMatching(/^[\w-]{43}$/),
      },
    })
    expect((await shop.logIn(phone, 'not the password')).body).toEqual(
      (await shop.logIn(nextPhone(), 'not the password')).body,
    )
  })

  test('does not tell whether the phone of a registration has an account, too', async () => {
    const user = await createUser(shop.pool, { password: 'the password of its owner' })
    const free = nextPhone()
    await shop.register(user.phone)
    await shop.register(free)
    const [taken, open] = [await shop.logIn(user.phone), await shop.logIn(free)]
    const blank = ({ body }: typeof taken) => ({ ...body, phone: '', verification_token: '' })
    expect(taken.status).toBe(403)
    expect(blank(taken)).toEqual(blank(open))
  })

  test('of an account that was closed says so to the right password alone', async () => {
    const user = await createUser(shop.pool, { isActive: false })
    expect(await shop.logIn(user.phone, user.password)).toMatchObject({
      status: 403,
      body: { code: 'account_inactive', verification_required: false, account_status: 'inactive', is_active: false },
    })
    expect(await shop.logIn(user.phone, 'not the password')).toMatchObject({
      status: 401,
      body: { code: 'login_failed' },
    })
  })

  test.each([
    [{}, ['password', 'phone']],
    [{ phone: '19319', password: 'x' }, ['phone']],
    [{ phone: '01012345678', password: '' }, ['password']],
    [{ phone: '01012345678', password: 'x'.repeat(1001) }, ['password']],
    [{ phone: ['01012345678'], password: { $ne: '' } }, ['password', 'phone']],
  ])('of %j is refused with its fields named', async (body, fields) => {
    const answer = await shop.post('token', body)
    expect([answer.status, Object.keys(answer.body.errors).sort()]).toEqual([400, fields])
  })
})

describe('logins are limited', () => {
  test('for a phone from one address: ten failures in a quarter of an hour', async () => {
    const user = await createUser(shop.pool)
    const call = { address: '41.10.0.1' }
    for (let count = 0; count < 10; count += 1)
      expect((await shop.logIn(user.phone, 'wrong one', call)).status).toBe(401)
    expect(await shop.logIn(user.phone, user.password, call)).toMatchObject({
      status: 429,
      body: { code: 'too_many_requests', detail: 'Too many requests. Please try again in 15 minutes.' },
      headers: { 'retry-after': '900' },
    })
    shop.clock.pass(15)
    expect((await shop.logIn(user.phone, user.password, call)).status).toBe(200)
  })

  test('for a phone from unknown devices: thirty in an hour, then a code is needed, counted by all processes together', async () => {
    const phone = nextPhone()
    const neighbour = await shop.openNeighbour()
    const statuses = await Promise.all(
      Array.from({ length: 40 }, (_, index) => {
        return (index % 2 ? shop : neighbour).logIn(phone, 'wrong one', { address: `41.11.0.${index}` })
      }),
    )
    await neighbour.close()
    expect(statuses.filter(({ status }) => status === 401)).toHaveLength(30)
    const closed = statuses.filter(({ body }) => body.code === 'verification_required')
    expect(closed).toHaveLength(10)
  })

  test('for an address: a hundred in a quarter of an hour', async () => {
    const guess = () => shop.logIn(nextPhone(), 'wrong one', { address: '41.12.0.1' })
    const answers = await Promise.all(Array.from({ length: 100 }, guess))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 401))
    expect((await guess()).status).toBe(429)
    expect((await shop.logIn(nextPhone(), 'wrong one', { address: '41.12.0.2' })).status).toBe(401)
  })

  test('and a login that succeeds forgets the mistypings before it', async () => {
    const user = await createUser(shop.pool)
    for (let round = 0; round < 3; round += 1) {
      for (let count = 0; count < 9; count += 1) await shop.logIn(user.phone, 'wrong one')
      expect((await shop.logIn(user.phone, user.password)).status).toBe(200)
    }
  })
})

describe('behind a proxy', () => {
  const config = { http: { ...testConfig.http, trustedProxies: ['10.0.0.0/8'] } }
  const from = (address: string, client: string) => ({ address, headers: { 'x-forwarded-for': client } })

  test('shoppers count by their own address when the proxy is trusted, and only then', async () => {
    const behind = await shop.openNeighbour({ config })
    const ask = (call: Call) => behind.post('account-status', { phone: '01012345678' }, call)
    const askMany = (count: number, call: Call) => Promise.all(Array.from({ length: count }, () => ask(call)))
    await askMany(120, from('10.0.0.1', '41.20.0.1'))
    expect((await ask(from('10.0.0.1', '41.20.0.1'))).status).toBe(429)
    expect((await ask(from('10.0.0.1', '41.20.0.2'))).status).toBe(200)
    // Somebody who is no proxy of ours cannot choose an address.
    await askMany(120, from('41.20.0.9', '1.2.3.4'))
    expect((await ask(from('41.20.0.9', '5.6.7.8'))).status).toBe(429)
    await behind.close()
  })
})
