import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AccountShop, openAccountShop } from '../../../../test/account-shop.ts'
import {
  type Answer,
  callApi,
  codeSentTo,
  createUser,
  goodPassword,
  type MadeUser,
  signIn,
} from '../../../../test/accounts.ts'
import { withoutLimits } from '../../../../test/app.ts'
import { codeAt, createGuardedMember, factorPath, logInWith, startFactor } from '../../../../test/authenticator.ts'
import { enterAs } from '../../../../test/back-office.ts'
import { waitForLockWaits, whileHeld } from '../../../../test/lock-waits.ts'

const otherPassword = 'kettle and coffee 5'
const passwords = { new_password: otherPassword, confirm_password: otherPassword }

let shop: AccountShop
beforeAll(async () => {
  shop = await openAccountShop({ connections: 12, config: withoutLimits })
})
afterAll(() => shop.close())

/**
 * Logs in while `end` ends all sessions of a user: it has begun, and cannot be done before the login is or waits for it.
 *
 * @returns how both ended, and whether what the login got still opens anything
 */
async function logInDuring(user: MadeUser, end: () => Promise<Answer>, code?: string) {
  const [ending, login] = await whileHeld(
    shop.pool,
    (tx) => tx`select from sessions where user_id = ${user.id} for update`,
    async () => {
      const ending = end()
      await waitForLockWaits(shop.pool, 1)
      const login = logInWith(shop, user, code)
      await Promise.race([login, waitForLockWaits(shop.pool, 2)])
      return [ending, login]
    },
  ).then((answers) => Promise.all(answers))
  const refresh: string | undefined = login?.body.refresh
  const isOpen = refresh !== undefined && (await shop.refresh(refresh)).status === 200
  return { ended: ending?.status, code: login?.body.code, isOpen }
}

/** A shopper who is signed in. */
async function createVisitor() {
  const user = await createUser(shop.pool)
  return { user, token: (await signIn(shop.app, user)).access }
}

describe('a login that is under way opens nothing any more once', () => {
  test('the password was reset', async () => {
    const { user } = await createVisitor()
    await shop.post('forgot-password', { phone: user.phone })
    const otp_code = await codeSentTo(shop.app, user.phone)
    const reset = () => shop.post('reset-password', { phone: user.phone, otp_code, ...passwords })
    expect(await logInDuring(user, reset)).toEqual({ ended: 200, code: 'login_failed', isOpen: false })
  })

  test('the password was changed', async () => {
    const { user, token } = await createVisitor()
    await signIn(shop.app, user)
    const change = () => shop.post('change-password', { old_password: goodPassword, ...passwords }, { token })
    expect(await logInDuring(user, change)).toEqual({ ended: 200, code: 'login_failed', isOpen: false })
  })

  test('staff have blocked the account', async () => {
    const { user } = await createVisitor()
    const admin = await enterAs(shop, 'admin')
    const body = { version: 1, is_active: false, reason: 'Refuses parcels' }
    const block = () => admin.call('PATCH', `/accounts/${user.id}/`, { body })
    expect(await logInDuring(user, block)).toEqual({ ended: 200, code: 'account_inactive', isOpen: false })
  })

  test('the account was erased', async () => {
    const { user } = await createVisitor()
    const admin = await enterAs(shop, 'admin')
    const erase = () => admin.call('POST', '/erasures/', { body: { phone: user.phone } })
    expect(await logInDuring(user, erase)).toEqual({ ended: 200, code: 'login_failed', isOpen: false })
  })

  test('a second factor was turned on', async () => {
    const user = await createUser(shop.pool, { role: 'orders' })
    const { access: token } = await signIn(shop.app, user)
    await signIn(shop.app, user)
    const { body } = await startFactor(shop, token)
    const code = codeAt(body.secret, shop.clock.now)
    const confirm = () => callApi(shop.app, 'POST', `${factorPath}confirm/`, { token, body: { code } })
    expect(await logInDuring(user, confirm)).toEqual({ ended: 200, code: 'second_factor_needed', isOpen: false })
  })

  test('the second factor was taken away, because it was lost', async () => {
    const member = await createGuardedMember(shop)
    const admin = await enterAs(shop, 'admin')
    const reset = () => admin.call('DELETE', `/staff-members/${member.id}/second-factor/`)
    const ended = await logInDuring(member, reset, member.readCode())
    expect(ended).toEqual({ ended: 200, code: 'second_factor_wrong', isOpen: false })
  })
})

test('a reset password stays when the old one is changed at the same time', async () => {
  const { user, token } = await createVisitor()
  await shop.post('forgot-password', { phone: user.phone })
  const otp_code = await codeSentTo(shop.app, user.phone)
  const thiefs = 'a password of a thief 6'
  const answers: Promise<Answer>[] = []
  await whileHeld(
    shop.pool,
    (tx) => tx`select from users where id = ${user.id} for update`,
    async () => {
      answers.push(shop.post('reset-password', { phone: user.phone, otp_code, ...passwords }))
      await waitForLockWaits(shop.pool, 1)
      const change = { old_password: goodPassword, new_password: thiefs, confirm_password: thiefs }
      answers.push(shop.post('change-password', change, { token }))
      await waitForLockWaits(shop.pool, 2)
    },
  )
  const [reset, change] = await Promise.all(answers)
  expect([reset?.status, change?.body.code]).toEqual([200, 'old_password_wrong'])
  expect((await shop.logIn(user.phone, otherPassword)).status).toBe(200)
  expect((await shop.logIn(user.phone, thiefs)).status).toBe(401)
})
