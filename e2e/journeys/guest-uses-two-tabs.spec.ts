import { paths } from '../../apps/storefront/app/paths.ts'
import { leanBrowser } from '../browsers.ts'
import { once } from '../once.ts'
import { cartPageOf } from '../pages/cart.ts'
import { expect, test } from '../pages/test.ts'

// Playwright disables the back/forward cache of browsers by default.
test.use({ launchOptions: { ...leanBrowser, ignoreDefaultArgs: ['--disable-back-forward-cache'] } })

const nothingInside = /^(Cart|السلة)$/

test('a change of the cart in one tab shows in the other', once, async ({ context, words, header, putInCart }) => {
  await putInCart()
  const otherTab = await context.newPage()
  await otherTab.goto(paths.cart())
  const line = cartPageOf(otherTab, words).line(words.handBlender.name)
  await line.more.click()
  await expect(header.cart).toHaveAccessibleName(/2|منتجان/)
  await line.remove.click()
  await expect(header.cart).toHaveAccessibleName(nothingInside)
})

test(
  'a page that Back restores from memory shows the current cart',
  once,
  async ({ page, words, header, productPage }) => {
    await page.goto(paths.terms())
    await header.searchBox.fill(words.handBlender.name)
    await header.resultNamed(words.handBlender.name).click()
    await productPage.addToCart(words.handBlender.name).click()
    await expect(header.cart).toHaveAccessibleName(/1|واحد/)
    await page.goBack({ waitUntil: 'commit' })
    await expect(page).toHaveURL(paths.terms())
    await expect(header.cart).toHaveAccessibleName(/1|واحد/)
  },
)
