import { mergeTests } from '@playwright/test'
import { contactInfoMessages } from '../../apps/dashboard/src/resources/contact-info/contact-info.messages.ts'
import { deliveryMessages } from '../../apps/dashboard/src/resources/delivery/delivery.messages.ts'
import { electricityMessages } from '../../apps/dashboard/src/resources/electricity/electricity.messages.ts'
import { policiesMessages } from '../../apps/dashboard/src/resources/policies/policies.messages.ts'
import { valuesMessages } from '../../apps/dashboard/src/ui/values/values.messages.ts'
import { deliveryMessages as shopDeliveryMessages } from '../../apps/storefront/app/delivery/delivery.late.messages.ts'
import { trustFactsMessages } from '../../apps/storefront/app/features/catalog/product/trust-facts.late.messages.ts'
import { contactsMessages } from '../../apps/storefront/app/features/contacts/contacts.messages.ts'
import { layoutMessages } from '../../apps/storefront/app/features/layout/layout.messages.ts'
import { ordersMessages as shopOrdersMessages } from '../../apps/storefront/app/features/orders/orders.late.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { checkPage } from '../pages/check-page.ts'
import { recipients } from '../pages/checkout.ts'
import { copiedWords } from '../pages/copied-words.ts'
import { test as factPages } from '../pages/fact-test.ts'
import { expect, test as inOwnShop } from '../pages/own-shop-test.ts'
import { test as sale } from '../pages/sale-test.ts'
import { typedWords } from '../pages/typed-words.ts'
import { beginsWith, some, someMoney, withAny } from '../pages/words.ts'

const test = mergeTests(sale, factPages, inOwnShop)

test('W-03, O-08: shoppers get the details, texts, fee, day and tariff that staff set', async ({
  page,
  words,
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
  const desk = await openDesk('/dashboard/contact-info')
  const zone = (name: string) => desk.main.getByRole('form', { name, exact: true })

  await test.step('a guest reads the changed hotline and policy at the next load', async () => {
    const contacts = page.getByRole('region', { name: words(contactsMessages).heading })
    const part = page.getByRole('heading', { level: 2, name: typed.newPart })
    await page.goto(paths.returnPolicy())
    await expect(contacts).toBeVisible()
    await expect(contacts).not.toContainText('16222')
    await desk.main
      .getByRole('textbox', { name: words(contactInfoMessages).hotline_number, exact: true })
      .fill(typed.hotline)
    await desk.button(words(copiedWords).save).click()
    await expect(desk.notice(words(copiedWords).updated)).toBeVisible()
    await desk.visit('/dashboard/policies')
    await desk.row(words(layoutMessages).returnPolicy).click()
    const text = desk.main.getByRole('textbox', {
      name: words(valuesMessages)[`in_${words.language}` as const]({ field: words(policiesMessages).body }),
    })
    await text.fill(`${await text.inputValue()}\n\n## ${typed.newPart}\n\n${typed.newText}`)
    await desk.button(words(copiedWords).save).click()
    await expect(desk.notice(words(copiedWords).updated)).toBeVisible()
    await expect(part).toBeHidden()
    await page.reload()
    await expect(contacts.getByRole('link', { name: '16222' })).toHaveAttribute('href', 'tel:16222')
    await expect(part).toBeVisible()
    await expect(page.getByRole('article').getByText(typed.strongText, { exact: true })).toBeVisible()
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
    // The product that is open since before the change.
    const fee = someMoney(words.language)
    const differs = withAny(trustFacts.feeFrom({ fee }), trustFacts.feeFromUntil({ fee, amount: fee }))
    const promises = page.getByRole('region', { name: trustFacts.promises })
    await expect(promises.getByText(differs)).toBeHidden()
    await page.reload()
    await expect(promises.getByText(differs)).toBeVisible()
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
