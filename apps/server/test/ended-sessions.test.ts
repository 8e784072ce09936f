import { type Endpoint, shopApi } from '@shop/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { callApi, createUser, goodPassword, type SignedIn, signIn } from './accounts.ts'
import { openProcess, openTestShop, type TestShop, withoutLimits } from './app.ts'
import { enterAs } from './back-office.ts'

/** A session that ends in one process has ended at the next call in the other, whatever the token still says. */
const calls = Object.values(shopApi)
  .flatMap((group) => Object.values<Endpoint>(group))
  .filter(({ access }) => access !== 'public')

const otherPassword = 'kettle and coffee 5'
const day = 24 * 60 * 60_000
let now = Date.parse('2026-05-01T09:00:00Z')
const options = { readClock: () => new Date(now), config: withoutLimits }
let shop: TestShop
let neighbour: Awaited<ReturnType<typeof openProcess>>
beforeAll(async () => {
  shop = await openTestShop(options)
  neighbour = await openProcess(shop, options)
})
afterAll(async () => {
  await neighbour.close()
  await shop.close()
})
beforeEach(() => {
  now += day
})

/** Makes a call of the contract with a token; nothing has the ids that it names. */
async function ask(app: TestShop['app'], { method, path }: Endpoint, token: string): Promise<number> {
  const url = path.replace(/\{\w+\}/g, '999999')
  return (await callApi(app, method, url, { token, ...(method !== 'GET' && { body: {} }) })).status
}

async function expectRefused({ access: token, refresh }: SignedIn): Promise<void> {
  for (const call of calls) expect(await ask(neighbour.app, call, token), `${call.method} ${call.path}`).toBe(401)
  const renewed = await callApi(neighbour.app, 'POST', '/api/users/token/refresh/', { body: { refresh } })
  expect(renewed.status).toBe(401)
}

const renew = (refresh: string) => callApi(neighbour.app, 'POST', '/api/users/token/refresh/', { body: { refresh } })

test('a valid session opens every call to its user', async () => {
  const { access } = await signIn(shop.app, await createUser(shop.pool))
  expect(calls.length).toBeGreaterThan(12)
  for (const call of calls) expect(await ask(neighbour.app, call, access), call.path).not.toBe(401)
})

describe('nothing opens to the token of', () => {
  test('a shopper whom staff have blocked', async () => {
    const user = await createUser(shop.pool)
    const tokens = await signIn(shop.app, user)
    const admin = await enterAs(shop, 'admin')
    const body = { version: 1, is_active: false, reason: 'Refuses parcels' }
    await admin.call('PATCH', `/accounts/${user.id}/`, { body })
    await expectRefused(tokens)
  })

  test('a shopper whose account is erased', async () => {
    const user = await createUser(shop.pool)
    const tokens = await signIn(shop.app, user)
    const admin = await enterAs(shop, 'admin')
    expect((await admin.call('POST', '/erasures/', { body: { phone: user.phone } })).status).toBe(200)
    await expectRefused(tokens)
  })

  test('a device that has logged out', async () => {
    const tokens = await signIn(shop.app, await createUser(shop.pool))
    await callApi(shop.app, 'POST', '/api/users/logout/', { body: { refresh: tokens.refresh } })
    await expectRefused(tokens)
  })

  test('a device that was signed in when the password was changed on another', async () => {
    const user = await createUser(shop.pool)
    const [lost, stored] = [await signIn(shop.app, user), await signIn(shop.app, user)]
    const passwords = { old_password: goodPassword, new_password: otherPassword, confirm_password: otherPassword }
    const path = '/api/users/change-password/'
    expect((await callApi(shop.app, 'POST', path, { token: stored.access, body: passwords })).status).toBe(200)
    await expectRefused(lost)
    expect((await callApi(neighbour.app, 'GET', '/api/users/profile/me/', { token: stored.access })).status).toBe(200)
  })
})

describe('a session ends at last, however much it is used', () => {
  test('of a shopper after a year', async () => {
    const { refresh } = await signIn(shop.app, await createUser(shop.pool))
    for (let used = 0; used < 18; used += 1) {
      now += 20 * day
      expect((await renew(refresh)).status).toBe(200)
    }
    now += 5 * day
    expect((await renew(refresh)).status).toBe(401)
  })

  test('of staff after a day', async () => {
    const user = await createUser(shop.pool, { role: 'orders' })
    const { refresh } = await signIn(shop.app, user)
    now += day - 60_000
    const { body } = await renew(refresh)
    const look = () => callApi(neighbour.app, 'GET', '/api/admin/me/', { token: body.access })
    expect((await look()).status).toBe(200)
    now += 60_000
    expect([(await look()).status, (await renew(refresh)).status]).toEqual([401, 401])
  })
})
