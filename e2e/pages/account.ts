import type { Locator, Page } from '@playwright/test'
import { layoutMessages } from '../../apps/storefront/app/features/layout/layout.messages.ts'
import { accountMessages } from '../../apps/storefront/app/features/users/account.late.messages.ts'
import { usersMessages } from '../../apps/storefront/app/features/users/users.messages.ts'
import type { Shopper } from './shopper.ts'
import type { Words } from './words.ts'

/** The account forms. @param within the page or the modal that contains them */
export function accountFormsIn(within: Locator, words: Words) {
  const account = words(accountMessages)
  const field = (name: string) => within.getByRole('textbox', { name, exact: true })
  const button = (name: string) => within.getByRole('button', { name, exact: true })
  const passwordField = (name: string) => within.getByLabel(name, { exact: true })
  const forms = {
    phone: field(account.phone),
    password: passwordField(account.password),
    confirmPassword: passwordField(account.confirmPassword),
    username: field(account.username),
    remember: within.getByRole('checkbox', { name: account.rememberMe }),
    terms: within.getByRole('checkbox', { name: account.agreeToTerms }),
    logIn: button(words(usersMessages).logIn),
    signUp: button(account.signUp),
    toSignUp: within.getByRole('link', { name: account.signUp, exact: true }),
    forgot: within.getByRole('link', { name: account.forgotPassword }),
    alert: within.getByRole('alert').filter({ hasText: /./ }),
    sendCode: button(account.sendCode),
    resend: button(account.resend),
    code: field(account.code),
    clock: within.getByRole('timer'),
    verify: button(account.verify),
    text: (text: string) => within.getByText(text),
    newPassword: passwordField(account.newPassword),
    oldPassword: passwordField(account.oldPassword),
    savePassword: button(account.setPassword),
  }
  return {
    ...forms,
    async logInAs({ typed, password }: Pick<Shopper, 'typed' | 'password'>): Promise<void> {
      await forms.phone.fill(typed)
      await forms.password.fill(password)
      await forms.logIn.click()
    },
    async signUpAs({ name, typed, password }: Shopper): Promise<void> {
      await forms.username.fill(name)
      await forms.phone.fill(typed)
      await forms.password.fill(password)
      await forms.confirmPassword.fill(password)
      await forms.signUp.click()
    },
  }
}

export type AccountForms = ReturnType<typeof accountFormsIn>

/** The account in the header. On a phone it is in the menu, which must be opened first. */
export function headAccountOf(page: Page, words: Words, isPhone: boolean) {
  const users = words(usersMessages)
  const banner = page.getByRole('banner')
  const menu = banner.locator('details', { has: page.locator('summary', { hasText: words(layoutMessages).menu }) })
  const place = isPhone ? menu : banner
  const button = page.locator('summary', { hasText: users.accountOf({ name: '' }) })
  const region = menu.getByRole('region', { name: users.account })
  const signedIn = isPhone ? region : banner.locator(button)
  const panel = isPhone ? region : banner.locator('details', { has: button }).locator('> :not(summary)')
  return {
    logIn: place.getByRole('link', { name: users.logIn, exact: true }),
    /** The entries of the account menu. */
    panel,
    panelLink: (name: string) => panel.getByRole('link', { name, exact: true }),
    /** Visible when a shopper is signed in. */
    signedIn,
    dashboard: place.getByRole('link', { name: users.dashboard }),
    link: (name: string) => place.getByRole('link', { name, exact: true }),
    logOut: place.getByRole('button', { name: words(accountMessages).logOut }),
    /** Opens the menu of a guest or of a signed-in shopper. */
    async open(): Promise<void> {
      if (isPhone) await menu.locator('summary').click()
    },
    async openMenu(): Promise<void> {
      await (isPhone ? menu.locator('summary') : signedIn).click()
    },
  }
}
