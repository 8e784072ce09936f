import type { UserRole } from '@shop/contract'
import { TOTP } from 'otpauth'
import { expect } from 'vitest'
import type { AccountNeighbour, AccountShop } from './account-shop.ts'
import { type Answer, callApi, codeSentTo, createUser, goodPassword, type MadeUser, signIn } from './accounts.ts'

type ShopByClock = Pick<AccountShop, 'app' | 'pool' | 'clock'>

/** A member of staff who has an authenticator app, and is signed in. */
export type GuardedMember = MadeUser & {
  token: string
  recoveryCodes: string[]
  /** What the app shows at the shop's time, or so many seconds later. */
  readCode(later?: number): string
}

/** The code that an app with this secret shows at a moment. */
export function codeAt(secret: string, moment: Date): string {
  return new TOTP({ secret }).generate({ timestamp: moment.getTime() })
}

/** Another code than any that counts now. */
export function wrongCode(...right: string[]): string {
  return ['000000', '111111', '222222', '333333'].find((code) => !right.includes(code)) ?? ''
}

/** Makes a member of staff and turns their second factor on; a minute passes, so that the next code is another one. */
export async function createGuardedMember(shop: ShopByClock, role: UserRole = 'orders'): Promise<GuardedMember> {
  const user = await createUser(shop.pool, { role })
  const { access: token } = await signIn(shop.app, user)
  const { secret, recoveryCodes } = await setUpFactor(shop, token)
  shop.clock.pass(1)
  const readCode = (later = 0) => codeAt(secret, new Date(shop.clock.now.getTime() + later * 1000))
  return { ...user, token, recoveryCodes, readCode }
}

export const factorPath = '/api/admin/me/second-factor/'

/** Begins the second factor of whoever is signed in: by the password, and the code that comes to the phone. */
export async function startFactor(
  { app }: Pick<ShopByClock, 'app'>,
  token: string,
  password = goodPassword,
): Promise<Answer> {
  const { phone } = (await callApi(app, 'GET', '/api/admin/me/', { token })).body
  const known = (await callApi(app, 'GET', '/dev/outbox.json')).body.filter(({ to }: { to: string }) => to === phone)
  const asked = await callApi(app, 'POST', `${factorPath}code/`, { token, body: { password } })
  if (asked.status !== 200) return asked
  const { verification_token } = asked.body
  const otp_code = await codeSentTo(app, phone, known.length + 1)
  return await callApi(app, 'POST', factorPath, { token, body: { otp_code, verification_token } })
}

/** Turns the second factor of whoever is signed in on. */
export async function setUpFactor(shop: Omit<ShopByClock, 'pool'>, token: string) {
  const started = await startFactor(shop, token)
  expect(started.status, JSON.stringify(started.body)).toBe(201)
  const secret: string = started.body.secret
  const body = { code: codeAt(secret, shop.clock.now) }
  const confirmed = await callApi(shop.app, 'POST', `${factorPath}confirm/`, { token, body })
  expect(confirmed.status, JSON.stringify(confirmed.body)).toBe(200)
  return { secret, recoveryCodes: confirmed.body.recovery_codes as string[] }
}

/** Logs in with a password and further fields. */
export function logInWith(
  process: Pick<AccountNeighbour, 'post'>,
  { phone, password }: Pick<MadeUser, 'phone' | 'password'>,
  second_factor?: string,
) {
  return process.post('token', { phone, password, ...(second_factor !== undefined && { second_factor }) })
}
