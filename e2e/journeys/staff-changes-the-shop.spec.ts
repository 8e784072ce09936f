import { mergeTests } from '@playwright/test'
import { formatMoney } from '@shop/i18n'
import { contactInfoMessages } from '../../apps/dashboard/src/resources/contact-info/contact-info.messages.ts'
import { deliveryMessages } from '../../apps/dashboard/src/resources/delivery/delivery.messages.ts'
import { electricityMessages } from '../../apps/dashboard/src/resources/electricity/electricity.messages.ts'
import { overviewMessages } from '../../apps/dashboard/src/resources/overview/overview.messages.ts'
import { policiesMessages } from '../../apps/dashboard/src/resources/policies/policies.messages.ts'
import { settingsMessages } from '../../apps/dashboard/src/resources/settings/settings.messages.ts'
import { ordersMessages } from '../../apps/dashboard/src/resources/shared/orders.messages.ts'
import { secondFactorMessages } from '../../apps/dashboard/src/second-factor/second-factor.messages.ts'
import { uiMessages } from '../../apps/dashboard/src/ui/ui.messages.ts'
import { valuesMessages } from '../../apps/dashboard/src/ui/values/values.messages.ts'
import { deliveryMessages as shopDeliveryMessages } from '../../apps/storefront/app/delivery/delivery.late.messages.ts'
import { trustFactsMessages } from '../../apps/storefront/app/features/catalog/product/trust-facts.late.messages.ts'
import { contactsMessages } from '../../apps/storefront/app/features/contacts/contacts.messages.ts'
import { layoutMessages } from '../../apps/storefront/app/features/layout/layout.messages.ts'
import { ordersMessages as shopOrdersMessages } from '../../apps/storefront/app/features/orders/orders.late.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { once } from '../once.ts'
import { readAuthenticator } from '../pages/authenticator.ts'
import { checkPage } from '../pages/check-page.ts'
import { recipients } from '../pages/checkout.ts'
import { copiedWords } from '../pages/copied-words.ts'
import { test as factPages } from '../pages/fact-test.ts'
import { readCode, readCodes } from '../pages/outbox.ts'
import { expect, test as inOwnShop } from '../pages/own-shop-test.ts'
import { test as sale } from '../pages/sale-test.ts'
import { test as withFactor } from '../pages/second-factor.ts'
import { typedWords } from '../pages/typed-words.ts'
import { beginsWith, some, withAny } from '../pages/words.ts'

const test = mergeTests(sale, factPages, withFactor, inOwnShop)

test(
  "W-03: a guest reads the shop's changed details at the next load",
  once,
  async ({ page, words, client, openDesk }) => {
    const deliveryWords = words(deliveryMessages)
    const typed = words(typedWords)
    const trustFacts = words(trustFactsMessages)
    const { results } = await client.catalog.listProducts({ query: {} })
    const contacts = page.getByRole('region', { name: words(contactsMessages).heading })
    const promises = page.getByRole('region', { name: trustFacts.promises })
    await page.goto(paths.product(results[0]?.id ?? 0))
    await expect(contacts).toBeVisible()
    await expect(contacts).not.toContainText('16222')

    const contactInfo = await openDesk('/dashboard/contact-info')
    await contactInfo.main
      .getByRole('textbox', { name: words(contactInfoMessages).hotline_number, exact: true })
      .fill(typed.hotline)
    await contactInfo.button(words(copiedWords).save).click()
    await expect(contactInfo.notice(words(copiedWords).updated)).toBeVisible()
    await page.reload()
    await expect(contacts.getByRole('link', { name: '16222' })).toHaveAttribute('href', 'tel:16222')

    const delivery = await openDesk('/dashboard/delivery')
    const [fee, amount] = [formatMoney(15, words.language), formatMoney(90_000, words.language)]
    const fees = trustFacts.feeFromUntil({ fee, amount })
    const cairo = delivery.main.getByRole('form', { name: typed.cairo, exact: true })
    await cairo.getByRole('textbox', { name: deliveryWords.fee }).fill('15')
    await cairo.getByRole('textbox', { name: deliveryWords.free_over }).fill('90000')
    await expect(promises).not.toContainText(fees)
    await cairo.getByRole('button').click()
    await expect(delivery.notice(deliveryWords.saved({ governorate: typed.cairo }))).toBeVisible()
    await page.reload()
    await expect(promises).toContainText(fees)

    await page.goto(paths.returnPolicy())
    const part = page.getByRole('heading', { level: 2, name: typed.newPart })
    await expect(page.getByRole('heading', { level: 1, name: words(layoutMessages).returnPolicy })).toBeVisible()
    const policies = await openDesk('/dashboard/policies')
    await policies.row(words(layoutMessages).returnPolicy).click()
    const text = policies.main.getByRole('textbox', {
      name: words(valuesMessages)[`in_${words.language}` as const]({ field: words(policiesMessages).body }),
    })
    await text.fill(`${await text.inputValue()}\n\n## ${typed.newPart}\n\n${typed.newText}`)
    await policies.button(words(copiedWords).save).click()
    await expect(policies.notice(words(copiedWords).updated)).toBeVisible()
    await expect(part).toBeHidden()
    await page.reload()
    await expect(part).toBeVisible()
    await expect(page.getByRole('article').getByText(typed.strongText, { exact: true })).toBeVisible()
  },
)

