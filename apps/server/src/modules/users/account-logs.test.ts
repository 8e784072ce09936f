import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountShop, openAccountShop } from '../../../test/account-shop.ts'
import { type Call, callApi, codeSentTo, goodPassword, nextPhone, otherThan } from '../../../test/accounts.ts'
import { startTwilio } from '../../../test/fakes/twilio.ts'

const lines: string[] = []
/** Without its moment: a code of six digits may stand in that by chance. */
const logSink = { write: (line: string) => void lines.push(line.replace(/"time":\d+,/, '')) }
let shop: AccountShop
beforeAll(async () => {
  shop = await openAccountShop({ logSink, config: { logLevel: 'debug' } })
})
afterAll(() => shop.close())

test('a whole life of an account, with everything that can go wrong, leaves no secret in the log', async () => {
  const phone = nextPhone()
  const secrets: string[] = [goodPassword, 'a kettle of mint tea', 'a third password', phone, phone.slice(3)]
  const remember = (...values: string[]) => void secrets.push(...values)
  const post = async (path: string, body: object, call: Call = {}) => (await shop.post(path, body, call)).body

  const { registration_token } = await post('register', { phone, password: goodPassword, email: 'mona@example.com' })
  await post('register', { phone, password: 'iloveyou' })
  await post('request-otp', { phone, registration_token })
  const code = await codeSentTo(shop.app, phone)
  await post('verify-otp', { phone, otp_code: otherThan(code), registration_token })
  const { verification_token } = await post('token', { phone, password: goodPassword })
  remember(verification_token)
  await post('verify-otp', { phone, otp_code: code, registration_token })
  await post('token', { phone, password: 'a third password' })
  const { access, refresh } = await post('token', { phone, password: goodPassword })
  remember(registration_token, code, otherThan(code), access, refresh)
  await callApi(shop.app, 'GET', '/api/users/profile/me/', { token: access })
  await callApi(shop.app, 'GET', `/api/users/profile/me/?phone=${phone}`, { token: `${access}x` })
  await callApi(shop.app, 'GET', `/api/nothing/${refresh}/?otp_code=${code}`)
  await post('token/refresh', { refresh })
  await post(
    'change-password',
    { old_password: goodPassword, new_password: 'x', confirm_password: 'y' },
    { token: access },
  )
  shop.clock.pass(1)
  const { reset_token } = await post('forgot-password', { phone })
  const reset = await codeSentTo(shop.app, phone, 2)
  remember(reset, reset_token)
  const password = 'a kettle of mint tea'
  await post('reset-password', {
    phone,
    otp_code: reset,
    reset_token,
    new_password: password,
    confirm_password: password,
  })
  await post('logout', { refresh })

  // Faults of our own, with the database quoting what it was given.
  await shop.pool`alter table sessions rename to sessions_away`
  await post('token', { phone, password })
  await post('token/refresh', { refresh })
  await shop.pool`alter table sessions_away rename to sessions`
  await shop.pool`alter table registrations add constraint refuse check (phone <> ${shop.pool.unsafe(`'${phone}'`)})`
  await post('register', { phone, password })

  const written = lines.join('')
  expect(written).toContain('"constraint":"refuse"')
  expect(written).toContain('"code":"login_failed"')
  for (const secret of secrets) expect(written, `${secret} stands in the log`).not.toContain(secret)
  expect(written).not.toMatch(/argon2id|mona@example|eyJ/)
})

test('nor do messages that cannot be sent', async () => {
  const provider = await startTwilio()
  const messages = {
    kind: 'twilio',
    url: provider.url,
    accountSid: 'AC77',
    authToken: 'twilio-token',
    from: 'X',
  } as const
  const neighbour = await shop.openNeighbour({ logSink, config: { logLevel: 'debug', messages } })
  await shop.app.close()
  const phone = nextPhone()
  await neighbour.register(phone)
  provider.behaveAs('broken', '401')
  lines.length = 0
  await neighbour.requestCode(phone)
  await expect.poll(() => lines.join('')).toContain('refuses our account')
  const code = /\d{6}/.exec(new URLSearchParams(provider.requests[0]?.text).get('Body') ?? '')?.[0] ?? ''
  for (const secret of [phone, phone.slice(3), code, 'twilio-token', 'AC77', btoa('AC77:twilio-token')])
    expect(lines.join('')).not.toContain(secret)
  await neighbour.close()
  await provider.stop()
})
