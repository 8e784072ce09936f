import type { Invitation } from '@shop/contract'
import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { checkPage } from '../../test/check-page.ts'
import { openDashboard, openShop } from '../../test/open-dashboard.tsx'
import { wordsIn } from '../../test/words.ts'
import { uiMessages } from '../ui/ui.messages.ts'
import { invitationMessages } from './invitation.messages.ts'

const t = wordsIn('ar')(invitationMessages)

/** The link of an invitation is only in the message that carries it: the shop knows none of this token. */
const invitation: Invitation = {
  phone: '+201012345678',
  role: 'orders',
  first_name: '',
  last_name: '',
  expires_at: '2026-12-31T10:00:00.000Z',
  has_account: false,
}

beforeEach(async () => {
  await openShop()
  const { fetch } = window
  vi.spyOn(window, 'fetch').mockImplementation(async (path, init) =>
    path === '/api/users/invitations/read/' ? Response.json(invitation) : await fetch(path, init),
  )
})

it('a refused invitation form moves the focus to its first wrong field, or else to the refusal', async () => {
  await openDashboard('../login#invitation=no-such-token', 'ar')
  await expect.poll(() => document.title).toBe(`${t.title} · ${wordsIn('ar')(uiMessages).shopName}`)
  const name = page.getByRole('textbox', { name: t.firstName })
  const password = page.getByLabelText(t.newPassword, { exact: true })
  const repeated = page.getByLabelText(t.repeatPassword, { exact: true })
  const accept = () => userEvent.click(page.getByRole('button', { name: t.accept }))
  // The same fault twice.
  for (let tries = 0; tries < 2; tries += 1) {
    await accept()
    await expect.element(name).toHaveFocus()
  }
  await userEvent.fill(name, 'Dina')
  await accept()
  await expect.element(password).toHaveFocus()
  await userEvent.fill(password, 'a password of hers 4')
  await accept()
  await expect.element(repeated).toHaveFocus()
  await expect.element(repeated).toBeInvalid()
  await expect.element(password).toBeValid()
  await checkPage()
  await userEvent.fill(repeated, 'a password of hers 4')
  await accept()
  const refusal = page.getByRole('alert')
  await expect.element(refusal).not.toHaveTextContent(t.differ)
  await expect.element(refusal).toHaveFocus()
})
