import type { Page } from '@playwright/test'
import type { StaffWords } from './staff-words.ts'

/** The admin application, as its users see it. */
export function dashboardPagesOf(page: Page, words: StaffWords) {
  const main = page.getByRole('main')
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const door = {
    heading: page.getByRole('heading', { level: 1, name: words.logInTitle }),
    phone: page.getByRole('textbox', { name: words.phone }),
    password: page.getByLabel(words.password, { exact: true }),
    logIn: button(words.logIn),
    alert: page.getByRole('alert').filter({ hasText: /./ }),
  }
  return {
    door: {
      ...door,
      async logInAs({ typed, password }: { typed: string; password: string }): Promise<void> {
        await door.phone.fill(typed)
        await door.password.fill(password)
        await door.logIn.click()
      },
    },
    main,
    button,
    title: (name: string) => page.getByRole('heading', { level: 1, name }),
    /** A short notice. */
    notice: (text: string) => page.getByRole('alert').filter({ hasText: text }),
    findOrder: page.getByPlaceholder(words.findOrder),
    row: (text: string) => page.getByRole('row').filter({ hasText: text }),
  }
}

export type DashboardPages = ReturnType<typeof dashboardPagesOf>
