import { accountMessages } from '../../apps/storefront/app/features/users/account.late.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { once } from '../once.ts'
import { accountFormsIn } from '../pages/account.ts'
import { expect, test } from '../pages/account-test.ts'
import { demoAdmin } from '../pages/staff-client.ts'
import { optional, withAny } from '../pages/words.ts'

const demoShopper = { typed: '01000000002', password: 'nawwar-shopper-1' }

test(
  'A-12: a changed password signs the other device out',
  once,
  async ({ page, openDevice, words, forms, shopper }) => {
    const account = words(accountMessages)
    const settings = { level: 1, name: account.accountSettings } as const
    const elsewhere = await openDevice()
    for (const device of [page, elsewhere]) {
      await device.goto(paths.login({ next: paths.account() }))
      await accountFormsIn(device.getByRole('main'), words).logInAs(shopper)
      await expect(device.getByRole('heading', settings)).toBeVisible()
    }
    await page.reload()
    await expect(page.getByText(account.thisDevice)).toHaveCount(1)
    await expect(page.getByRole('button', { name: withAny(account.signOutDeviceNamed) })).toHaveCount(1)

    await forms.oldPassword.fill('not-my-password')
    await forms.newPassword.fill('another-evening-lamp')
    await forms.confirmPassword.fill('another-evening-lamp')
    await forms.savePassword.click()
    await expect(forms.oldPassword).toBeFocused()
    await forms.oldPassword.fill(shopper.password)
    await forms.savePassword.click()
    await expect(forms.oldPassword).toHaveValue('')
    await expect(page.getByRole('button', { name: withAny(account.signOutDeviceNamed) })).toHaveCount(0)

    await elsewhere.reload()
    await expect(elsewhere).toHaveURL(paths.login({ next: paths.account() }))
    await page.reload()
    await expect(page.getByRole('heading', settings)).toBeVisible()
  },
)

test(
  'A-12: a shopper changes the name, and checkout fills it in',
  once,
  async ({ page, words, signIn, shopper, putInCart, cartPage, openCartPage, checkoutPage }) => {
    const account = words(accountMessages)
    await signIn(shopper)
    await page.goto(paths.account())
    const name = words.language === 'ar' ? 'مها' : 'Maha'
    const field = page.getByRole('textbox', { name: optional(account.firstName, words) })
    await expect(field).toHaveValue(shopper.name)
    await field.fill(name)
    await page.getByRole('button', { name: account.save }).click()
    await expect(page.getByText(account.profileSaved)).toBeVisible()

    await putInCart()
    await openCartPage()
    await cartPage.checkout.click()
    await expect(checkoutPage.firstName).toHaveValue(name)
    await expect(checkoutPage.phone).toHaveValue(
      shopper.typed.replace(/^(\d{3})(\d{4})(\d{4})$/, (_, ...parts: string[]) => parts.slice(0, 3).join(' ')),
    )
  },
)

test('without "remember me" a shopper is signed in in this tab only', once, async ({ page, context, forms, words }) => {
  await page.goto(paths.login({ next: paths.account() }))
  await forms.remember.uncheck()
  await forms.logInAs(demoShopper)
  await expect(page.getByRole('heading', { level: 1, name: words(accountMessages).accountSettings })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: words(accountMessages).accountSettings })).toBeVisible()
  const other = await context.newPage()
  await other.goto(paths.account())
  await expect(other).toHaveURL(paths.login({ next: paths.account() }))
})

test('H-05: a login and a logout take effect in all tabs', once, async ({ page, context, forms, head, words }) => {
  const other = await context.newPage()
  await other.goto(paths.login({ next: paths.account() }))
  // A login never redirects to another site.
  await page.goto(`${paths.login()}?next=//evil.example/`)
  await forms.logInAs(demoShopper)
  await expect(page).toHaveURL(paths.home())
  await expect(other.getByRole('heading', { level: 1, name: words(accountMessages).accountSettings })).toBeVisible()

  await head.openMenu()
  await head.logOut.click()
  await expect(other).toHaveURL(paths.login({ next: paths.account() }))
  const saved = await page.evaluate(() =>
    ['auth_tokens', 'user_data', 'auth_token'].map((name) => window.localStorage.getItem(name)),
  )
  expect(saved).toEqual([null, null, null])
})

test('H-02: only an admin sees the dashboard button', once, async ({ page, signIn, head }) => {
  await page.goto(paths.terms())
  await head.open()
  await expect(head.logIn).toBeVisible()
  await expect(head.dashboard).toBeHidden()
  await signIn(demoAdmin)
  await page.reload()
  await head.openMenu()
  await expect(head.dashboard.first()).toHaveAttribute('href', paths.dashboard())
})
