import { paths } from '../../apps/storefront/app/paths.ts'
import { addressWordsOf } from '../pages/address-words.ts'
import { checkPage } from '../pages/check-page.ts'
import { expect, test } from '../pages/order-test.ts'
import { findColor } from '../pages/shop-client.ts'

test('a guest picks city and area by typing a part, and the device knows the address for the next order', async ({
  page,
  words,
  client,
  checkoutPage,
  orderPage,
}) => {
  const said = addressWordsOf(words.language)
  const { product, color } = await findColor(client, words.handBlender.name, words.handBlender.color)
  const area = page.getByRole('combobox', { name: said.area, exact: true })
  const option = (name: string) => page.getByRole('option', { name, exact: true })

  await test.step('city and area come from the lists, by the keyboard and by a press', async () => {
    await page.goto(paths.buyNow(product.id, { color: color.id }))
    await checkoutPage.firstName.fill('Mona')
    await checkoutPage.lastName.fill('Salem')
    await checkoutPage.phone.fill('01012345678')
    await checkoutPage.region.selectOption({ label: said.cairo })
    await checkoutPage.city.pressSequentially(said.foldedCity)
    await expect(option(said.city)).toBeVisible()
    await checkPage(page, 'suggested cities')
    await page.keyboard.press('ArrowDown')
    await expect(option(said.city)).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(checkoutPage.city).toHaveValue(said.city)
    await area.pressSequentially(said.typedArea)
    await option(said.areaFound).click()
    await expect(area).toHaveValue(said.areaFound)
    await checkoutPage.address.fill(said.street)
    await page.getByRole('textbox', { name: said.building, exact: true }).fill('7')
    await page.getByRole('textbox', { name: said.floor, exact: true }).fill('3')
  })

  await test.step('a reload keeps them, and the order has them all', async () => {
    await page.reload()
    await expect(area).toHaveValue(said.areaFound)
    await checkoutPage.place.click()
    await expect(orderPage.thanks).toBeVisible()
    await expect(page.getByRole('main').getByText(said.written)).toBeVisible()
  })

  await test.step('the next order knows the address, until the guest clears it', async () => {
    await page.goto(paths.buyNow(product.id, { color: color.id }))
    await expect(checkoutPage.address).toHaveValue(said.street)
    await expect(checkoutPage.city).toHaveValue(said.city)
    await checkPage(page, 'a known address')
    await page.getByRole('button', { name: said.forget }).click()
    await expect(checkoutPage.address).toHaveValue('')
    await expect(page.getByRole('list', { name: said.known })).toBeHidden()
    await page.reload()
    await expect(checkoutPage.city).toHaveValue('')
  })

  await test.step('a place that is in no list is as good', async () => {
    await checkoutPage.region.selectOption({ label: said.cairo })
    await checkoutPage.city.fill(said.typedCity)
    await checkoutPage.address.fill(said.street)
    await checkoutPage.firstName.fill('Mona')
    await checkoutPage.lastName.fill('Salem')
    await checkoutPage.phone.fill('01012345678')
    await checkoutPage.place.click()
    await expect(orderPage.thanks).toBeVisible()
    await expect(page.getByRole('main').getByText(said.typedCity)).toBeVisible()
  })
})

test('a shopper saves an address, and the next order needs no typing', async ({
  page,
  words,
  client,
  accountWords,
  forms,
  shopper,
  checkoutPage,
  orderPage,
}) => {
  const said = addressWordsOf(words.language)
  const { product, color } = await findColor(client, words.handBlender.name, words.handBlender.color)
  await page.goto(paths.login({ next: paths.account() }))
  await forms.logInAs(shopper)
  await expect(page.getByRole('heading', { level: 1, name: accountWords.settings })).toBeVisible()

  await test.step('adds an address in the account', async () => {
    await page.getByRole('button', { name: said.add }).click()
    await page.getByRole('button', { name: said.save }).click()
    await expect(page.getByRole('combobox', { name: words.checkout.region })).toBeFocused()
    await expect(page.getByText(said.needCity)).toBeVisible()
    await checkPage(page, 'an address without its fields')
    await page.getByRole('combobox', { name: words.checkout.region }).selectOption({ label: said.cairo })
    await checkoutPage.city.fill(said.city)
    await checkoutPage.address.fill(said.street)
    await page.getByRole('button', { name: said.save }).click()
    await expect(page.getByText(said.saved)).toBeVisible()
    await checkPage(page, 'saved addresses')
  })

  await test.step('orders with one press, since name, phone and address are filled in', async () => {
    await page.goto(paths.buyNow(product.id, { color: color.id }))
    await expect(checkoutPage.address).toHaveValue(said.street)
    await checkoutPage.lastName.fill('Salem')
    await checkoutPage.place.click()
    await expect(orderPage.thanks).toBeVisible()
  })

  await test.step('deletes it', async () => {
    await page.goto(paths.account())
    await page.getByRole('button', { name: said.deleteNamed }).click()
    await expect(page.getByText(said.deleted)).toBeVisible()
    await expect(page.getByRole('button', { name: said.deleteNamed })).toBeHidden()
  })
})
