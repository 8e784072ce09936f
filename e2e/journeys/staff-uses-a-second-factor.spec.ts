import { authMessages } from '../../apps/dashboard/src/auth/auth.messages.ts'
import { layoutMessages } from '../../apps/dashboard/src/layout/layout.messages.ts'
import { overviewMessages } from '../../apps/dashboard/src/resources/overview/overview.messages.ts'
import { settingsMessages } from '../../apps/dashboard/src/resources/settings/settings.messages.ts'
import { ordersMessages } from '../../apps/dashboard/src/resources/shared/orders.messages.ts'
import { staffMembersMessages } from '../../apps/dashboard/src/resources/staff-members/staff-members.messages.ts'
import { secondFactorMessages } from '../../apps/dashboard/src/second-factor/second-factor.messages.ts'
import { uiMessages } from '../../apps/dashboard/src/ui/ui.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { once } from '../once.ts'
import { inArabicDigits, readAuthenticator } from '../pages/authenticator.ts'
import { checkAccessibility, checkPage } from '../pages/check-page.ts'
import { copiedWords } from '../pages/copied-words.ts'
import { readCode, readCodes } from '../pages/outbox.ts'
import { expect, ownShopTest, test } from '../pages/second-factor.ts'
import { withAny } from '../pages/words.ts'

test('a clerk turns two-step login on, logs in with it and turns it off', async ({
  page,
  hire,
  dashboard,
  words,
  factor,
  forms,
  baseURL,
}) => {
  const secondFactor = words(secondFactorMessages)
  const clerk = await hire('orders')
  await page.goto('/dashboard/orders')
  await dashboard.loginForm.logInAs(clerk)
  await page.getByRole('button', { name: withAny(words(layoutMessages).account) }).click()
  await page.getByRole('menuitem', { name: secondFactor.title }).click()
  await expect(factor.alert(secondFactor.isOff)).toBeVisible()
  await checkPage(page, 'two-step login, off')

  await factor.button(secondFactor.setUp).click()
  await dashboard.loginForm.password.fill('not-my-password')
  await factor.button(secondFactor.goOn).click()
  await expect(factor.alert(words(copiedWords).passwordWrong)).toBeVisible()
  await checkPage(page, 'a wrong password')
  await dashboard.loginForm.password.fill(clerk.password)
  const known = await readCodes(baseURL ?? '', clerk.phone)
  await factor.button(secondFactor.goOn).click()
  await expect(factor.phoneCode).toBeFocused()
  await checkPage(page, 'the code from the message')
  await factor.phoneCode.fill('12345')
  await factor.button(secondFactor.goOn).click()
  await expect(factor.phoneCode).toHaveAttribute('aria-invalid', 'true')
  await factor.phoneCode.fill(inArabicDigits(await readCode(baseURL ?? '', clerk.phone, known)))
  await factor.button(secondFactor.goOn).click()
  await expect(factor.picture).toBeVisible()
  await checkPage(page, 'the picture for the app')
  const secret = await factor.readSecret()
  await factor.code.fill('12345')
  await factor.button(secondFactor.confirm).click()
  await expect(factor.code).toHaveAttribute('aria-invalid', 'true')
  const used = readAuthenticator(secret)
  await factor.code.fill(used)
  await factor.button(secondFactor.confirm).click()
  await expect(factor.codesTitle).toBeFocused()
  const [first = '', second = '', ...rest] = await factor.readRecoveryCodes()
  expect(rest).toHaveLength(8)
  await checkPage(page, 'recovery codes')
  await factor.button(secondFactor.savedCodes).click()
  await expect(factor.alert(secondFactor.isOn)).toBeVisible()

  await page.getByRole('button', { name: withAny(words(layoutMessages).account) }).click()
  await page.getByRole('menuitem', { name: words(copiedWords).logOut }).click()
  await dashboard.loginForm.logInAs(clerk)
  await expect(factor.code).toBeFocused()
  await expect(dashboard.loginForm.password).toHaveValue(clerk.password)
  await checkPage(page, 'the door asks for a code')
  await factor.code.fill('12')
  await dashboard.loginForm.logIn.click()
  await expect(dashboard.loginForm.alert).toHaveText(words(authMessages).codeWrong)
  await factor.code.fill(used)
  await dashboard.loginForm.logIn.click()
  await expect(dashboard.loginForm.alert).toHaveText(words(copiedWords).codeWrong)
  await factor.code.fill(inArabicDigits(readAuthenticator(secret, 1)))
  await dashboard.loginForm.logIn.click()
  await expect(dashboard.title(words(overviewMessages).title)).toBeVisible()

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
  await factor.button(secondFactor.turnOff).click()
  await dashboard.dialog.getByLabel(words(authMessages).password).fill(clerk.password)
  await dashboard.dialog.getByLabel(words(authMessages).code).fill(second)
  await checkAccessibility(page, 'turning two-step login off')
  await dashboard.dialog.getByRole('button', { name: secondFactor.turnOff }).click()
  await expect(factor.alert(secondFactor.isOff)).toBeVisible()
})

