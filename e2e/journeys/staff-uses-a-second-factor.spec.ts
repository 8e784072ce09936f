import { paths } from '../../apps/storefront/app/paths.ts'
import { once } from '../once.ts'
import { inArabicDigits, readAuthenticator } from '../pages/authenticator.ts'
import { checkAccessibility, checkPage } from '../pages/check-page.ts'
import { readCode, readCodes } from '../pages/outbox.ts'
import { expect, ownShopTest, test } from '../pages/second-factor.ts'

test('a clerk turns two-step login on, logs in with it and turns it off', async ({
  page,
  hire,
  dashboard,
  staffWords,
  factor,
  forms,
  baseURL,
}) => {
  const { words } = factor
  const clerk = await hire('orders')
  await page.goto('/dashboard/orders')
  await dashboard.loginForm.logInAs(clerk)
  await page.getByRole('button', { name: staffWords.account }).click()
  await page.getByRole('menuitem', { name: words.title }).click()
  await expect(factor.alert(words.isOff)).toBeVisible()
  await checkPage(page, 'two-step login, off')

  await factor.button(words.setUp).click()
  await dashboard.loginForm.password.fill('not-my-password')
  await factor.button(words.goOn).click()
  await expect(factor.alert(words.passwordWrong)).toBeVisible()
  await checkPage(page, 'a wrong password')
  await dashboard.loginForm.password.fill(clerk.password)
  const known = await readCodes(baseURL ?? '', clerk.phone)
  await factor.button(words.goOn).click()
  await expect(factor.phoneCode).toBeFocused()
  await checkPage(page, 'the code from the message')
  await factor.phoneCode.fill('12345')
  await factor.button(words.goOn).click()
  await expect(factor.phoneCode).toHaveAttribute('aria-invalid', 'true')
  await factor.phoneCode.fill(inArabicDigits(await readCode(baseURL ?? '', clerk.phone, known)))
  await factor.button(words.goOn).click()
  await expect(factor.picture).toBeVisible()
  await checkPage(page, 'the picture for the app')
  const secret = await factor.readSecret()
  await factor.code.fill('12345')
  await factor.button(words.confirm).click()
  await expect(factor.code).toHaveAttribute('aria-invalid', 'true')
  const used = readAuthenticator(secret)
  await factor.code.fill(used)
  await factor.button(words.confirm).click()
  await expect(factor.codesTitle).toBeFocused()
  const [first = '', second = '', ...rest] = await factor.readRecoveryCodes()
  expect(rest).toHaveLength(8)
  await checkPage(page, 'recovery codes')
  await factor.button(words.savedCodes).click()
  await expect(factor.alert(words.isOn)).toBeVisible()

  await page.getByRole('button', { name: staffWords.account }).click()
  await page.getByRole('menuitem', { name: staffWords.logOut }).click()
  await dashboard.loginForm.logInAs(clerk)
  await expect(factor.code).toBeFocused()
  await expect(dashboard.loginForm.password).toHaveValue(clerk.password)
  await checkPage(page, 'the door asks for a code')
  await factor.code.fill('12')
  await dashboard.loginForm.logIn.click()
  await expect(dashboard.loginForm.alert).toHaveText(words.codeShape)
  await factor.code.fill(used)
  await dashboard.loginForm.logIn.click()
  await expect(dashboard.loginForm.alert).toHaveText(words.codeWrong)
  await factor.code.fill(inArabicDigits(readAuthenticator(secret, 1)))
  await dashboard.loginForm.logIn.click()
  await expect(dashboard.title(staffWords.overview)).toBeVisible()

  await page.evaluate(() => window.localStorage.clear())
  await page.goto(paths.login({ next: paths.cart() }))
  await forms.logInAs(clerk)
  await expect(factor.code).toBeFocused()
  await checkPage(page, 'the login of the shop asks for a code')
  await factor.code.fill('1')
  await forms.logIn.click()
  await expect(factor.code).toHaveAttribute('aria-invalid', 'true')
  await factor.code.fill(first)
  await forms.logIn.click()
  await expect(page).toHaveURL(paths.cart())

  await page.goto('/dashboard/second-factor')
  await factor.button(words.turnOff).click()
  await dashboard.dialog.getByLabel(staffWords.password).fill(clerk.password)
  await dashboard.dialog.getByLabel(words.code).fill(second)
  await checkAccessibility(page, 'turning two-step login off')
  await dashboard.dialog.getByRole('button', { name: words.turnOff }).click()
  await expect(factor.alert(words.isOff)).toBeVisible()
})

test('an administrator resets the two-step login of a colleague who lost the phone', async ({
  page,
  hire,
  openAsAdmin,
  dashboard,
  factor,
  setUpByApi,
}) => {
  const clerk = await hire('support')
  const { client } = await setUpByApi(clerk)
  const { id } = await client.staff.getMe()
  await openAsAdmin(`/dashboard/staff-members/${id}`)
  await factor.button(factor.words.reset).click()
  await expect(dashboard.dialog).toBeVisible()
  await checkAccessibility(page, 'the confirmation before a reset')
  await dashboard.dialog.getByRole('button', { name: factor.words.resetNow, exact: true }).click()
  await expect(dashboard.notice(factor.words.wasReset)).toBeVisible()
  await expect(factor.button(factor.words.reset)).toBeHidden()
  await expect(client.staff.getMe()).rejects.toMatchObject({ status: 401 })
})

ownShopTest(
  'the owner requires two-step login of two roles, and a clerk is led to it',
  once,
  async ({ page, hire, dashboard, staffWords, factor, setUpByApi, baseURL }) => {
    const { words } = factor
    const [owner, clerk] = [await hire('admin'), await hire('orders')]
    await page.goto('/dashboard/settings')
    await dashboard.loginForm.logInAs(owner)
    const role = (name: string) => page.getByRole('group', { name: words.setting }).getByRole('checkbox', { name })
    await role(words.admin).check()
    await role(words.orders).check()
    await dashboard.button(staffWords.save).click()
    await expect(page.getByText(words.ownFirst)).toBeVisible()
    await checkPage(page, 'settings with a refusal')
    const { client } = await setUpByApi(owner)
    const settings = await client.settings.getSettings()
    await client.settings.updateSettings({ body: { ...settings, second_factor_roles: ['admin', 'orders'] } })

    await page.goto('/dashboard/orders')
    await dashboard.loginForm.logInAs(clerk)
    await expect(dashboard.title(words.mustTitle)).toBeVisible()
    await checkPage(page, 'two-step login first')
    await dashboard.loginForm.password.fill(clerk.password)
    const known = await readCodes(baseURL ?? '', clerk.phone)
    await factor.button(words.goOn).click()
    await factor.phoneCode.fill(await readCode(baseURL ?? '', clerk.phone, known))
    await factor.button(words.goOn).click()
    await factor.code.fill(readAuthenticator(await factor.readSecret()))
    await factor.button(words.confirm).click()
    await factor.button(words.savedCodes).click()
    await expect(dashboard.title(staffWords.orders)).toBeVisible()
    const { version } = await client.settings.getSettings()
    await client.settings.updateSettings({ body: { ...settings, version } })
  },
)
