import { mergeTests } from '@playwright/test'
import { once } from '../once.ts'
import { checkPage } from '../pages/check-page.ts'
import { recipients } from '../pages/checkout.ts'
import { deliveryWordsOf } from '../pages/delivery-words.ts'
import { expect, test as inOwnShop } from '../pages/own-shop-test.ts'
import { test as sale } from '../pages/sale-test.ts'

const test = mergeTests(sale, inOwnShop)

test('the fee and the day that staff set for Aswan are those of the cart, the checkout and the order', async ({
  page,
  words,
  openDesk,
  putInCart,
  openCartPage,
  cartPage,
  checkoutPage,
  orderPage,
}) => {
  const said = deliveryWordsOf(words.language)
  const recipient = recipients[words.language]
  const desk = await openDesk('/dashboard/delivery')
  const zone = (name: string) => desk.main.getByRole('form', { name, exact: true })

  await test.step('staff set the fee of Aswan in its row, and close Matrouh', async () => {
    await zone(said.aswan).getByRole('textbox', { name: said.fee }).fill('abc')
    await zone(said.aswan).getByRole('button').click()
    await expect(zone(said.aswan).getByText(said.notNumber)).toBeVisible()
    await zone(said.aswan).getByRole('textbox', { name: said.fee }).fill('٧٧')
    await zone(said.aswan).getByRole('textbox', { name: said.freeOver }).fill('')
    await zone(said.aswan).getByRole('button').click()
    await expect(desk.notice(said.saved(said.aswan))).toBeVisible()
    await zone(said.matrouh).getByRole('checkbox', { name: said.isOpen, exact: true }).uncheck()
    await zone(said.matrouh).getByRole('button').click()
    await expect(desk.notice(said.saved(said.matrouh))).toBeVisible()
  })

  await test.step('a guest chooses Aswan in the cart once', async () => {
    await putInCart()
    await openCartPage()
    await page.getByRole('main').getByRole('combobox', { name: said.deliverTo }).selectOption({ label: said.aswan })
    await expect(cartPage.amounts.nth(1)).toContainText('77')
    await expect(page.getByRole('main').getByText(said.arrives)).toBeVisible()
    await checkPage(page, 'the cart of a governorate')
  })

  await test.step('a closed governorate is told before the last step, and nothing typed is lost', async () => {
    await cartPage.checkout.click()
    await expect(checkoutPage.region.locator('option:checked')).toHaveText(said.aswan)
    await checkoutPage.fill({ ...recipient, region: said.matrouh })
    await expect(page.getByText(said.closed).first()).toBeVisible()
    await checkoutPage.place.click()
    await expect(checkoutPage.region).toBeFocused()
    await expect(checkoutPage.address).toHaveValue(recipient.address)
  })

  await test.step('the order has the fee of Aswan and its promise', async () => {
    await checkoutPage.region.selectOption({ label: said.aswan })
    await expect(page.getByRole('main').getByText(said.arrives)).toBeVisible()
    await expect(page.locator('dl dd').nth(1)).toContainText('77')
    await checkPage(page, 'the checkout of a governorate')
    await checkoutPage.place.click()
    await expect(orderPage.thanks).toBeVisible()
    await expect(orderPage.items).toContainText('77')
    await expect(orderPage.items).toContainText(said.promised)
  })
})

test('of two who change a zone, the second sees what is stored', once, async ({ words, openDesk }) => {
  const said = deliveryWordsOf(words.language)
  const [first, second] = [await openDesk('/dashboard/delivery'), await openDesk('/dashboard/delivery')]
  const [row, stale] = [first, second].map((desk) => desk.main.getByRole('form', { name: said.aswan, exact: true }))
  if (!row || !stale) throw new Error('Both desks show the zone')
  // Both have read the zone before either saves it.
  await row.getByRole('textbox', { name: said.fee }).fill('61')
  await stale.getByRole('textbox', { name: said.fee }).fill('62')
  await row.getByRole('button').first().click()
  await expect(first.notice(said.saved(said.aswan))).toBeVisible()
  await stale.getByRole('button').first().click()
  await stale.getByRole('alert').getByRole('button').click()
  await expect(stale.getByRole('textbox', { name: said.fee })).toHaveValue('61')
})

test('a wrong zone is explained at its field', async ({ words, openDesk }) => {
  const said = deliveryWordsOf(words.language)
  const desk = await openDesk('/dashboard/delivery')
  const row = desk.main.getByRole('form', { name: said.aswan, exact: true })
  await row.getByRole('textbox', { name: said.fee }).fill('x')
  await row.getByRole('button').click()
  await expect(row.getByRole('textbox', { name: said.fee })).toHaveAccessibleDescription(/./)
  await expect(row.getByRole('textbox', { name: said.fee })).toHaveValue('x')
  await checkPage(desk.main.page(), 'the zones')
})
