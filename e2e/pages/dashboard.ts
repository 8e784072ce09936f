import { expect, type Page } from '@playwright/test'
import { authMessages } from '../../apps/dashboard/src/auth/auth.messages.ts'
import { ordersMessages } from '../../apps/dashboard/src/resources/shared/orders.messages.ts'
import type { Words } from './words.ts'

/** Locators of the dashboard. */
export function dashboardPagesOf(page: Page, words: Words) {
  const auth = words(authMessages)
  const main = page.getByRole('main')
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  /** A row of a table, or its card on a phone. */
  const row = (text: string) => page.getByRole('row').or(main.getByRole('listitem')).filter({ hasText: text })
  const loginForm = {
    heading: page.getByRole('heading', { level: 1, name: auth.title }),
    phone: page.getByRole('textbox', { name: auth.phone }),
    password: page.getByLabel(auth.password, { exact: true }),
    logIn: button(auth.logIn),
    alert: page.getByRole('alert').filter({ hasText: /./ }),
  }
  return {
    loginForm: {
      ...loginForm,
      async logInAs({ typed, password }: { typed: string; password: string }): Promise<void> {
        await loginForm.phone.fill(typed)
        await loginForm.password.fill(password)
        await loginForm.logIn.click()
      },
    },
    main,
    button,
    title: (name: string) => page.getByRole('heading', { level: 1, name }),
    /** A toast. */
    notice: (text: string | RegExp) => page.getByRole('alert').filter({ hasText: text }),
    findOrder: page.getByPlaceholder(words(ordersMessages).q),
    row,
    dialog: page.getByRole('dialog'),
    inDialog: (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }),
    /** Goes to an address as a link does, without loading the dashboard again. */
    async visit(path: string): Promise<void> {
      const heading = page.getByRole('heading', { level: 1 })
      const before = await heading.innerText()
      await page.evaluate((to) => {
        history.pushState({}, '', to)
        dispatchEvent(new PopStateEvent('popstate', { state: {} }))
      }, path)
      await expect(heading).not.toHaveText(before)
    },
  }
}

export type DashboardPages = ReturnType<typeof dashboardPagesOf>
