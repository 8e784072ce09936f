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
import { type HeadOfPage, readHead } from '../pages/head-of-page.ts'
import { findColor, openShopClient } from '../pages/shop-client.ts'
import { expect, test } from '../pages/test.ts'
import { typedWords } from '../pages/typed-words.ts'
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
  test(`G-03: every address answers, with the title of its page (${language})`, once, async ({ request, baseURL }) => {
    const words = wordsOf(language)
    const { brand, shopTitle, notFound } = words(layoutMessages)
    const titles = { ...titlesOf(words), ...(await catalogTitles(baseURL ?? '', words)) }
    for (const [path, title] of Object.entries(titles)) {
      const head = await readHead(request, `${path}?lang=${language}`)
      expect(head.title, path).toBe(`${title} | ${brand}`)
      expect(head.status, path).toBe(title === notFound ? 404 : 200)
    }
    const home = await readHead(request, `/?lang=${language}`)
    expect([home.status, home.title]).toEqual([200, shopTitle])
    expect((await request.get(paths.dashboard())).status()).toBe(200)
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

test('G-10, P-02: an unknown address responds with 404 and a link back', async ({ page, words, request }) => {
  const layout = words(layoutMessages)
  for (const path of [paths.product(99_999_999), '/product/abc', '/category/0']) {
    const answer = await request.get(`${path}?lang=${words.language}`)
    expect(answer.status(), path).toBe(404)
    expect(await answer.text(), path).toContain(layout.notFound)
  }
  const response = await page.goto('/no-such-page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: layout.notFound })).toBeVisible()
  await page.getByRole('link', { name: layout.backHome }).click()
  await expect(page).toHaveURL(paths.home())
  await expect(page.getByRole('heading', { level: 1, name: layout.notFound })).toBeHidden()
})

const personal = [paths.cart(), paths.checkout(), paths.account(), paths.orders(), paths.favorites(), paths.compare()]
const unlisted = [...personal, paths.products({ search: 'blender' }), paths.login(), paths.paymentSuccess()]

test('a product has structured data with name, price and breadcrumbs', async ({ request, client, words, baseURL }) => {
  const { product } = await findColor(client, words(typedWords).blender, words(typedWords).blenderColor)
  const path = `${paths.product(product.id)}?lang=${words.language}`
  const head = await readHead(request, path)
  expectOwnAddress(head, `${baseURL}${path}`)
  expect(head.title).toContain(product.name)
  expect(head.metas['og:image']).toBe(`${baseURL}${product.image}`)
  const [goods, way] = [head.dataOf('Product'), head.dataOf('BreadcrumbList')]
  expect(goods).toMatchObject({ name: product.name, sku: product.sku, offers: { priceCurrency: 'EGP' } })
  expect(goods, 'a product without ratings').not.toHaveProperty('aggregateRating')
  expect(way).toHaveProperty('itemListElement.1.item', `${baseURL}${paths.category(product.category)}`)
})

test('the home page has structured data of the shop and the website', async ({ request, words, baseURL }) => {
  const head = await readHead(request, `/?lang=${words.language}`)
  expectOwnAddress(head, `${baseURL}/?lang=${words.language}`)
  expect(head.metas['og:image']).toBe(`${baseURL}/brand/social-card.jpg`)
  expect(head.dataOf('Organization')).toMatchObject({ logo: `${baseURL}/brand/icon-512.png` })
  expect(head.dataOf('WebSite')).toMatchObject({ inLanguage: words.language })
})

test('pages of one person, searches and logins are not indexed', once, async ({ request }) => {
  for (const path of unlisted) {
    const head = await readHead(request, path)
    expect(head.status, path).toBe(200)
    expect(head.metas.robots, path).toBe('noindex')
    expect(head.alternates, path).toEqual({})
  }
})

test('every page of the sitemap exists, with the same canonical address', once, async ({ request, words, baseURL }) => {
  const read = async (path: string) => (await request.get(path)).text()
  const files = addressesIn(await read('/sitemap.xml')).map((address) => address.replace(baseURL ?? '', ''))
  expect(await read('/robots.txt')).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  const addresses = (await Promise.all(files.map(read))).flatMap(addressesIn)
  const ofLanguage = addresses.filter((address) => address.endsWith(`?lang=${words.language}`))
  expect(ofLanguage.length).toBe(addresses.length / 2)
  // One page of each kind; the same code renders the others.
  const kinds = new Map(ofLanguage.map((address) => [address.replace(/\d+(?=\?)/, ''), address]))
  expect(kinds.size).toBe(8)
  for (const address of kinds.values()) expectOwnAddress(await readHead(request, address), address)
})

test('icons and social cards exist', async ({ request }) => {
  const icons = ['/favicon.ico', '/brand/favicon.svg', '/brand/apple-touch-icon.png', '/brand/social-card.jpg']
  for (const path of icons) expect((await request.get(path)).headers()['content-type'], path).toMatch(/^image\//)
})

test('the service worker and its offline pages are never cached', once, async ({ request }) => {
  for (const path of ['/service-worker.js', '/offline-en.html', '/offline-ar.html']) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(200)
    expect(answer.headers(), path).toMatchObject({
      'cache-control': 'no-cache',
      'content-security-policy': expect.stringMatching(/^default-src 'self';.* frame-ancestors 'none'$/),
    })
  }
  expect(await (await request.get('/offline-ar.html')).text()).toContain('<html lang="ar" dir="rtl">')
})

test('W-02: an address that names a part of a policy has the focus at the heading of the part', async ({ page }) => {
  await page.goto(paths.terms('delivery'))
  const heading = page.locator('#delivery')
  await expect(heading).toBeInViewport()
  await expect(heading).toBeFocused()
})

/** Expects the canonical address of a listed page, and its address in each language. */
function expectOwnAddress(head: HeadOfPage, address: string): void {
  const bare = address.replace(/\?lang=\w+$/, '')
  expect(head.status, address).toBe(200)
  expect(head.canonical).toBe(address)
  expect(head.alternates).toEqual({
    'en-EG': `${bare}?lang=en`,
    'ar-EG': `${bare}?lang=ar`,
    'x-default': bare,
  })
  expect(head.metas).toMatchObject({ 'og:url': address, 'twitter:card': 'summary_large_image' })
  expect(head.metas.robots).toBeUndefined()
  expect(head.metas.description?.length).toBeGreaterThan(20)
}

function addressesIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
}
