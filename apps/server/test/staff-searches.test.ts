import { type StaffApi, staffApi } from '@shop/contract/staff'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callApi, createUser, signIn } from './accounts.ts'
import { openTestShop, type TestShop, withoutLimits } from './app.ts'

/** Whatever staff look for in a list, invisible characters that a paste brings along included, it is looked for or refused in words. */
const lists = Object.values(staffApi)
  .flatMap((endpoints) => Object.values(endpoints as StaffApi[keyof StaffApi]))
  .filter(({ method, path }) => method === 'GET' && !path.includes('{'))
  .map(({ path }) => path)
const typed = ['%00', 'kettle%00%1B%5B31m', '%25_%5C', "'%22--", '%F0%9F%92%A1', '%D8%BA%D9%84%D8%A7%D9%8A%D8%A9']

let shop: TestShop
let token: string
beforeAll(async () => {
  shop = await openTestShop({ config: withoutLimits })
  token = (await signIn(shop.app, await createUser(shop.pool, { role: 'admin' }))).access
})
afterAll(() => shop.close())

test('there are lists to search', () => expect(lists.length).toBeGreaterThan(15))

describe.each(lists)('%s', (path) => {
  test.each(typed)('?q=%s', async (text) => {
    const { status } = await callApi(shop.app, 'GET', `${path}?q=${text}&entity=${text}&entity_id=${text}`, { token })
    expect(status).toBeLessThan(500)
  })
})
