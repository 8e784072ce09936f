import { cartMessages } from '../../apps/storefront/app/features/cart/cart.messages.ts'
import { searchPanelMessages } from '../../apps/storefront/app/features/search/search-panel.late.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { wholeBrowser } from '../browsers.ts'
import { once } from '../once.ts'
import { connectionOf } from '../pages/connection.ts'
import { findColor, findHandBlender } from '../pages/shop-client.ts'
import { expect, test } from '../pages/test.ts'
import { typedWords } from '../pages/typed-words.ts'

test.use({ serviceWorkers: 'allow' })

test('a guest opens visited pages offline, and new pages once the network is back', async ({
  page,
  context,
  words,
  client,
  header,
  putInCart,
  productPage,
  cartPage,
}) => {
  const typed = words(typedWords)
  const connection = connectionOf(page, words)
  const { product: unseen } = await findColor(client, typed.blender, typed.blenderColor)

  await page.goto(paths.home())
  await connection.waitUntilCached('/')
  const { productId, colorId } = await putInCart()
  const seen = paths.product(productId, colorId)
  await connection.waitUntilCached(paths.product(productId))

  await test.step('sees at once that the network is down', async () => {
    await context.setOffline(true)
    await expect(connection.noNetwork).toBeVisible()
  })

  await test.step('sees that search needs a network, by code that was loaded ahead', async () => {
    await header.searchBox.fill(typed.blenders)
    await expect(header.results).toContainText(words(searchPanelMessages).failed)
    await header.searchBox.press('Escape')
  })

  await test.step('opens visited pages by link, by address and by Back', async () => {
    await header.logo.click()
    await expect(page).toHaveURL(paths.home())
    await page.goto(seen)
    await expect(productPage.heading(typed.handBlender)).toBeVisible()
    await expect(connection.noNetwork).toBeVisible()
    await expect(header.cart).toHaveAccessibleName(words(cartMessages).cartWithCount({ count: 1 }))
    await page.goBack()
    await expect(page).toHaveURL(paths.home())
  })

  await test.step('sees an offline page with links to visited pages', async () => {
    await page.goto(paths.product(unseen.id))
    await expect(connection.offlinePage).toBeVisible()
    await connection.offlinePages.filter({ hasText: typed.handBlender }).click()
    await expect(productPage.heading(typed.handBlender)).toBeVisible()
    await page.goBack()
    await expect(connection.offlinePage).toBeVisible()
  })

  await test.step('sees the requested page as soon as the network is back', async () => {
    await context.setOffline(false)
    await expect(productPage.heading(typed.blender)).toBeVisible()
    await expect(connection.noNetwork).toBeHidden()
  })

  await test.step('the cache contains no personal data', async () => {
    await page.goto(paths.orders())
    await page.goto(paths.account())
    await page.goto(paths.cart())
    await expect(cartPage.heading).toBeVisible()
    await connection.waitUntilCached(paths.cart())
    const cached = (await connection.listCached()).join('\n')
    expect(cached).not.toMatch(/^\/(api|orders?|account|checkout|dashboard)\b/m)
    expect(cached).toMatch(/^\/media\//m)
    expect(cached).toMatch(/\.woff2$/m)
  })

  await test.step('reads on the cart alone that the network is down, and then that the shop is back', async () => {
    await context.setOffline(true)
    await expect(cartPage.offline).toBeVisible()
    await expect(connection.noNetwork).toBeAttached()
    await expect(connection.noNetwork).toBeHidden()
    await context.setOffline(false)
    await expect(connection.isBack).toBeVisible()
  })
})

test(
  'a disk that is full since the last visit keeps no page and no picture back',
  once,
  async ({ page, context, words, client }) => {
    const { product } = await findHandBlender(client, words)
    const connection = connectionOf(page, words)
    await page.goto(paths.home())
    await connection.waitUntilCached('/')
    const [worker] = context.serviceWorkers()
    const refused = await worker?.evaluate(async () => {
      const refuse = () => Promise.reject(new DOMException('Unexpected internal error.', 'UnknownError'))
      Object.assign(CacheStorage.prototype, { open: refuse, match: refuse })
      return caches.open('pages').catch(({ name }: Error) => name)
    })
    expect(refused).toBe('UnknownError')
    await page.goto(paths.product(product.id))
    await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible()
    const picture = page.getByRole('main').getByRole('img').first()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  },
)

test('a tab of an old build loads the new build with the next page', once, async ({ page, words, header }) => {
  await page.goto(paths.offers())
  const connection = connectionOf(page, words)
  await connection.waitUntilCached(paths.offers())
  await page.reload()
  await connection.waitUntilWatched()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.evaluate(() => Object.assign(window, { isOldTab: true }))
  // The browser fires this event when the worker of a new build takes over.
  await page.evaluate(() => navigator.serviceWorker.dispatchEvent(new Event('controllerchange')))
  await header.logo.click()
  await expect(page).toHaveURL(paths.home())
  await page.waitForFunction(() => !('isOldTab' in window))
})

test.describe('the browser as people have it', () => {
  test.use({ ownBrowser: wholeBrowser })

  test('can install the shop, in the language of the page', async ({ page, words, request }) => {
    await page.goto(paths.home())
    await connectionOf(page, words).waitUntilCached('/')
    const session = await page.context().newCDPSession(page)
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
    // The browser of a journey is incognito, the only accepted obstacle.
    expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito'])
    const { data } = await session.send('Page.getAppManifest')
    const manifest = JSON.parse(data ?? '{}')
    expect(manifest).toMatchObject({ lang: words.language, dir: words.language === 'ar' ? 'rtl' : 'ltr' })
    expect(manifest.icons.map(({ purpose }: { purpose?: string }) => purpose)).toContain('maskable')
    for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200)
  })
})
