import { mergeTests } from '@playwright/test'
import { deliveryMessages as deskDeliveryMessages } from '../../apps/dashboard/src/resources/delivery/delivery.messages.ts'
import { deliveryMessages } from '../../apps/storefront/app/delivery/delivery.late.messages.ts'
import { trustFactsMessages } from '../../apps/storefront/app/features/catalog/product/trust-facts.late.messages.ts'
import { ordersMessages } from '../../apps/storefront/app/features/orders/orders.late.messages.ts'
import { once } from '../once.ts'
import { checkPage } from '../pages/check-page.ts'
import { recipients } from '../pages/checkout.ts'
import { copiedWords } from '../pages/copied-words.ts'
import { expect, test as inOwnShop } from '../pages/own-shop-test.ts'
import { test as sale } from '../pages/sale-test.ts'
import { typedWords } from '../pages/typed-words.ts'
import { beginsWith, some, withAny } from '../pages/words.ts'

const test = mergeTests(sale, inOwnShop)

test('O-08: the fee and the day that staff set for Aswan are those of the cart, the checkout and the order', async ({
  page,
  words,
  openDesk,
  putInCart,
  openCartPage,
  cartPage,
  checkoutPage,
  orderPage,
}) => {
  const trustFacts = words(trustFactsMessages)
  const deskDelivery = words(deskDeliveryMessages)
  const typed = words(typedWords)
  const someDay = `${some} ${some} ${some}`
  const arrives = withAny(trustFacts.arrives({ days: `${someDay} – ${someDay}` }))
  const recipient = recipients[words.language]
  const desk = await openDesk('/dashboard/delivery')
  const zone = (name: string) => desk.main.getByRole('form', { name, exact: true })

  await test.step('staff set the fee of Aswan in its row, and close Matrouh', async () => {
    await zone(typed.aswan).getByRole('textbox', { name: deskDelivery.fee }).fill('abc')
    await zone(typed.aswan).getByRole('button').click()
    await expect(zone(typed.aswan).getByText(deskDelivery.notNumber)).toBeVisible()
    expect(await desk.clicks(), 'a wrong fee').toBe(1)
    await zone(typed.aswan).getByRole('textbox', { name: deskDelivery.fee }).fill('٧٧')
    await zone(typed.aswan).getByRole('textbox', { name: deskDelivery.free_over }).fill('')
    await zone(typed.aswan).getByRole('button').click()
    await expect(desk.notice(deskDelivery.saved({ governorate: typed.aswan }))).toBeVisible()
    await zone(typed.matrouh).getByRole('checkbox', { name: deskDelivery.is_open, exact: true }).uncheck()
    await zone(typed.matrouh).getByRole('button').click()
    await expect(desk.notice(deskDelivery.saved({ governorate: typed.matrouh }))).toBeVisible()
    expect(await desk.clicks(), 'a fee (1), and a closed governorate (2)').toBe(4)
  })

  await test.step('a guest chooses Aswan in the cart once', async () => {
    await putInCart()
    await openCartPage()
    await page
      .getByRole('main')
      .getByRole('combobox', { name: words(deliveryMessages).deliverTo })
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
    await expect(orderPage.items).toContainText(words(ordersMessages).promised)
    await expect(orderPage.items).toContainText(told.slice(trustFacts.arrives({ days: '' }).length))
  })
})

test('an earlier cut-off and a holiday that staff add move the promised day of the cart', async ({
  page,
  words,
  client,
  openDesk,
  putInCart,
  openCartPage,
}) => {
  const deskDelivery = words(deskDeliveryMessages)
  const someDay = `${some} ${some} ${some}`
  const arrives = withAny(words(trustFactsMessages).arrives({ days: `${someDay} – ${someDay}` }))
  const promiseOf = async () =>
    (await client.delivery.getDelivery()).zones.find(({ governorate }) => governorate === 'EG-ASN')?.promise?.from ?? ''
  await putInCart()
  await openCartPage()
  const main = page.getByRole('main')
  const { deliverTo } = words(deliveryMessages)
  await main.getByRole('combobox', { name: deliverTo }).selectOption({ label: words(typedWords).aswan })
  const promised = await main.getByText(arrives).innerText()
  const holiday = await promiseOf()

  const desk = await openDesk('/dashboard/delivery')
  // From midnight on is always: today's orders count as tomorrow's.
  await desk.main.locator('input[type=time]').fill('00:00')
  await desk.main.getByRole('switch', { name: deskDelivery.shows_punctuality }).check()
  await desk.button(deskDelivery.addHoliday).click()
  const added = desk.main.getByRole('listitem').last()
  await added.locator('input[type=date]').fill(holiday)
  const names = added.getByRole('textbox', { name: beginsWith(deskDelivery.name) })
  await names.first().fill('Day of the dam')
  await names.last().fill('يوم السد')
  await desk.button(words(copiedWords).save).click()
  await expect(desk.notice(beginsWith(words(copiedWords).updated))).toBeVisible()
  expect(await desk.clicks(), 'to add a holiday (2), and to show how many orders arrive on time').toBe(3)

  await expect.poll(async () => (await promiseOf()) > holiday, 'nothing arrives on the holiday').toBe(true)
  await page.reload()
  await expect(main.getByText(arrives)).not.toHaveText(promised)
  const { main: saved } = await openDesk('/dashboard/delivery')
  await expect(saved.getByRole('switch', { name: deskDelivery.shows_punctuality })).toBeChecked()
})

test('of two who change a zone, the second sees what is stored', once, async ({ words, openDesk }) => {
  const deskDelivery = words(deskDeliveryMessages)
  const [first, second] = [await openDesk('/dashboard/delivery'), await openDesk('/dashboard/delivery')]
  const [row, stale] = [first, second].map((desk) =>
    desk.main.getByRole('form', { name: words(typedWords).aswan, exact: true }),
  )
  if (!row || !stale) throw new Error('Both desks show the zone')
  // Both have read the zone before either saves it.
  await row.getByRole('textbox', { name: deskDelivery.fee }).fill('61')
  await stale.getByRole('textbox', { name: deskDelivery.fee }).fill('62')
  await row.getByRole('button').first().click()
  await expect(first.notice(deskDelivery.saved({ governorate: words(typedWords).aswan }))).toBeVisible()
  await stale.getByRole('button').first().click()
  await stale.getByRole('alert').getByRole('button').click()
  await expect(stale.getByRole('textbox', { name: deskDelivery.fee })).toHaveValue('61')
})

test('a wrong zone is explained at its field', async ({ words, openDesk }) => {
  const deskDelivery = words(deskDeliveryMessages)
  const desk = await openDesk('/dashboard/delivery')
  const row = desk.main.getByRole('form', { name: words(typedWords).aswan, exact: true })
  await row.getByRole('textbox', { name: deskDelivery.fee }).fill('x')
  await row.getByRole('button').click()
  await expect(row.getByRole('textbox', { name: deskDelivery.fee })).toHaveAccessibleDescription(/./)
  await expect(row.getByRole('textbox', { name: deskDelivery.fee })).toHaveValue('x')
  await checkPage(desk.main.page(), 'the zones')
})
