import { mergeTests } from '@playwright/test'
import { authMessages } from '../../apps/dashboard/src/auth/auth.messages.ts'
import { layoutMessages } from '../../apps/dashboard/src/layout/layout.messages.ts'
import { orderPageMessages } from '../../apps/dashboard/src/resources/orders/order-page.messages.ts'
import { overviewMessages } from '../../apps/dashboard/src/resources/overview/overview.messages.ts'
import { productsMessages } from '../../apps/dashboard/src/resources/products/products.messages.ts'
import { ordersMessages } from '../../apps/dashboard/src/resources/shared/orders.messages.ts'
import { staffMembersMessages } from '../../apps/dashboard/src/resources/staff-members/staff-members.messages.ts'
import { staffSessionsMessages } from '../../apps/dashboard/src/resources/staff-sessions/staff-sessions.messages.ts'
import { secondFactorMessages } from '../../apps/dashboard/src/second-factor/second-factor.messages.ts'
import { accountMessages } from '../../apps/storefront/app/features/users/account.late.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { once } from '../once.ts'
import { inArabicDigits, readAuthenticator } from '../pages/authenticator.ts'
import { test as desk, expect } from '../pages/catalog-desk.ts'
import { checkAccessibility, checkPage } from '../pages/check-page.ts'
import { copiedWords } from '../pages/copied-words.ts'
import { dashboardPagesOf } from '../pages/dashboard.ts'
import { readCode, readCodes } from '../pages/outbox.ts'
import { passOverlayEntry } from '../pages/overlay-entry.ts'
import { payAtBank, placeOrder } from '../pages/place-order.ts'
import { test as withFactor } from '../pages/second-factor.ts'
import { register } from '../pages/shopper.ts'
import { beginsWith, withAny } from '../pages/words.ts'

const test = mergeTests(desk, withFactor)

/** Longer than the debounce of the search in a list. */
const pauseMs = 2_000

test('a logout takes effect in every tab', once, async ({ page, context, openAsAdmin, dashboard, words }) => {
  await openAsAdmin('/dashboard/orders')
  await expect(dashboard.title(words(ordersMessages).title)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/dashboard')
  await expect(other.getByRole('heading', { level: 1, name: words(overviewMessages).title })).toBeVisible()
  await page.getByRole('button', { name: withAny(words(layoutMessages).account) }).click()
  await page.getByRole('menuitem', { name: words(copiedWords).logOut }).click()
  await expect(dashboard.loginForm.heading).toBeVisible()
  await expect(other).toHaveURL('/login')
})

test(
  'A-13: an unverified account is redirected to the verification',
  once,
  async ({ page, dashboard, words, client, stranger }) => {
    await register(client, stranger)
    await page.goto('/login')
    await dashboard.loginForm.logInAs(stranger)
    await expect(page).toHaveURL(/\/verify-phone/)
    await expect(page.getByRole('heading', { level: 1, name: words(accountMessages).verifyTitle })).toBeVisible()
    await expect(page.getByText(words(authMessages).verifyPhone)).toBeVisible()
  },
)

test(
  'A-13: staff with an inactive account are redirected to the verification with a reason',
  once,
  async ({ page, dashboard, words, staffClient, hire }) => {
    const member = await hire('orders')
    const { results } = await staffClient.staffMembers.listStaffMembers({ query: { q: member.phone } })
    const [{ id, version } = { id: 0, version: 0 }] = results
    await staffClient.staffMembers.updateStaffMember({
      params: { id: String(id) },
      body: { version, is_active: false },
    })
    await page.goto('/login')
    await dashboard.loginForm.logInAs(member)
    await expect(page).toHaveURL(/\/verify-phone/)
    await expect(page.getByText(words(authMessages).inactive)).toBeVisible()
  },
)

test('A-13: an open dashboard redirects to the verification', once, async ({ page, openAsAdmin, words }) => {
  const json = { code: 'account_inactive', detail: 'No', message: 'No', errors: {} }
  await page.route('**/api/admin/me/', (route) => route.fulfill({ status: 403, json }))
  await openAsAdmin('/dashboard/orders')
  await expect(page).toHaveURL(/\/verify-phone\?next=%2Fdashboard%2Forders/)
  await expect(page.getByText(words(authMessages).inactive)).toBeVisible()
})

test('G-04: the dashboard replaces the shop, also on Back and Forward', async ({
  page,
  openAsAdmin,
  dashboard,
  head,
  words,
}) => {
  await openAsAdmin(paths.offers())
  await head.openMenu()
  await head.dashboard.first().click()
  await expect(page).toHaveURL(/\/dashboard/)
  await expect(dashboard.title(words(overviewMessages).title)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(paths.offers())
  await expect(page.getByRole('banner').getByRole('search').first()).toBeVisible()
  await passOverlayEntry(page)
  await page.goForward()
  await expect(dashboard.title(words(overviewMessages).title)).toBeVisible()
})

test('an administrator gives a member other permissions and a refund limit, and both count', async ({
  page,
  openDevice,
  baseURL,
  client,
  hire,
  openAs,
  openAsAdmin,
  clicks,
  dashboard,
  staffClient,
  words,
}) => {
  const staffMembers = words(staffMembersMessages)
  const member = await hire('orders')
  const placed = await placeOrder(client, { payment_method: 'card' })
  await payAtBank(baseURL ?? '', placed)
  const { results } = await staffClient.staffMembers.listStaffMembers({ query: { q: member.phone } })
  const id = results[0]?.id ?? 0

  await openAsAdmin(`/dashboard/staff-members/${id}`)
  const seesOverview = dashboard.main.getByRole('checkbox', { name: staffMembers.can_overview_read })
  await expect(seesOverview).toBeChecked()
  await seesOverview.uncheck()
  await expect(dashboard.main.getByText(staffMembers.permissionsOwn)).toBeVisible()
  await dashboard.main.getByLabel(staffMembers.refund_limit).fill('5')
  await checkPage(page, 'the permissions of a member')
  await dashboard.button(words(copiedWords).save).click()
  const find = async () => await staffClient.staffMembers.getStaffMember({ params: { id: String(id) } })
  await expect.poll(find).toMatchObject({ refund_limit: 5 })
  expect(await clicks(), 'to take a permission away and to save').toBe(2)
  expect((await find()).permissions).not.toContain('overview.read')

  const desk = await openDevice()
  await openAs(member, `/dashboard/orders/${placed.order.id}/show`, desk)
  await desk.getByRole('button', { name: words(orderPageMessages).refund, exact: true }).click()
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: withAny(words(orderPageMessages).refundNow) })
    .click()
  await expect(desk.getByRole('dialog').getByText(withAny(words(copiedWords).refundLimited))).toBeVisible()
  const { payments } = await staffClient.orders.getOrder({ params: { id: placed.order.id } })
  expect(payments).toMatchObject([{ refunds: [] }])

  await page.goto(`/dashboard/staff-members/${id}`)
  await dashboard.button(staffMembers.asRole).click()
  await expect(seesOverview).toBeChecked()
  await dashboard.button(words(copiedWords).save).click()
  await expect.poll(find).toMatchObject({ permissions: null })
})

