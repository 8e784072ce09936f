import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { checkPart } from '../../../test/check-part.ts'
import { goBack, show, windows, wordsOf } from '../../../test/show.tsx'
import { accountMessages } from './account.late.messages.ts'
import { AccountModalsProvider, LoginLink } from './account-modals-provider.tsx'

afterEach(() => page.viewport(...windows.phone))

const dialog = page.getByRole('dialog')

async function openLogin() {
  const part = await show(
    <AccountModalsProvider>
      <LoginLink className="">Log in</LoginLink>
    </AccountModalsProvider>,
    'ar',
  )
  await part.getByRole('link', { name: 'Log in' }).click()
  await expect.element(dialog).toBeVisible()
}

it.each(['phone', 'desktop'] as const)('A-03: the account forms in a modal, on a %s', async (screen) => {
  const t = wordsOf(accountMessages, 'ar')
  await page.viewport(...windows[screen])
  await openLogin()
  await expect.element(dialog.getByRole('textbox', { name: t.phone, exact: true })).toHaveFocus()
  await checkPart()
  await dialog.getByRole('link', { name: t.signUp, exact: true }).click()
  await expect.element(dialog.getByRole('textbox', { name: t.username, exact: true })).toHaveFocus()
  await checkPart()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
})

it('Back closes the login', async () => {
  await openLogin()
  await goBack()
  await expect.element(dialog).not.toBeInTheDocument()
})
