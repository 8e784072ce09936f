import { mergeTests } from '@playwright/test'
import { formatMoney } from '@shop/i18n'
import { contactInfoMessages } from '../../apps/dashboard/src/resources/contact-info/contact-info.messages.ts'
import { deliveryMessages } from '../../apps/dashboard/src/resources/delivery/delivery.messages.ts'
import { policiesMessages } from '../../apps/dashboard/src/resources/policies/policies.messages.ts'
import { settingsMessages } from '../../apps/dashboard/src/resources/settings/settings.messages.ts'
import { ordersMessages } from '../../apps/dashboard/src/resources/shared/orders.messages.ts'
import { secondFactorMessages } from '../../apps/dashboard/src/second-factor/second-factor.messages.ts'
import { uiMessages } from '../../apps/dashboard/src/ui/ui.messages.ts'
import { valuesMessages } from '../../apps/dashboard/src/ui/values/values.messages.ts'
import { trustFactsMessages } from '../../apps/storefront/app/features/catalog/product/trust-facts.late.messages.ts'
import { contactsMessages } from '../../apps/storefront/app/features/contacts/contacts.messages.ts'
import { layoutMessages } from '../../apps/storefront/app/features/layout/layout.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { once } from '../once.ts'
import { readAuthenticator } from '../pages/authenticator.ts'
import { checkPage } from '../pages/check-page.ts'
import { copiedWords } from '../pages/copied-words.ts'
import { readCode, readCodes } from '../pages/outbox.ts'
import { expect, test as inOwnShop } from '../pages/own-shop-test.ts'
import { test as sale } from '../pages/sale-test.ts'
import { test as withFactor } from '../pages/second-factor.ts'
import { typedWords } from '../pages/typed-words.ts'

const test = mergeTests(sale, withFactor, inOwnShop)

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
