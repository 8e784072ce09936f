import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AccountShop, openAccountShop } from '../../test/account-shop.ts'
import { callApi } from '../../test/accounts.ts'
import { createGuardedMember, logInWith } from '../../test/authenticator.ts'
import { runCommand } from '../../test/child-process.ts'

let shop: AccountShop
beforeAll(async () => {
  shop = await openAccountShop()
})
afterAll(() => shop.close())

const run = (...args: string[]) => runCommand('reset-second-factor', { DATABASE_URL: shop.url }, ...args)

it('lets the only administrator log in after losing the phone, and records the reset', async () => {
  const admin = await createGuardedMember(shop, 'admin')
  expect(await run(`0${admin.phone.slice(3)}`)).toMatchObject({ code: 0, output: expect.stringContaining(admin.phone) })
  expect((await callApi(shop.app, 'GET', '/api/admin/me/', { token: admin.token })).status).toBe(401)
  expect((await logInWith(shop, admin)).status).toBe(200)
  const [entry] = await shop.pool`select actor_id, action, entity_id from audit_entries order by id desc limit 1`
  expect(entry).toEqual({ actorId: null, action: 'second_factor_reset', entityId: String(admin.id) })
  expect(await run(admin.phone)).toMatchObject({ code: 1, errors: expect.stringContaining('has no second factor') })
})

it('prints its usage when called without a phone', async () => {
  expect(await run('123')).toMatchObject({ code: 1, errors: expect.stringContaining('Usage:') })
})