test('an administrator resets the two-step login of a colleague who lost the phone', async ({
  page,
  hire,
  openAsAdmin,
  dashboard,
  factor,
  setUpByApi,
  words,
}) => {
  const staffMembers = words(staffMembersMessages)
  const clerk = await hire('support')
  const { client } = await setUpByApi(clerk)
  const { id } = await client.staff.getMe()
  await openAsAdmin(`/dashboard/staff-members/${id}`)
  await factor.button(staffMembers.reset).click()
  await expect(dashboard.dialog).toBeVisible()
  await checkAccessibility(page, 'the confirmation before a reset')
  await dashboard.dialog.getByRole('button', { name: staffMembers.resetNow, exact: true }).click()
  await expect(dashboard.notice(staffMembers.wasReset)).toBeVisible()
  await expect(factor.button(staffMembers.reset)).toBeHidden()
  await expect(client.staff.getMe()).rejects.toMatchObject({ status: 401 })
})

ownShopTest(
  'the owner requires two-step login of two roles, and a clerk is led to it',
  once,
  async ({ page, hire, dashboard, words, factor, setUpByApi, baseURL }) => {
    const secondFactor = words(secondFactorMessages)
    const [owner, clerk] = [await hire('admin'), await hire('orders')]
    await page.goto('/dashboard/settings')
    await dashboard.loginForm.logInAs(owner)
    const role = (name: string) =>
      page.getByRole('group', { name: words(settingsMessages).second_factor_roles }).getByRole('checkbox', { name })
    await role(words(uiMessages).roleAdmin).check()
    await role(words(uiMessages).roleOrders).check()
    await dashboard.button(words(copiedWords).save).click()
    await expect(page.getByText(words(copiedWords).ownFirst)).toBeVisible()
    await checkPage(page, 'settings with a refusal')
    const { client } = await setUpByApi(owner)
    const settings = await client.settings.getSettings()
    await client.settings.updateSettings({ body: { ...settings, second_factor_roles: ['admin', 'orders'] } })

    await page.goto('/dashboard/orders')
    await dashboard.loginForm.logInAs(clerk)
    await expect(dashboard.title(secondFactor.mustTitle)).toBeVisible()
    await checkPage(page, 'two-step login first')
    await dashboard.loginForm.password.fill(clerk.password)
    const known = await readCodes(baseURL ?? '', clerk.phone)
    await factor.button(secondFactor.goOn).click()
    await factor.phoneCode.fill(await readCode(baseURL ?? '', clerk.phone, known))
    await factor.button(secondFactor.goOn).click()
    await factor.code.fill(readAuthenticator(await factor.readSecret()))
    await factor.button(secondFactor.confirm).click()
    await factor.button(secondFactor.savedCodes).click()
    await expect(dashboard.title(words(ordersMessages).title)).toBeVisible()
    const { version } = await client.settings.getSettings()
    await client.settings.updateSettings({ body: { ...settings, version } })
  },
)
