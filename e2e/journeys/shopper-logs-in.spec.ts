import { accountMessages } from '../../apps/storefront/app/features/users/account.late.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { once } from '../once.ts'
import { expect, test } from '../pages/account-test.ts'

const demoShopper = { typed: '01000000002', password: 'nawwar-shopper-1' }
const demoAdmin = { typed: '01000000001', password: 'nawwar-admin-1' }

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

test('H-02: only an admin sees the dashboard button', once, async ({ page, forms, head }) => {
  await page.goto(paths.login({ next: paths.offers() }))
  await expect(head.dashboard).toBeHidden()
  await forms.logInAs(demoAdmin)
  await expect(page).toHaveURL(paths.offers())
  await head.openMenu()
  await expect(head.dashboard.first()).toHaveAttribute('href', paths.dashboard())
})
