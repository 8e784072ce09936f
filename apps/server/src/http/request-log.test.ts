import { expect, test } from 'vitest'
import { callApi, createUser, signIn } from '../../test/accounts.ts'
import { openTestShop } from '../../test/app.ts'

test('every change is in the log: the call, the account and the result, and no person', async () => {
  const lines: Record<string, unknown>[] = []
  const logSink = { write: (line: string) => void lines.push(JSON.parse(line)) }
  const shop = await openTestShop({ logSink, config: { logLevel: 'info' } })
  const user = await createUser(shop.pool)
  const { access } = await signIn(shop.app, user)
  await callApi(shop.app, 'POST', '/api/users/token/', { body: { phone: user.phone, password: 'wrong, wrong' } })
  await callApi(shop.app, 'PATCH', '/api/users/profile/me/', { token: access, body: { first_name: 'Mona' } })
  await callApi(shop.app, 'POST', '/api/admin/staff-members/', { token: access, body: {} })
  await callApi(shop.app, 'GET', '/api/users/profile/me/', { token: access })
  await shop.close()

  const calls = lines.filter(({ msg }) => msg === 'call')
  expect(calls).toEqual([
    expect.objectContaining({ method: 'POST', route: '/api/users/token/', status: 200 }),
    expect.objectContaining({ method: 'POST', route: '/api/users/token/', status: 401 }),
    expect.objectContaining({
      method: 'PATCH',
      route: '/api/users/profile/me/',
      status: 200,
      userId: user.id,
      role: 'shopper',
    }),
    expect.objectContaining({ method: 'POST', route: '/api/admin/staff-members/', status: 403 }),
  ])
  for (const call of calls) expect(call).toMatchObject({ reqId: expect.any(String), time: expect.any(Number) })
  expect(JSON.stringify(lines)).not.toContain(user.phone.slice(3))
  expect(JSON.stringify(lines)).not.toContain('Mona')
})
