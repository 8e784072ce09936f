import { addressMessages } from '../../apps/storefront/app/delivery/address/address.late.messages.ts'
import { ordersMessages } from '../../apps/storefront/app/features/orders/orders.late.messages.ts'
import { accountMessages } from '../../apps/storefront/app/features/users/account.late.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { checkPage } from '../pages/check-page.ts'
import { countClicks } from '../pages/count-clicks.ts'
import { expect, test } from '../pages/order-test.ts'
import { findHandBlender } from '../pages/shop-client.ts'
import { typedWords } from '../pages/typed-words.ts'
import { beginsWith, optional } from '../pages/words.ts'

test('a guest picks city and area by typing a part, and the device knows the address for the next order', async ({
  page,
  words,
  client,
  checkoutPage,
  orderPage,
}) => {
  const address = words(addressMessages)
  const typed = words(typedWords)
  const { product, color } = await findHandBlender(client, words)
  const area = page.getByRole('combobox', { name: optional(address.area, words), exact: true })
  const option = (name: string) => page.getByRole('option', { name, exact: true })
  const clicks = await countClicks(page)

  await test.step('city and area come from the lists, by the keyboard and by a press', async () => {
    await page.goto(paths.buyNow(product.id, { color: color.id }))
    await checkoutPage.firstName.fill('Mona')
    await checkoutPage.lastName.fill('Salem')
    await checkoutPage.phone.fill('01012345678')
    await checkoutPage.region.selectOption({ label: typed.cairo })
    await checkoutPage.city.pressSequentially(typed.foldedCity)
    await expect(option(typed.nasrCity)).toBeVisible()
    await checkPage(page, 'suggested cities')
    await page.keyboard.press('ArrowDown')
    await expect(option(typed.nasrCity)).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(checkoutPage.city).toHaveValue(typed.nasrCity)
    await area.pressSequentially(typed.typedArea)
    await option(typed.makramEbeid).click()
    await expect(area).toHaveValue(typed.makramEbeid)
    await checkoutPage.address.fill(typed.street)
    await page.getByRole('textbox', { name: optional(address.building, words), exact: true }).fill('7')
    await page.getByRole('textbox', { name: optional(address.floor, words), exact: true }).fill('3')
  })

  await test.step('a reload keeps them, and the order has them all', async () => {
    await page.reload()
    await expect(area).toHaveValue(typed.makramEbeid)
    await checkoutPage.place.click()
    await expect(orderPage.thanks).toBeVisible()
    await expect(page.getByRole('main').getByText(typed.writtenAddress)).toBeVisible()
    expect(await clicks(), 'to pick an area, and to order').toBe(2)
  })

  await test.step('the next order knows the address, until the guest clears it', async () => {
    await page.goto(paths.buyNow(product.id, { color: color.id }))
    await expect(checkoutPage.address).toHaveValue(typed.street)
    await expect(checkoutPage.city).toHaveValue(typed.nasrCity)
    await checkPage(page, 'a known address')
    await page.getByRole('button', { name: words(ordersMessages).forgetAddress }).click()
    await expect(checkoutPage.address).toHaveValue('')
    await expect(page.getByRole('list', { name: words(ordersMessages).knownAddresses })).toBeHidden()
    await page.reload()
    await expect(checkoutPage.city).toHaveValue('')
  })

  await test.step('a place that is in no list is as good', async () => {
    await checkoutPage.region.selectOption({ label: typed.cairo })
    await checkoutPage.city.fill(typed.typedCity)
    await checkoutPage.address.fill(typed.street)
    await checkoutPage.firstName.fill('Mona')
    await checkoutPage.lastName.fill('Salem')
    await checkoutPage.phone.fill('01012345678')
    await checkoutPage.place.click()
    await expect(orderPage.thanks).toBeVisible()
    await expect(page.getByRole('main').getByText(typed.typedCity)).toBeVisible()
    expect(await clicks(), 'and to clear the known address, and to order once more').toBe(4)
  })
})

test('a shopper saves an address, and the next order needs no typing', async ({
  page,
  words,
  client,
  signIn,
  shopper,
  checkoutPage,
  orderPage,
}) => {
  const account = words(accountMessages)
  const typed = words(typedWords)
  const { product, color } = await findHandBlender(client, words)
  await signIn(shopper)
  await page.goto(paths.account())
  await expect(page.getByRole('heading', { level: 1, name: account.accountSettings })).toBeVisible()

  await test.step('adds an address in the account', async () => {
    await page.getByRole('button', { name: account.addAddress }).click()
    await page.getByRole('button', { name: account.saveAddress }).click()
    await expect(page.getByRole('combobox', { name: words(addressMessages).region })).toBeFocused()
    await expect(page.getByText(account.needCity)).toBeVisible()
    await checkPage(page, 'an address without its fields')
    await page.getByRole('combobox', { name: words(addressMessages).region }).selectOption({ label: typed.cairo })
    await checkoutPage.city.fill(typed.nasrCity)
    await checkoutPage.address.fill(typed.street)
    await page.getByRole('button', { name: account.saveAddress }).click()
    await expect(page.getByText(account.addressSaved)).toBeVisible()
    await checkPage(page, 'saved addresses')
  })

  await test.step('orders with one press, since name, phone and address are filled in', async () => {
    const clicks = await countClicks(page)
    const before = await clicks()
    await page.goto(paths.buyNow(product.id, { color: color.id }))
    await expect(checkoutPage.address).toHaveValue(typed.street)
    await checkoutPage.lastName.fill('Salem')
    await checkoutPage.place.click()
    await expect(orderPage.thanks).toBeVisible()
    expect((await clicks()) - before, 'to order with a saved address').toBe(1)
  })

  await test.step('deletes it', async () => {
    await page.goto(paths.account())
    await page.getByRole('button', { name: beginsWith(account.deleteAddressNamed({ address: typed.street })) }).click()
    await expect(page.getByRole('status').filter({ hasText: typed.street })).toBeVisible()
    await expect(
      page.getByRole('button', { name: beginsWith(account.deleteAddressNamed({ address: typed.street })) }),
    ).toBeHidden()
  })
})
