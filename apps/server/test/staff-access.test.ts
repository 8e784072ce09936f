import type { UserRole } from '@shop/contract'
import {
  grantablePermissions,
  type Permission,
  permissionsOf,
  type StaffApi,
  staffApi,
  staffRoles,
} from '@shop/contract/staff'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callApi, createUser, signIn } from './accounts.ts'
import { openTestShop, type TestShop, withoutLimits } from './app.ts'

/** Every call of the back office with each kind of caller: the table of permissions is what the server does. */
const calls = Object.entries(staffApi).flatMap(([group, endpoints]) =>
  Object.entries(endpoints as StaffApi[keyof StaffApi]).map(([name, endpoint]) => {
    const permissions: readonly Permission[] = [endpoint.permission ?? []].flat()
    return { name: `${group}.${name}`, ...endpoint, permissions }
  }),
)
const callers = ['guest', 'shopper', ...staffRoles] as const

let shop: TestShop
const tokens: Partial<Record<(typeof callers)[number], string>> = {}
beforeAll(async () => {
  shop = await openTestShop({ config: withoutLimits })
  for (const role of ['shopper', ...staffRoles] as const) tokens[role] = await tokenOf(role)
})
afterAll(() => shop.close())

async function tokenOf(role: UserRole): Promise<string> {
  return (await signIn(shop.app, await createUser(shop.pool, { role }))).access
}

function call({ method, path }: (typeof calls)[number], token?: string) {
  // Nothing has this id: whoever is let in changes nothing.
  const url = path.replace(/\{\w+\}/g, '999999')
  return callApi(shop.app, method, url, {
    ...(token !== undefined && { token }),
    ...(method !== 'GET' && { body: {} }),
  })
}

function isAllowed({ permissions }: (typeof calls)[number], held: readonly Permission[]): boolean {
  return permissions.length === 0 || permissions.some((one: Permission) => held.includes(one))
}

test.each(calls)('$name is for those who have its permission', async (endpoint) => {
  const wrong: string[] = []
  for (const role of callers) {
    const { status } = await call(endpoint, tokens[role])
    if (!isRight(endpoint, role, status)) wrong.push(`${role}: ${status}`)
  }
  expect(wrong).toEqual([])
})

function isRight(endpoint: (typeof calls)[number], role: (typeof callers)[number], status: number): boolean {
  if (role === 'guest') return status === 401
  if (role === 'shopper' || !isAllowed(endpoint, permissionsOf[role])) return status === 403
  return status !== 401 && status !== 403
}

test.each(grantablePermissions)('a member with %s alone may do this alone', async (permission) => {
  const user = await createUser(shop.pool, { role: 'support' })
  await shop.pool`update users set permissions = ${[permission]}::text[] where id = ${user.id}`
  const { access } = await signIn(shop.app, user)
  const wrong: string[] = []
  for (const endpoint of calls) {
    const { status } = await call(endpoint, access)
    if (isAllowed(endpoint, [permission]) === (status === 403)) wrong.push(`${endpoint.name}: ${status}`)
  }
  expect(wrong).toEqual([])
})

test('a role that was taken away counts at the next call', async () => {
  const user = await createUser(shop.pool, { role: 'admin' })
  const { access } = await signIn(shop.app, user)
  expect((await callApi(shop.app, 'GET', '/api/admin/me/', { token: access })).status).toBe(200)
  await shop.pool`update users set role = 'shopper' where id = ${user.id}`
  expect((await callApi(shop.app, 'GET', '/api/admin/me/', { token: access })).status).toBe(403)
})

test('an account that was closed, and a session that was ended, count at the next call', async () => {
  const user = await createUser(shop.pool, { role: 'admin' })
  const { access } = await signIn(shop.app, user)
  await shop.pool`update users set is_active = false where id = ${user.id}`
  expect((await callApi(shop.app, 'GET', '/api/admin/me/', { token: access })).body.code).toBe('account_inactive')
  await shop.pool`update users set is_active = true where id = ${user.id}`
  await shop.pool`update sessions set revoked_at = now() where user_id = ${user.id}`
  expect((await callApi(shop.app, 'GET', '/api/admin/me/', { token: access })).status).toBe(401)
})
