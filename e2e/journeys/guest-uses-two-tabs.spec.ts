import { cartMessages } from '../../apps/storefront/app/features/cart/cart.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { leanBrowser } from '../browsers.ts'
import { once } from '../once.ts'
import { cartPageOf } from '../pages/cart.ts'
import { expect, test } from '../pages/test.ts'
import { typedWords } from '../pages/typed-words.ts'

// Playwright disables the back/forward cache of browsers by default.
test.use({ launchOptions: { ...leanBrowser, ignoreDefaultArgs: ['--disable-back-forward-cache'] } })

test('a change of the cart in one tab shows in the other', once, async ({ context, words, header, putInCart }) => {
  const cart = words(cartMessages)
  await putInCart()
  const otherTab = await context.newPage()
  await otherTab.goto(paths.cart())
  const line = cartPageOf(otherTab, words).line(words(typedWords).handBlender)
  await line.more.click()
  await expect(header.cart).toHaveAccessibleName(cart.cartWithCount({ count: 2 }))
  await line.remove.click()
  await expect(header.cart).toHaveAccessibleName(cart.cart)
})

test(
  'a page that Back restores from memory shows the current cart',
  once,
  async ({ page, words, header, productPage }) => {
    const typed = words(typedWords)
    await page.goto(paths.terms())
    await header.searchBox.fill(typed.handBlender)
    await header.resultNamed(typed.handBlender).click()
    await productPage.addToCart(typed.handBlender).click()
    await expect(header.cart).toHaveAccessibleName(words(cartMessages).cartWithCount({ count: 1 }))
    await page.goBack({ waitUntil: 'commit' })
    await expect(page).toHaveURL(paths.terms())
    await expect(header.cart).toHaveAccessibleName(words(cartMessages).cartWithCount({ count: 1 }))
  },
)
