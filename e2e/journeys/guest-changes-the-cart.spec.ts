import { openCartMessages } from '../../apps/storefront/app/features/cart/cart.late.messages.ts'
import { cartMessages } from '../../apps/storefront/app/features/cart/cart.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { once } from '../once.ts'
import { checkPage } from '../pages/check-page.ts'
import { expect, test } from '../pages/test.ts'
import { typedWords } from '../pages/typed-words.ts'

test('C-05, C-10: a guest changes the quantity, removes the product and undoes the removal', async ({
  page,
  words,
  putInCart,
  header,
  cartPage,
  openCartPage,
}) => {
  await putInCart()
  await openCartPage()
  const line = cartPage.line(words(typedWords).handBlender)

  await line.more.click()
  await line.more.click()
  await expect(line.quantity).toHaveText('3')
  await line.fewer.click()
  await expect(line.quantity).toHaveText('2')
  await expect(header.cart).toHaveAccessibleName(words(cartMessages).cartWithCount({ count: 2 }))
  await page.reload()
  await expect(line.quantity).toHaveText('2')

  await line.remove.click()
  await expect(cartPage.empty).toBeVisible()
  await expect(cartPage.heading).toBeFocused()
  await cartPage.undo.click()
  await expect(line.quantity).toHaveText('2')

  await line.fewer.click()
  await line.fewer.click()
  await expect(cartPage.empty).toBeVisible()
  await cartPage.keepShopping.click()
  await expect(page).toHaveURL(paths.products())
})

test(
  'C-07: a press while a change is being saved is ignored, not queued',
  once,
  async ({ page, words, putInCart, cartPage, openCartPage }) => {
    await putInCart()
    await openCartPage()
    const line = cartPage.line(words(typedWords).handBlender)
    const sent: string[] = []
    const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>()
    await page.route('**/api/orders/cart-items/**', async (route) => {
      sent.push(new URL(route.request().url()).pathname)
      await isAnswered
      await route.continue()
    })
    await line.more.click()
    await expect(line.quantity).toHaveText('2')
    await expect(line.remove).toBeDisabled()
    for (const control of [line.remove, line.more, line.fewer]) await control.dispatchEvent('click')
    answer()
    await expect(line.remove).toBeEnabled()
    await expect(line.quantity).toHaveText('2')
    await expect(line.more).toBeFocused()
    expect(sent).toEqual(['/api/orders/cart-items/update_quantity/'])
  },
)

test('a guest empties the cart after a confirmation', async ({
  page,
  words,
  putInCart,
  header,
  cartPage,
  openCartPage,
}) => {
  const openCart = words(openCartMessages)
  await putInCart()
  await openCartPage()
  const question = page.getByRole('dialog', { name: openCart.clearQuestion })
  await cartPage.clear.click()
  await checkPage(page, 'the confirmation before the cart is emptied')
  await question.getByRole('button', { name: openCart.cancelClearing }).click()
  await expect(question).toBeHidden()
  await expect(cartPage.clear).toBeFocused()
  await expect(cartPage.line(words(typedWords).handBlender).itself).toBeVisible()

  await cartPage.clear.click()
  await question.getByRole('button', { name: openCart.clear }).click()
  await expect(cartPage.empty).toBeVisible()
  await expect(cartPage.heading).toBeFocused()
  await expect(header.cart).toHaveAccessibleName(words(cartMessages).cart)
  await page.reload()
  await expect(cartPage.empty).toBeVisible()
})

test(
  'C-12: without a connection the cart stays visible and says that it is offline',
  once,
  async ({ context, words, putInCart, header, cartPage, openCartPage }) => {
    await putInCart()
    await openCartPage()
    const line = cartPage.line(words(typedWords).handBlender)
    await expect(line.quantity).toHaveText('1')
    await context.setOffline(true)
    await expect(cartPage.offline).toBeVisible()
    await line.more.click()
    await expect(line.quantity).toHaveText('1')
    await context.setOffline(false)
    await expect(cartPage.offline).toBeHidden()
    await line.more.click()
    await expect(header.cart).toHaveAccessibleName(words(cartMessages).cartWithCount({ count: 2 }))
  },
)
