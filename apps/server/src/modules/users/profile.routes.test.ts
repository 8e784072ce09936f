import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Call, callApi, createUser, signIn } from '../../../test/accounts.ts'
import { openTestShop, type TestShop } from '../../../test/app.ts'
import { createClock } from '../../../test/clock.ts'

const clock = createClock()
let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ readClock: () => clock.now })
})
afterAll(() => shop.close())

const profile = (call: Call) => callApi(shop.app, 'GET', '/api/users/profile/me/', call)
const change = (call: Call) => callApi(shop.app, 'PATCH', '/api/users/profile/me/', call)
const sessions = (call: Call) => callApi(shop.app, 'GET', '/api/users/sessions/', call)
const signOut = (id: string, call: Call) => callApi(shop.app, 'DELETE', `/api/users/sessions/${id}/`, call)

describe('the profile', () => {
  test('is that of who asks, and changes what is given alone', async () => {
    const user = await createUser(shop.pool, { firstName: 'Mona' })
    const { access: token } = await signIn(shop.app, user)
    const { body } = await profile({ token })
    expect(body).toEqual({
      id: user.id,
      first_name: 'Mona',
      last_name: '',
      email: '',
      phone: user.phone,
      role: 'shopper',
      is_phone_verified: true,
      is_active: true,
    })
    expect(
      (await change({ token, body: { last_name: ' Salem\u200f', email: '\u200emona@example.com ' } })).body,
    ).toEqual({
      ...body,
      last_name: 'Salem',
      email: 'mona@example.com',
    })
    expect((await change({ token, body: { email: '' } })).body).toMatchObject({ last_name: 'Salem', email: '' })
    expect((await change({ token, body: {} })).body).toMatchObject({ first_name: 'Mona', last_name: 'Salem' })
  })

  test('cannot make anybody an admin, nor take another phone', async () => {
    const user = await createUser(shop.pool)
    const { access: token } = await signIn(shop.app, user)
    const body = { role: 'admin', phone: '01099999999', is_active: false, id: 1 }
    expect((await change({ token, body })).body).toMatchObject({ id: user.id, role: 'shopper', phone: user.phone })
  })

  test('refuses what is no name and no e-mail, with its fields named', async () => {
    const { access: token } = await signIn(shop.app, await createUser(shop.pool))
    const body = { first_name: 'a\u0000b', last_name: 'x'.repeat(61), email: 'nobody' }
    const answer = await change({ token, body, language: 'ar' })
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, ['first_name', 'last_name', 'email']])
  })

  test('needs a login', async () => {
    expect([(await profile({})).status, (await change({ body: {} })).status]).toEqual([401, 401])
    // Who may not ask is not told what is wrong with the question either.
    expect((await change({ body: { email: 'nobody' } })).status).toBe(401)
  })
})

describe('the sessions', () => {
  test('are the devices of who asks, the last used first', async () => {
    const user = await createUser(shop.pool)
    const agent = (text: string) => ({ headers: { 'user-agent': text } })
    const first = await signIn(
      shop.app,
      user,
      agent('Mozilla/5.0 (Linux; Android 14) Chrome/126.0 Mobile Safari/537.36'),
    )
    clock.pass(1)
    const second = await signIn(shop.app, user, agent('curl/8'))
    await signIn(shop.app, await createUser(shop.pool))
    const { body } = await sessions({ token: first.access })
    expect(body).toEqual([
      expect.objectContaining({ device: '', is_current: false, created_at: clock.now.toISOString() }),
      expect.objectContaining({ device: 'Chrome · Android', is_current: true }),
    ])
    expect(
      (await sessions({ token: second.access })).body.map((one: { is_current: boolean }) => one.is_current),
    ).toEqual([true, false])
  })

  test('end one by one, the own ones alone', async () => {
    const user = await createUser(shop.pool)
    const [mine, lost] = [await signIn(shop.app, user), await signIn(shop.app, user)]
    const stranger = await signIn(shop.app, await createUser(shop.pool))
    const [{ id }] = (await sessions({ token: lost.access })).body.filter(
      (one: { is_current: boolean }) => one.is_current,
    )
    expect((await signOut(id, { token: stranger.access })).status).toBe(404)
    expect(await signOut(id, { token: mine.access })).toMatchObject({
      status: 200,
      body: { success: true, message: 'This device is signed out.' },
    })
    expect((await signOut(id, { token: mine.access })).status).toBe(404)
    expect((await profile({ token: lost.access })).status).toBe(401)
    const refreshed = await callApi(shop.app, 'POST', '/api/users/token/refresh/', { body: { refresh: lost.refresh } })
    expect(refreshed.status).toBe(401)
    expect((await sessions({ token: mine.access })).body).toHaveLength(1)
  })

  test('need a login and an id', async () => {
    expect([(await sessions({})).status, (await signOut(randomUUID(), {})).status]).toEqual([401, 401])
    const { access: token } = await signIn(shop.app, await createUser(shop.pool))
    expect((await signOut('1', { token })).status).toBe(400)
    expect((await signOut(randomUUID(), { token })).status).toBe(404)
  })
})
