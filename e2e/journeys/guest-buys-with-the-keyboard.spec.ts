import { cartMessages } from '../../apps/storefront/app/features/cart/cart.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { recipients } from '../pages/checkout.ts'
import { keyboardOf } from '../pages/keyboard.ts'
import { expect, test } from '../pages/test.ts'
import { typedWords } from '../pages/typed-words.ts'

test('O-03: a guest finds a product and buys it with the keyboard alone', async ({
  page,
  words,
  header,
  productPage,
  cartModal,
  checkoutPage,
  orderPage,
}) => {
  const typed = words(typedWords)
  const { press, type, strike, tabTo, arrowTo } = keyboardOf(page)
  const recipient = recipients[words.language]
  const chosen = () => checkoutPage.region.locator('option:checked').textContent()
  await page.goto(paths.home())

  await test.step('skips the header', async () => {
    await press('Tab')
    await press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })

  await test.step('searches', async () => {
    await tabTo(header.searchBox, 'Shift+Tab')
    await type(typed.handBlender)
    await arrowTo(header.resultNamed(typed.handBlender))
    await press('Enter')
    await expect(productPage.heading(typed.handBlender)).toBeVisible()
  })

  await test.step('chooses a colour and puts it in the cart', async () => {
    await tabTo(productPage.color(typed.handBlenderColor))
    await press('Enter')
    await expect(productPage.color(typed.handBlenderColor)).toHaveAttribute('aria-current', 'true')
    await tabTo(productPage.addToCart(typed.handBlender))
    await press('Enter')
    await expect(header.cart).toHaveAccessibleName(words(cartMessages).cartWithCount({ count: 1 }))
  })

  await test.step('opens the cart, raises the quantity to two and goes on', async () => {
    await tabTo(header.cart, 'Shift+Tab')
    await press('Enter')
    const line = cartModal.line(typed.handBlender)
    await tabTo(line.more)
    await press('Enter')
    await expect(line.quantity).toHaveText('2')
    await tabTo(cartModal.checkout)
    await press('Enter')
    await expect(checkoutPage.heading).toBeVisible()
    await expect(cartModal.itself).toBeHidden()
  })

  await test.step('fills in the form and orders', async () => {
    for (const name of ['firstName', 'lastName', 'phone'] as const) {
      await tabTo(checkoutPage[name])
      await type(recipient[name])
    }
    await tabTo(checkoutPage.region)
    await strike(recipient.region)
    expect(await chosen()).toBe(recipient.region)
    for (const name of ['city', 'address'] as const) {
      await tabTo(checkoutPage[name])
      await type(recipient[name])
    }
    await tabTo(checkoutPage.place)
    await press('Enter')
    await expect(orderPage.thanks).toBeVisible()
  })
})
