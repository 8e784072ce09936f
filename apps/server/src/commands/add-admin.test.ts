import type { PhoneNumber } from '@shop/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { callApi, createUser, goodPassword, signIn } from '../../test/accounts.ts'
import { openTestShop, type TestShop } from '../../test/app.ts'
import { runCommand } from '../../test/child-process.ts'
import { acceptInvitation, tokenIn } from '../../test/invitations.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const run = (...args: string[]) => runCommand('add-admin', { DATABASE_URL: shop.url }, ...args)

const askWhoIAm = (token: string) => callApi(shop.app, 'GET', '/api/admin/me/', { token })

it('prints a link that makes a shopper an administrator after they enter their password', async () => {
  const user = await createUser(shop.pool)
  const { code, output, errors } = await run(user.phone)
  expect([code, errors]).toEqual([0, ''])
  expect(output).toMatch(/opens this link once, within 48 hours.*\nhttp.*\/login#invitation=/)
  expect((await acceptInvitation(shop.app, tokenIn(output))).status).toBe(200)
  const { access } = await signIn(shop.app, user)
  expect((await askWhoIAm(access)).body).toMatchObject({ role: 'admin' })
  const [entry] = await shop.pool`select actor_id, action, before, after from audit_entries order by id desc limit 1`
  expect(entry).toMatchObject({
    actorId: null,
    action: 'appointed',
    before: { role: 'shopper' },
    after: { role: 'admin' },
  })
})

it('prints a link for a phone without an account, whose owner chooses the password', async () => {
  const phone = '+201012345678' as PhoneNumber
  const { output } = await run('٠١٠١٢٣٤٥٦٧٨')
  expect((await acceptInvitation(shop.app, tokenIn(output), { first_name: 'Nour' })).status).toBe(200)
  const { access } = await signIn(shop.app, { phone, password: goodPassword })
  expect((await askWhoIAm(access)).status).toBe(200)
})

it('makes an administrator of a member of staff at once, also of one who is blocked', async () => {
  const user = await createUser(shop.pool, { role: 'orders', isActive: false })
  expect(await run(user.phone)).toEqual({
    code: 0,
    output: `${user.phone} has the role admin now.\n`,
    errors: '',
  })
  const { access } = await signIn(shop.app, user)
  expect((await askWhoIAm(access)).body).toMatchObject({ role: 'admin' })
})

it('invites with another role where one is named', async () => {
  const phone = '+201012345679' as PhoneNumber
  const { output } = await run(phone, '--role', 'orders')
  expect(output).toContain('(role orders)')
  expect((await acceptInvitation(shop.app, tokenIn(output), { first_name: 'Dina' })).status).toBe(200)
  const { access } = await signIn(shop.app, { phone, password: goodPassword })
  expect((await askWhoIAm(access)).body).toMatchObject({ role: 'orders' })
  expect(await run(phone, '--role', 'shopper')).toMatchObject({ code: 1, errors: expect.stringContaining('Usage') })
})

it('prints its usage when called without a phone', async () => {
  expect(await run('123')).toMatchObject({ code: 1, errors: expect.stringContaining('Usage: npm run admin:add') })
})
