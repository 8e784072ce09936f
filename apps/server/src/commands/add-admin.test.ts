import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { PhoneNumber } from '@shop/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { callApi, codeSentTo, createUser, goodPassword, signIn } from '../../test/accounts.ts'
import { openTestShop, type TestShop } from '../../test/app.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const command = fileURLToPath(new URL('add-admin.ts', import.meta.url))

function run(...args: string[]): Promise<{ code: unknown; text: string }> {
  const env = { PATH: process.env.PATH, DATABASE_URL: shop.url }
  return new Promise((resolve) => {
    execFile(process.execPath, [command, ...args], { env }, (error, output, errors) => {
      resolve({ code: error?.code ?? 0, text: `${output}${errors}` })
    })
  })
}

const askWhoIAm = (token: string) => callApi(shop.app, 'GET', '/api/admin/me/', { token })

it('makes an administrator of a shopper, and writes it down', async () => {
  const user = await createUser(shop.pool)
  expect(await run(user.phone)).toEqual({ code: 0, text: `${user.phone} is an administrator now.\n` })
  const { access } = await signIn(shop.app, user)
  expect((await askWhoIAm(access)).body).toMatchObject({ role: 'admin' })
  const [entry] = await shop.pool`select actor_id, action, before, after from audit_entries`
  expect(entry).toMatchObject({
    actorId: null,
    action: 'appointed',
    before: { role: 'shopper' },
    after: { role: 'admin' },
  })
})

it('makes an account, whose owner sets the password by a code', async () => {
  const phone = '+201012345678' as PhoneNumber
  expect((await run('٠١٠١٢٣٤٥٦٧٨')).text).toContain('The account is new')
  await callApi(shop.app, 'POST', '/api/users/forgot-password/', { body: { phone } })
  const code = await codeSentTo(shop.app, phone)
  const body = { phone, otp_code: code, new_password: goodPassword, confirm_password: goodPassword }
  expect((await callApi(shop.app, 'POST', '/api/users/reset-password/', { body })).status).toBe(200)
  const { access } = await signIn(shop.app, { phone, password: goodPassword })
  expect((await askWhoIAm(access)).status).toBe(200)
})

it('says what it wants when it is called without a phone', async () => {
  expect(await run('123')).toMatchObject({ code: 1, text: expect.stringContaining('Usage: npm run admin:add') })
})
