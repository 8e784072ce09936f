import { createHmac, randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type AccountNeighbour, type AccountShop, openAccountShop } from '../../../../test/account-shop.ts'
import { callApi, createUser, signIn } from '../../../../test/accounts.ts'
import { testConfig } from '../../../../test/app.ts'
import { day, hour, second } from '../../../../test/clock.ts'
import { deriveKey } from '../../../secrets.ts'

let shop: AccountShop
let neighbour: AccountNeighbour
beforeAll(async () => {
  shop = await openAccountShop()
  neighbour = await shop.openNeighbour()
})
afterAll(async () => {
  await neighbour.close()
  await shop.close()
})
beforeEach(() => shop.clock.pass(2 * hour))

describe('an access token', () => {
  test('is asked for where only its owner may look', async () => {
    const answer = await callApi(shop.app, 'GET', '/api/users/profile/me/')
    expect(answer).toMatchObject({
      status: 401,
      body: { code: 'unauthenticated', detail: 'Please log in to continue.' },
      headers: { 'www-authenticate': 'Bearer' },
    })
  })

  test('lives a quarter of an hour', async () => {
    const { access } = await signIn(shop.app, await createUser(shop.pool))
    shop.clock.pass(15 - second)
    expect((await shop.profile(access)).status).toBe(200)
    shop.clock.pass(second)
    expect((await shop.profile(access)).status).toBe(401)
  })

  test('works in every process with the same secret', async () => {
    const { access } = await signIn(shop.app, await createUser(shop.pool))
    expect((await neighbour.profile(access)).status).toBe(200)
  })

  test('ends with its session and its account where the account itself is concerned', async () => {
    const user = await createUser(shop.pool)
    const { access } = await signIn(shop.app, user)
    await shop.pool`update users set is_active = false where id = ${user.id}`
    expect((await shop.profile(access)).status).toBe(401)
    await shop.pool`update users set is_active = true where id = ${user.id}`
    await shop.pool`update sessions set revoked_at = now() where user_id = ${user.id}`
    expect((await shop.profile(access)).status).toBe(401)
  })

  test('that is forged opens nothing', async () => {
    const user = await createUser(shop.pool)
    const { access } = await signIn(shop.app, user)
    const [head = '', body = '', signature = ''] = access.split('.')
    const key = deriveKey(testConfig.sessionSecret, 'access tokens')
    const at = Math.floor(shop.clock.now.getTime() / 1000)
    const make = (
      change: { key?: Uint8Array; issuer?: string; audience?: string; sub?: string; exp?: number | null },
      claims: object = { sid: randomUUID(), role: 'admin' },
    ) => {
      const token = new SignJWT({ ...claims })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setSubject(change.sub ?? String(user.id))
        .setIssuer(change.issuer ?? 'nawwar')
        .setAudience(change.audience ?? 'nawwar-api')
        .setIssuedAt(at)
      if (change.exp !== null) token.setExpirationTime(change.exp ?? at + 600)
      return token.sign(change.key ?? key)
    }
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const raw = (header: object, text: string, hash = 'sha256') => {
      const signed = `${encode(header)}.${text}`
      return `${signed}.${createHmac(hash, key).update(signed).digest('base64url')}`
    }
    const forged: Record<string, string> = {
      'no algorithm': `${encode({ alg: 'none', typ: 'JWT' })}.${body}.`,
      'no algorithm, signed': raw({ alg: 'none', typ: 'JWT' }, body),
      'another algorithm by the same key': raw({ alg: 'HS512', typ: 'JWT' }, body, 'sha512'),
      'another key': await make({ key: deriveKey('x'.repeat(32), 'access tokens') }),
      'the secret itself as the key': await make({ key: Buffer.from(testConfig.sessionSecret) }),
      "another purpose's key": await make({ key: deriveKey(testConfig.sessionSecret, 'messages') }),
      'another issuer': await make({ issuer: 'elsewhere' }),
      'another audience': await make({ audience: 'elsewhere' }),
      'no end': await make({ exp: null }),
      'an end in the past': await make({ exp: at }),
      'no session': await make({}, { role: 'admin' }),
      'a role that there is not': await make({}, { sid: randomUUID(), role: 'owner' }),
      'nobody as subject': await make({ sub: '0' }),
      'another kind': raw({ alg: 'HS256', typ: 'at+jwt' }, body),
      'a changed body': `${head}.${encode({ ...JSON.parse(Buffer.from(body, 'base64url').toString()), role: 'admin' })}.${signature}`,
      'no signature': `${head}.${body}.`,
      'half of it': access.slice(0, -8),
      nothing: '',
      nonsense: 'null',
    }
    for (const [name, token] of Object.entries(forged)) expect((await shop.profile(token)).status, name).toBe(401)
    expect((await shop.profile(access)).status).toBe(200)
    const rightButUnknown = await make({})
    expect((await shop.profile(rightButUnknown)).status).toBe(401)
  })

  test('must come as a bearer', async () => {
    const { access } = await signIn(shop.app, await createUser(shop.pool))
    const ask = (authorization: string) =>
      callApi(shop.app, 'GET', '/api/users/profile/me/', { headers: { authorization } })
    expect((await ask(`bearer ${access}`)).status).toBe(200)
    for (const header of [access, `Basic ${access}`, `Bearer ${access} x`, 'Bearer'])
      expect((await ask(header)).status).toBe(401)
  })
})

