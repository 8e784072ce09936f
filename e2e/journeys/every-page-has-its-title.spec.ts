import { languages } from '@shop/contract'
import { openCartMessages } from '../../apps/storefront/app/features/cart/cart.late.messages.ts'
import { productListMessages } from '../../apps/storefront/app/features/catalog/list/product-list.late.messages.ts'
import { comparePageMessages } from '../../apps/storefront/app/features/compare/compare.late.messages.ts'
import { favoritesPageMessages } from '../../apps/storefront/app/features/favorites/favorites.late.messages.ts'
import { layoutMessages } from '../../apps/storefront/app/features/layout/layout.messages.ts'
import { buyNowMessages } from '../../apps/storefront/app/features/orders/buy-now/buy-now.messages.ts'
import { linkedOrderMessages } from '../../apps/storefront/app/features/orders/linked/linked-order.late.messages.ts'
import { myOrdersMessages } from '../../apps/storefront/app/features/orders/my-orders/my-orders.late.messages.ts'
import { ordersMessages } from '../../apps/storefront/app/features/orders/orders.late.messages.ts'
import { paymentMessages } from '../../apps/storefront/app/features/orders/payment/payment.late.messages.ts'
import { trackMessages } from '../../apps/storefront/app/features/orders/track/track.late.messages.ts'
import { accountMessages } from '../../apps/storefront/app/features/users/account.late.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { once } from '../once.ts'
import { readHead } from '../pages/head-of-page.ts'
import { openShopClient } from '../pages/shop-client.ts'
import { expect, test } from '../pages/test.ts'
import { type Words, wordsOf } from '../pages/words.ts'

const order = '0199aaaa-0000-7000-8000-000000000000'

/** Titles of the pages, without the name of the shop. */
function titlesOf(words: Words): Record<string, string> {
  const account = words(accountMessages)
  const layout = words(layoutMessages)
  const productList = words(productListMessages)
  const { title: payment } = words(paymentMessages)
  return {
    [paths.products()]: productList.allProducts,
    [paths.offers()]: productList.offers,
    [paths.cart()]: words(openCartMessages).title,
    [paths.checkout()]: words(ordersMessages).checkout,
    [paths.paymentSuccess()]: payment,
    '/fail': payment,
    [paths.orderSuccess(order)]: words(ordersMessages).orderPlaced,
    [paths.orders()]: words(myOrdersMessages).myOrders,
    [paths.order(order)]: words(myOrdersMessages).orderOf,
    [paths.linkedOrder('x')]: words(linkedOrderMessages).title,
    [paths.track()]: words(trackMessages).title,
    [paths.register()]: account.signUpTitle,
    [paths.login()]: account.logInTitle,
    [paths.verifyPhone()]: account.verifyTitle,
    [paths.forgotPassword()]: account.forgotTitle,
    [paths.account()]: account.accountSettings,
    [paths.favorites()]: words(favoritesPageMessages).title,
    [paths.compare()]: words(comparePageMessages).title,
    [paths.privacyPolicy()]: layout.privacyPolicy,
    [paths.terms()]: layout.terms,
    [paths.returnPolicy()]: layout.returnPolicy,
    '/no-such-page': layout.notFound,
    [paths.product(99_999_999)]: layout.notFound,
  }
}

/** Titles of pages whose names are in the catalogue. */
async function catalogTitles(baseURL: string, words: Words): Promise<Record<string, string>> {
  const { catalog } = openShopClient(baseURL, words.language)
  const product = await catalog.getProduct({ params: { id: '1' } })
  const category = (await catalog.listCategories()).find(({ id }) => id === product.category)
  return {
    [paths.product(1)]: product.name,
    [paths.buyNow(1)]: words(buyNowMessages).buyNowNamed({ name: product.name }),
    [paths.category(product.category)]: category?.name ?? '',
  }
}

for (const language of languages) {
  test(`G-03: every address answers with the title of its page (${language})`, once, async ({ request, baseURL }) => {
    const words = wordsOf(language)
    const { brand, shopTitle } = words(layoutMessages)
    const titles = { ...titlesOf(words), ...(await catalogTitles(baseURL ?? '', words)) }
    for (const [path, title] of Object.entries(titles)) {
      const head = await readHead(request, `${path}?lang=${language}`)
      expect(head.title, path).toBe(`${title} | ${brand}`)
    }
    const { title } = await readHead(request, `/?lang=${language}`)
    expect(title).toBe(shopTitle)
  })
}

test('G-03: a page opened by a link sets its title', async ({ page, words }) => {
  const { brand } = words(layoutMessages)
  const titles = titlesOf(words)
  const ofFoot = [paths.privacyPolicy(), paths.terms(), paths.returnPolicy(), paths.favorites(), paths.compare()]
  await page.goto(paths.offers())
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  const foot = page.getByRole('contentinfo')
  await expect(foot.locator('a[href^="tel:"]').first()).toBeVisible()
  await expect(foot).toContainText(words(layoutMessages).mixersBlenders)
  for (const path of ofFoot) {
    await foot.locator(`a[href="${path}"]`).click()
    await expect(page).toHaveTitle(`${titles[path]} | ${brand}`)
    await expect(page).toHaveURL(path)
  }
  await page.goBack()
  await expect(page).toHaveTitle(`${titles[paths.favorites()]} | ${brand}`)
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
})
