import { mergeTests } from '@playwright/test'
import { deliveryMessages as deskDeliveryMessages } from '../../apps/dashboard/src/resources/delivery/delivery.messages.ts'
import { deliveryMessages } from '../../apps/storefront/app/delivery/delivery.late.messages.ts'
import { trustFactsMessages } from '../../apps/storefront/app/features/catalog/product/trust-facts.late.messages.ts'
import { ordersMessages } from '../../apps/storefront/app/features/orders/orders.late.messages.ts'
import { checkPage } from '../pages/check-page.ts'
import { recipients } from '../pages/checkout.ts'
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
    await zone(typed.aswan).getByRole('textbox', { name: deskDelivery.fee }).fill('٧٧')
    await zone(typed.aswan).getByRole('textbox', { name: deskDelivery.free_over }).fill('')
    await zone(typed.aswan).getByRole('button').click()
    await expect(desk.notice(deskDelivery.saved({ governorate: typed.aswan }))).toBeVisible()
    await zone(typed.matrouh).getByRole('checkbox', { name: deskDelivery.is_open, exact: true }).uncheck()
    await zone(typed.matrouh).getByRole('button').click()
    await expect(desk.notice(deskDelivery.saved({ governorate: typed.matrouh }))).toBeVisible()
    expect(await desk.clicks(), 'a fee (1), and a closed governorate (2)').toBe(3)
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
