import type { Page } from '@playwright/test'
import { authMessages } from '../../apps/dashboard/src/auth/auth.messages.ts'
import { invitationMessages } from '../../apps/dashboard/src/invitation/invitation.messages.ts'
import { test as base } from './staff-test.ts'
import type { Words } from './words.ts'

function invitationPagesOf(page: Page, words: Words) {
  const invitation = words(invitationMessages)
  const field = (name: string) => page.getByLabel(name, { exact: true })
  return {
    title: page.getByRole('heading', { level: 1, name: invitation.title }),
    firstName: field(invitation.firstName),
    password: field(invitation.newPassword),
    repeat: field(invitation.repeatPassword),
    ownPassword: field(words(authMessages).password),
    accept: page.getByRole('button', { name: invitation.accept, exact: true }),
    alert: page.getByRole('alert').filter({ hasText: /./ }),
    /** The row of an open invitation. */
    row: (phone: string) =>
      page.getByRole('region').or(page.getByRole('main')).getByRole('listitem').filter({ hasText: phone }),
  }
}

/** A journey of an invited person. */
export const test = base.extend<{ invited: ReturnType<typeof invitationPagesOf> }>({
  invited: async ({ page, words }, use) => use(invitationPagesOf(page, words)),
})

export { expect } from '@playwright/test'
