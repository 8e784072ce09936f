import { paths } from '../../apps/storefront/app/paths.ts'
import { once } from '../once.ts'
import { register } from '../pages/shopper.ts'
import { demoAdmin } from '../pages/staff-client.ts'
import { expect, test } from '../pages/staff-test.ts'

test('staff mistype the password, get in, and are where they wanted to go', async ({ page, dashboard, staffWords }) => {
  await page.goto('/dashboard/audit-entries?page=1')
  await expect(page).toHaveURL('/login')
  const { door } = dashboard
  await door.logIn.click()
  await expect(door.alert).toHaveText(staffWords.fillAll)
  await door.logInAs({ ...demoAdmin, password: 'not-my-password' })
  await expect(door.alert).toHaveText(staffWords.loginFailed)
  await expect(door.password).toHaveValue('not-my-password')
  await door.logInAs(demoAdmin)
  await expect(dashboard.title(staffWords.auditLog)).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard\/audit-entries\?/)
})

test('a login ends in every tab at once', once, async ({ page, context, openAsAdmin, dashboard, staffWords }) => {
  await openAsAdmin('/dashboard/orders')
  await expect(dashboard.title(staffWords.orders)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/dashboard')
  await expect(other.getByRole('heading', { level: 1, name: staffWords.overview })).toBeVisible()
  await page.getByRole('button', { name: staffWords.account }).click()
  await page.getByRole('menuitem', { name: staffWords.logOut }).click()
  await expect(dashboard.door.heading).toBeVisible()
  await expect(other).toHaveURL('/login')
})

test('a shopper finds the door closed', once, async ({ page, dashboard, staffWords, shopper }) => {
  await page.goto('/dashboard')
  await dashboard.door.logInAs(shopper)
  await expect(dashboard.title(staffWords.notStaff)).toBeVisible()
})

test('an account that is not verified is led to the verification', async ({
  page,
  dashboard,
  staffWords,
  client,
  stranger,
  accountWords,
}) => {
  await register(client, stranger)
  await page.goto('/login')
  await dashboard.door.logInAs(stranger)
  await expect(page).toHaveURL(/\/verify-phone/)
  await expect(page.getByRole('heading', { level: 1, name: accountWords.verifyTitle })).toBeVisible()
  await expect(page.getByText(staffWords.verifyPhone)).toBeVisible()
})

test('the dashboard takes the place of the shop, also on back and forward', async ({
  page,
  openAsAdmin,
  dashboard,
  head,
  staffWords,
}) => {
  await openAsAdmin(paths.offers())
  await head.openMenu()
  await head.dashboard.first().click()
  await expect(page).toHaveURL(/\/dashboard/)
  await expect(dashboard.title(staffWords.overview)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(paths.offers())
  await expect(page.getByRole('banner').getByRole('search').first()).toBeVisible()
  await page.goForward()
  await expect(dashboard.title(staffWords.overview)).toBeVisible()
})

test('staff switch the language, and the screen turns round', async ({ page, openAsAdmin, words, staffWords }) => {
  await openAsAdmin('/dashboard/orders')
  await page.getByRole('button', { name: staffWords.otherLanguage }).click()
  await expect(page.locator('html')).toHaveAttribute('dir', words.language === 'ar' ? 'ltr' : 'rtl')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', words.language === 'ar' ? 'en' : 'ar')
})