describe('a refresh token', () => {
  test('gives new access tokens, with the role of now, and stays', async () => {
    const user = await createUser(shop.pool)
    const tokens = await signIn(shop.app, user)
    shop.clock.pass(20)
    expect((await shop.profile(tokens.access)).status).toBe(401)
    await shop.pool`update users set role = 'admin' where id = ${user.id}`
    const { status, body } = await neighbour.refresh(tokens.refresh)
    expect([status, Object.keys(body)]).toEqual([200, ['access']])
    expect((await shop.profile(body.access)).status).toBe(200)
    expect(JSON.parse(Buffer.from(body.access.split('.')[1], 'base64url').toString())).toMatchObject({ role: 'admin' })
    expect((await shop.refresh(tokens.refresh)).status).toBe(200)
  })

  test('is stored as a hash only', async () => {
    const { refresh: token } = await signIn(shop.app, await createUser(shop.pool))
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const rows = await shop.pool`select * from sessions`
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('ends after thirty days without use, not before', async () => {
    const { refresh: token } = await signIn(shop.app, await createUser(shop.pool))
    shop.clock.pass(29 * day)
    expect((await shop.refresh(token)).status).toBe(200)
    shop.clock.pass(29 * day)
    expect((await shop.refresh(token)).status).toBe(200)
    shop.clock.pass(30 * day)
    expect(await shop.refresh(token)).toMatchObject({
      status: 401,
      body: { code: 'refresh_failed', detail: 'Token refresh failed' },
    })
  })

  test('ends with logout, which answers alike to any token', async () => {
    const tokens = await signIn(shop.app, await createUser(shop.pool))
    const logOut = (token: string) => shop.post('logout', { refresh: token })
    const answer = await logOut(tokens.refresh)
    expect(answer).toMatchObject({ status: 200, body: { success: true, message: 'You are logged out.' } })
    expect((await shop.refresh(tokens.refresh)).status).toBe(401)
    expect((await shop.profile(tokens.access)).status).toBe(401)
    expect((await logOut(tokens.refresh)).body).toEqual(answer.body)
    expect((await logOut('nonsense')).body).toEqual(answer.body)
    expect((await shop.post('logout', {})).status).toBe(400)
  })

  test('ends with its account', async () => {
    const user = await createUser(shop.pool)
    const tokens = await signIn(shop.app, user)
    await shop.pool`update users set is_active = false where id = ${user.id}`
    expect((await shop.refresh(tokens.refresh)).status).toBe(401)
  })

  test.each(['', 'nonsense', 'x'.repeat(501), null, 7])('%j is none', async (token) => {
    expect([400, 401]).toContain((await shop.post('token/refresh', { refresh: token })).status)
  })

  test('is limited for an address', async () => {
    const call = { address: '41.13.0.1' }
    await Promise.all(Array.from({ length: 600 }, () => shop.post('token/refresh', { refresh: 'nonsense' }, call)))
    expect((await shop.post('token/refresh', { refresh: 'nonsense' }, call)).status).toBe(429)
  })
})

test('a hundred logins leave the twenty sessions that were used last', async () => {
  const user = await createUser(shop.pool)
  const first = await signIn(shop.app, user)
  for (let count = 0; count < 99; count += 1) {
    // No more than the limit of an address allows.
    shop.clock.pass(15 * second)
    await signIn(shop.app, user)
    if (count === 50) expect((await shop.refresh(first.refresh)).status).toBe(401)
  }
  const rows = await shop.pool`select revoked_at from sessions where user_id = ${user.id}`
  expect(rows).toHaveLength(20)
  const newest = await signIn(shop.app, user)
  const { body } = await callApi(shop.app, 'GET', '/api/users/sessions/', { token: newest.access })
  expect(body).toHaveLength(20)
})

test('a session that is used stays while others are opened beyond the ceiling', async () => {
  const user = await createUser(shop.pool)
  const used = await signIn(shop.app, user)
  for (let count = 0; count < 25; count += 1) {
    shop.clock.pass(second)
    await signIn(shop.app, user)
    shop.clock.pass(second)
    expect((await shop.refresh(used.refresh)).status).toBe(200)
  }
})
