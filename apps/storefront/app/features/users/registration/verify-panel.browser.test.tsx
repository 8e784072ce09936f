import type { User } from '@shop/contract'
import { openAuth } from '@shop/session'
import { afterEach, describe, expect, it } from 'vitest'
import { answerCalls } from '../../../../test/answering-shop.ts'
import { address, show, wordsOf } from '../../../../test/show.tsx'
import { accountMessages } from '../account.late.messages.ts'
import { usersMessages } from '../users.messages.ts'
import { VerifyPanel } from './verify-panel.tsx'

const phone = '+201000000002'
const links = {
  logIn: { to: '/login-new' },
  signUp: { to: '/register' },
  forgotPassword: { to: '/forgot-password' },
  onUnverified: () => undefined,
  onDone: () => undefined,
}

afterEach(() => openAuth().leave())

function signIn(isVerified: boolean) {
  answerCalls(() => Response.json({ success: true, message: 'Done' }))
  const name = { first_name: 'Mona', last_name: 'Salem' }
  const state = { role: 'shopper', is_phone_verified: isVerified, is_active: true } as const
  const user: User = { id: 7, ...name, phone, email: '', ...state }
  openAuth().save({ access: 'a', refresh: 'r', user }, false)
}

describe.each(['en', 'ar'] as const)('in %s, a tab without registration or login', (language) => {
  const t = { ...wordsOf(accountMessages, language), ...wordsOf(usersMessages, language) }
  const open = (message?: string) =>
    show(<VerifyPanel links={links} handed={message ? { phone, message } : null} />, language, '/verify-phone')

  it('sends a guest to the login', async () => {
    const panel = await open()
    await expect.element(panel.getByText(t.verifyAfterLogIn)).toBeVisible()
    await expect.element(panel.getByRole('link', { name: t.logIn })).toHaveAttribute('href', '/login-new')
  })

  it('tells who is logged in that their phone is verified, and leads to the account', async () => {
    signIn(true)
    const panel = await open()
    await expect.element(panel.getByText(t.isVerified)).toBeVisible()
    await expect.element(panel.getByRole('link', { name: t.accountSettings })).toHaveAttribute('href', '/account')
  })

  it.each([
    ['whose phone is not verified', false, undefined],
    ['whom the dashboard sent here', true, 'Please verify your phone number to continue.'],
  ])('logs out who is logged in, %s, so that the login gives a code', async (_, isVerified, message) => {
    signIn(isVerified)
    const panel = await open(message)
    await expect.element(panel.getByText(t.verifyByNewLogIn)).toBeVisible()
    if (message) await expect.element(panel.getByText(message)).toBeVisible()
    await panel.getByRole('link', { name: t.logInAgain }).click()
    await expect.poll(() => address.now).toBe('/login-new')
    expect(openAuth().read().tokens).toBeNull()
  })
})
