import { paths } from '../../apps/storefront/app/paths.ts'
import { checkPage } from '../pages/check-page.ts'
import { deliveryWordsOf } from '../pages/delivery-words.ts'
import { passOverlayEntry } from '../pages/overlay-entry.ts'
import { findColor } from '../pages/shop-client.ts'
import { expect, test } from '../pages/test.ts'

test('a governorate chosen in the header dates card, product, cart and checkout alike', async ({
  page,
  words,
  client,
  header,
  cartModal,
  productPage,
  checkoutPage,
}) => {
  const said = deliveryWordsOf(words.language)
  const { product, color } = await findColor(client, words.handBlender.name, words.handBlender.color)
  const { zones } = await client.delivery.getDelivery()
  const promise = zones.find(({ governorate }) => governorate === 'EG-C')?.promise
  if (!promise) throw new Error('The shop delivers to Cairo')
  const arrival = said.arrival(promise.to)
  const brief = said.brief(promise.to)
  const banner = page.getByRole('banner')
  const isPhone = (page.viewportSize()?.width ?? 0) < 640

  await test.step('before a choice, the product names times and fee of all governorates', async () => {
    await page.goto(paths.product(product.id, color.id))
    await expect(page.getByText(said.times)).toBeVisible()
    await expect(page.getByText(said.cost)).toBeVisible()
  })

  await test.step('the header takes the choice and says when it arrives', async () => {
    await page.goto(paths.products())
    if (isPhone) await banner.locator('summary', { hasText: said.menu }).click()
    const opener = isPhone
      ? banner.getByRole('button', { name: said.chooseYours })
      : page.getByRole('button', { name: said.chooseYours })
    await opener.click()
    const dialog = page.getByRole('dialog', { name: said.where })
    await dialog.getByRole('combobox', { name: said.governorate }).selectOption({ label: said.cairo })
    await expect(dialog.getByText(arrival)).toBeVisible()
    await checkPage(page, 'the choice of a governorate')
    await dialog.getByRole('button', { name: said.done }).click()
    await expect(dialog).toBeHidden()
    // The menu of a phone is still open.
    if (isPhone) await page.keyboard.press('Escape')
    await passOverlayEntry(page)
  })

  await test.step('each card that is not sold out has the date, also on another page', async () => {
    await expect(page.getByRole('main').getByText(brief).first()).toBeVisible()
    await page.goto(paths.offers())
    await expect(page.getByRole('main').getByText(brief).first()).toBeVisible()
    const soldOut = page.getByRole('article').filter({ hasText: said.soldOut })
    await expect(soldOut.filter({ hasText: brief })).toHaveCount(0)
    await checkPage(page, 'cards with dates')
  })

  await test.step('the product has it beside its price', async () => {
    await page.goto(paths.product(product.id, color.id))
    await expect(page.getByRole('status').filter({ hasText: arrival })).toBeVisible()
    await expect(page.getByRole('main').getByRole('button', { name: said.chosen })).toBeVisible()
    await checkPage(page, 'a product with its date')
  })

  await test.step('the cart over the page and the checkout have it, too', async () => {
    await productPage.addToCart(product.name).click()
    await header.cart.click()
    await expect(cartModal.itself.getByText(arrival)).toBeVisible()
    await checkPage(page, 'the cart over the page with its date')
    await cartModal.checkout.click()
    await expect(checkoutPage.region.locator('option:checked')).toHaveText(said.cairo)
    await expect(page.getByRole('main').getByText(arrival)).toBeVisible()
  })
})

test('a governorate can be chosen beside the price and in the cart over the page', async ({
  page,
  words,
  header,
  cartModal,
  putInCart,
}) => {
  const said = deliveryWordsOf(words.language)
  await putInCart()
  await header.cart.click()
  const choice = cartModal.itself.getByRole('combobox', { name: said.deliverTo })
  await choice.selectOption({ label: said.aswan })
  await expect(cartModal.itself.getByText(said.arrives)).toBeVisible()
  await cartModal.close.click()
  await expect(page.getByRole('main').getByText(said.arrives)).toBeVisible()

  await page.getByRole('main').getByRole('button', { name: said.toAswan }).click()
  const dialog = page.getByRole('dialog', { name: said.where })
  await dialog.getByRole('combobox', { name: said.governorate }).selectOption({ label: said.cairo })
  await page.keyboard.press('Escape')
  await expect(page.getByRole('main').getByRole('button', { name: said.chosen })).toBeVisible()
  await expect(page.getByRole('main').getByText(said.arrives)).toHaveCount(0)
  await header.cart.click()
  await expect(choice.locator('option:checked')).toHaveText(said.cairo)
  await expect(cartModal.itself.getByText(said.arrives)).toHaveCount(0)
})
