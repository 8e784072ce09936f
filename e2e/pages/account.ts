import type { Locator, Page } from '@playwright/test'
import type { AccountWords } from './account-words.ts'
import type { Shopper } from './shopper.ts'

/** The account forms. @param within the page or the modal that contains them */
export function accountFormsIn(within: Locator, words: AccountWords) {
  const field = (name: string) => within.getByRole('textbox', { name, exact: true })
  const button = (name: string) => within.getByRole('button', { name, exact: true })
  const passwordField = (name: string) => within.getByLabel(name, { exact: true })
  const forms = {
    phone: field(words.phone),
    password: passwordField(words.password),
    confirmPassword: passwordField(words.confirmPassword),
    username: field(words.username),
    remember: within.getByRole('checkbox', { name: words.remember }),
    terms: within.getByRole('checkbox', { name: words.terms }),
    logIn: button(words.logIn),
    signUp: button(words.signUp),
    toSignUp: within.getByRole('link', { name: words.signUp, exact: true }),
    forgot: within.getByRole('link', { name: words.forgot }),
    alert: within.getByRole('alert').filter({ hasText: /./ }),
    sendCode: button(words.sendCode),
    resend: button(words.resend),
    code: field(words.code),
    clock: within.getByRole('timer'),
    verify: button(words.verify),
    text: (text: string) => within.getByText(text),
    newPassword: passwordField(words.newPassword),
    oldPassword: passwordField(words.oldPassword),
    savePassword: button(words.savePassword),
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
export function headAccountOf(page: Page, words: AccountWords, isPhone: boolean) {
  const banner = page.getByRole('banner')
  const menu = banner.locator('details', { has: page.locator('summary', { hasText: words.mainMenu }) })
  const place = isPhone ? menu : banner
  const button = page.locator('summary', { hasText: words.menuOf })
  const region = menu.getByRole('region', { name: words.account })
  const signedIn = isPhone ? region : banner.locator(button)
  const panel = isPhone ? region : banner.locator('details', { has: button }).locator('> :not(summary)')
  return {
    logIn: place.getByRole('link', { name: words.logIn, exact: true }),
    /** The entries of the account menu. */
    panel,
    panelLink: (name: string) => panel.getByRole('link', { name, exact: true }),
    /** Visible when a shopper is signed in. */
    signedIn,
    dashboard: place.getByRole('link', { name: words.dashboard }),
    link: (name: string) => place.getByRole('link', { name, exact: true }),
    logOut: place.getByRole('button', { name: words.logOut }),
    /** Opens the menu of a guest or of a signed-in shopper. */
    async open(): Promise<void> {
      if (isPhone) await menu.locator('summary').click()
    },
    async openMenu(): Promise<void> {
      await (isPhone ? menu.locator('summary') : signedIn).click()
    },
  }
}
