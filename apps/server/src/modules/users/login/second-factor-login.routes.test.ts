import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type AccountNeighbour, type AccountShop, openAccountShop } from '../../../../test/account-shop.ts'
import { codeSentTo, createUser, nextPhone } from '../../../../test/accounts.ts'
import {
  createGuardedMember,
  type GuardedMember,
  logInWith,
  startFactor,
  wrongCode,
} from '../../../../test/authenticator.ts'
import { day, hour } from '../../../../test/clock.ts'

let shop: AccountShop
let neighbour: AccountNeighbour
let member: GuardedMember
beforeAll(async () => {
  shop = await openAccountShop({ connections: 12 })
  neighbour = await shop.openNeighbour({ connections: 12 })
})
afterAll(async () => {
  await neighbour.close()
  await shop.close()
})
beforeEach(async () => {
  shop.clock.pass(day)
  member = await createGuardedMember(shop)
})

const logIn = (code?: string, process: Pick<AccountNeighbour, 'post'> = shop) => logInWith(process, member, code)

describe('the login of who has a second factor', () => {
  test('asks for a code after the right password, and gives nothing before', async () => {
    const { status, body } = await logIn()
    expect([status, body.code, body.message]).toEqual([
      403,
      'second_factor_needed',
      'Enter the code that your authenticator app shows now.',
    ])
    expect(Object.keys(body).sort()).toEqual(['code', 'detail', 'message', 'success'])
    expect(await logIn(member.readCode())).toMatchObject({ status: 200, body: { user: { id: member.id } } })
  })

  test('never reveals with a wrong password whether there is a second factor, whatever code is sent', async () => {
    const stranger = { phone: nextPhone(), password: 'not the password' }
    const asked = await logInWith(shop, stranger)
    expect(asked).toMatchObject({ status: 401, body: { code: 'login_failed' } })
    const { phone } = member
    for (const code of [undefined, member.readCode(), wrongCode(member.readCode()), member.recoveryCodes[0]])
      expect((await logInWith(shop, { ...stranger, phone }, code)).body).toEqual(asked.body)
    expect((await logIn(member.readCode())).status).toBe(200)
  })

  test('takes the code of one step before and after, in Arabic digits too', async () => {
    expect((await logIn(member.readCode(-30))).status).toBe(200)
    expect((await logIn(member.readCode(30))).status).toBe(200)
    shop.clock.pass(2)
    const arabic = member.readCode().replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '')
    expect((await logIn(` ${arabic.slice(0, 3)} ${arabic.slice(3)}`)).status).toBe(200)
  })

  test.each([-60, 60])('refuses the code of %i seconds away', async (seconds) => {
    expect((await logIn(member.readCode(seconds))).body).toMatchObject({
      code: 'second_factor_wrong',
      errors: { second_factor: [expect.any(String)] },
    })
  })

  test('lets a code in once, however many bring it at once, and none that is older', async () => {
    const older = member.readCode(-30)
    const answers = await Promise.all([shop, neighbour, shop, neighbour].map((to) => logIn(member.readCode(), to)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400])
    expect((await logIn(older)).body.code).toBe('second_factor_wrong')
    shop.clock.pass(1)
    expect((await logIn(member.readCode(), neighbour)).status).toBe(200)
  })

  test('lets each recovery code in once, typed with or without its dashes', async () => {
    const [first = '', second = ''] = member.recoveryCodes
    const answers = await Promise.all([shop, neighbour, shop].map((to) => logIn(first, to)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
    expect((await logIn(second.replaceAll('-', ' '))).status).toBe(200)
    expect((await logIn(first)).body.code).toBe('second_factor_wrong')
  })

  test.each(['', '12345', '1234567', 'abcdef', '12345678901234567'])('refuses %j as no code at all', async (code) => {
    expect(await logIn(code)).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
  })

  test('bears five wrong codes in a quarter of an hour, in all processes together', async () => {
    const wrong = wrongCode(member.readCode(), member.readCode(-30), member.readCode(30))
    const answers = await Promise.all(Array.from({ length: 9 }, (_, n) => logIn(wrong, n % 2 ? shop : neighbour)))
    expect(answers.map(({ body }) => body.code).sort()).toEqual([
      ...Array<string>(5).fill('second_factor_wrong'),
      ...Array<string>(4).fill('too_many_requests'),
    ])
    const refused = await logIn(member.readCode(), neighbour)
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(600)
    shop.clock.pass(hour)
    expect((await logIn(member.readCode())).status).toBe(200)
  })

  test('is not opened by a new password: a reset leaves the second factor where it is', async () => {
    await shop.post('forgot-password', { phone: member.phone })
    const otp_code = await codeSentTo(shop.app, member.phone, 2)
    const password = 'another kettle 5'
    const passwords = { new_password: password, confirm_password: password }
    expect((await shop.post('reset-password', { phone: member.phone, otp_code, ...passwords })).status).toBe(200)
    expect((await logInWith(shop, { ...member, password })).body.code).toBe('second_factor_needed')
    expect((await logInWith(shop, { ...member, password }, member.readCode())).status).toBe(200)
  })

  test('nor by a registration of the phone that is verified', async () => {
    const password = 'a third kettle 6'
    const { code, fields } = await shop.registerWithToken(member.phone, { password }, 2)
    expect((await shop.verify(member.phone, code, fields)).body.code).toBe('phone_taken')
    expect((await logInWith(shop, { ...member, password })).body.code).toBe('login_failed')
  })
})

test('who has no second factor is asked for none, and one that is begun asks for nothing yet', async () => {
  const user = await createUser(shop.pool, { role: 'support' })
  const { body } = await logInWith(shop, user)
  expect((await startFactor(shop, body.access, user.password)).status).toBe(201)
  expect((await logInWith(shop, user)).status).toBe(200)
  expect((await logInWith(shop, user, '123456')).status).toBe(200)
})

test('with another secret of the shop codes are refused, and recovery codes count on', async () => {
  const renewed = await shop.openNeighbour({
    config: { sessionSecret: 'another secret of tests, 32 characters', logLevel: 'silent' },
  })
  expect((await logIn(member.readCode(), renewed)).body.code).toBe('second_factor_wrong')
  expect((await logIn(member.recoveryCodes[0], renewed)).status).toBe(200)
  await renewed.close()
})

test('neither the secret nor a recovery code can be read from the database', async () => {
  const factors = await shop.pool<{ sealedSecret: string }[]>`select sealed_secret from second_factors`
  for (const { sealedSecret } of factors) expect(sealedSecret).toMatch(/^v1\.[\w-]{80,}$/)
  const codes = await shop.pool<{ codeHash: string }[]>`select code_hash from recovery_codes`
  expect(codes.length).toBeGreaterThan(9)
  for (const { codeHash } of codes) expect(codeHash).toMatch(/^\$argon2id\$/)
})