test(
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

test('O-08: shoppers get the fee, the day and the tariff that staff set; the overview says when the shop was backed up', async ({
  page,
  words,
  ownShop,
  facts,
  findType,
  openDesk,
  putInCart,
  openCartPage,
  cartPage,
  checkoutPage,
  orderPage,
}) => {
  const trustFacts = words(trustFactsMessages)
  const deskDelivery = words(deliveryMessages)
  const typed = words(typedWords)
  const someDay = `${some} ${some} ${some}`
  const arrives = withAny(trustFacts.arrives({ days: `${someDay} – ${someDay}` }))
  const recipient = recipients[words.language]
  const desk = await openDesk('/dashboard')
  const deskPage = desk.main.page()
  const zone = (name: string) => desk.main.getByRole('form', { name, exact: true })

  await test.step('the overview says when the shop was last backed up', async () => {
    const overview = words(overviewMessages)
    const alert = deskPage.getByRole('alert')
    await expect(alert.filter({ hasText: beginsWith(overview.noBackup) })).toBeVisible()
    await ownShop.backUp()
    await deskPage.reload()
    const says = withAny(overview.lastBackup({ when: `${some} 20${some}` }))
    await expect(alert.filter({ hasText: says })).toBeVisible()
    await expect(deskPage.getByText(beginsWith(overview.noBackup))).toBeHidden()
  })

  await test.step('a higher tariff from today raises the electricity cost of a kettle at once', async () => {
    const electricity = words(electricityMessages)
    const values = words(valuesMessages)
    const kettle = (await findType('kettle')).find(({ facts: its }) => its.some(({ key }) => key === 'power_w'))
    if (!kettle) throw new Error('The demo has a kettle with its power')
    await page.goto(paths.product(kettle.id))
    const before = await facts.electricity.readCost()
    await desk.visit('/dashboard/electricity')
    const field = (name: string) => desk.main.getByRole('textbox', { name })
    const prices = field(electricity.price_per_kwh)
    await expect(prices).not.toHaveCount(0)
    const known = await prices.count()
    await desk.button(electricity.addTariff).click()
    await expect.poll(() => prices.count()).toBeGreaterThan(known)
    for (let tier = known; tier < (await prices.count()); tier += 1) await prices.nth(tier).fill('12')
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Cairo' }).format(new Date())
    await desk.main.getByLabel(electricity.valid_from).last().fill(today)
    await field(values.in_en({ field: electricity.source }))
      .last()
      .fill('EgyptERA')
    await field(values.in_ar({ field: electricity.source }))
      .last()
      .fill('جهاز تنظيم مرفق الكهرباء')
    await field(electricity.source_url).last().fill('https://egyptera.org')
    await desk.button(words(copiedWords).save).click()
    await expect(desk.notice('').filter({ hasText: words(copiedWords).updated })).toBeVisible()
    await page.goto(paths.product(kettle.id))
    await expect.poll(() => facts.electricity.readCost()).toBeGreaterThan(before)
  })

  await test.step('staff set the fee of Aswan in its row, and close Matrouh', async () => {
    await desk.visit('/dashboard/delivery')
    const before = await desk.clicks()
    await zone(typed.aswan).getByRole('textbox', { name: deskDelivery.fee }).fill('٧٧')
    await zone(typed.aswan).getByRole('textbox', { name: deskDelivery.free_over }).fill('')
    await zone(typed.aswan).getByRole('button').click()
    await expect(desk.notice(deskDelivery.saved({ governorate: typed.aswan }))).toBeVisible()
    await zone(typed.matrouh).getByRole('checkbox', { name: deskDelivery.is_open, exact: true }).uncheck()
    await zone(typed.matrouh).getByRole('button').click()
    await expect(desk.notice(deskDelivery.saved({ governorate: typed.matrouh }))).toBeVisible()
    expect((await desk.clicks()) - before, 'a fee (1), and a closed governorate (2)').toBe(3)
  })

  await test.step('a guest chooses Aswan in the cart once', async () => {
    await putInCart()
    await openCartPage()
    await page
      .getByRole('main')
      .getByRole('combobox', { name: words(shopDeliveryMessages).deliverTo })
      .selectOption({ label: typed.aswan })
    await expect(cartPage.amounts.nth(1)).toContainText('77')
    await expect(page.getByRole('main').getByText(arrives)).toBeVisible()
    await checkPage(page, 'the cart of a governorate')
  })

  await test.step('a closed governorate is told before the last step, and nothing typed is lost', async () => {
    await cartPage.checkout.click()
    await expect(checkoutPage.region.locator('option:checked')).toHaveText(typed.aswan)
    await checkoutPage.fill({ ...recipient, region: typed.matrouh })
    await expect(page.getByText(beginsWith(trustFacts.closed({ governorate: typed.matrouh }))).first()).toBeVisible()
    await checkoutPage.place.click()
    await expect(checkoutPage.region).toBeFocused()
    await expect(checkoutPage.address).toHaveValue(recipient.address)
  })

  await test.step('the order has the fee of Aswan and its promise', async () => {
    await checkoutPage.region.selectOption({ label: typed.aswan })
    await expect(page.getByRole('main').getByText(arrives)).toBeVisible()
    await expect(page.locator('dl dd').nth(1)).toContainText('77')
    const told = await page.getByRole('main').getByText(arrives).innerText()
    await checkPage(page, 'the checkout of a governorate')
    await checkoutPage.place.click()
    await expect(orderPage.thanks).toBeVisible()
    await expect(orderPage.items).toContainText('77')
    await expect(orderPage.items).toContainText(words(shopOrdersMessages).promised)
    await expect(orderPage.items).toContainText(told.slice(trustFacts.arrives({ days: '' }).length))
  })
})