test(
  'a form that a revoked session interrupted is restored after the next login',
  once,
  async ({ page, dashboard, hire, openAs, makeProduct, staffClient, words }) => {
    const member = await hire('catalogue')
    const { id } = await makeProduct({ price: 900 })
    await openAs(member, `/dashboard/products/${id}`)
    const price = dashboard.main.getByRole('textbox', { name: beginsWith(words(productsMessages).price) })
    await price.fill('875')
    const { results } = await staffClient.staffMembers.listStaffSessions({ query: {} })
    const theirs = results.filter((session) => session.member.phone === member.phone)
    for (const session of theirs) await staffClient.staffMembers.revokeStaffSession({ params: { id: session.id } })

    await dashboard.button(words(copiedWords).save).click()
    await expect(dashboard.loginForm.heading).toBeVisible()
    await dashboard.loginForm.logInAs(member)
    await expect(price).toHaveValue('875')
    await dashboard.button(words(copiedWords).save).click()
    await expect(dashboard.notice(words(copiedWords).updated)).toBeVisible()
    await page.reload()
    await expect(price).toHaveValue('875')
  },
)

test(
  'a session ended in the list is refused at its next call',
  once,
  async ({ openDevice, page, hire, openAs, openAsAdmin, dashboard, words }) => {
    const member = await hire('orders')
    const theirs = await openDevice()
    const seen = dashboardPagesOf(theirs, words)
    await openAs(member, '/dashboard/orders', theirs)
    await expect(seen.title(words(ordersMessages).title)).toBeVisible()

    await openAsAdmin('/dashboard/staff-sessions')
    const row = dashboard.row(member.shown)
    await row.getByRole('button', { name: words(staffSessionsMessages).signOut }).click()
    await expect(dashboard.notice(words(staffSessionsMessages).signedOut)).toBeVisible()
    await expect(row).toBeHidden()

    await seen.findOrder.fill('NW-1')
    await expect(seen.loginForm.heading).toBeVisible()
    await theirs.goto('/dashboard/customers')
    await expect(seen.loginForm.heading).toBeVisible()
    await expect(page).toHaveURL(/staff-sessions/)
  },
)

test(
  'a row opened during the search delay stays open',
  once,
  async ({ page, client, openAsAdmin, dashboard, words }) => {
    const { order } = await placeOrder(client)
    await page.clock.install()
    await openAsAdmin('/dashboard/orders')
    const row = dashboard.main.getByText(order.number, { exact: true }).first()
    await expect(row).toBeVisible()

    // The code of the order's page is still loading when the search starts.
    const { promise: isDue, resolve: letThrough } = Promise.withResolvers<void>()
    await page.route(/\/dashboard\/assets\/.*\.js$/, async (route) => {
      await isDue
      await route.continue()
    })
    await dashboard.findOrder.fill(order.number)
    await row.click()
    await expect(page).toHaveURL(new RegExp(`/dashboard/orders/${order.id}/show$`))
    await page.clock.runFor(pauseMs)
    letThrough()

    await expect(dashboard.title(order.number)).toBeVisible()
    await expect(dashboard.button(words(orderPageMessages).step_ship)).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`/dashboard/orders/${order.id}/show$`))
  },
)

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
