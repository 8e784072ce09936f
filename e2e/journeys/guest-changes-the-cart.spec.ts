import { cartMessages } from '../../apps/storefront/app/features/cart/cart.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { once } from '../once.ts'
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
