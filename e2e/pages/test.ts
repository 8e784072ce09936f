import { randomUUID } from 'node:crypto'
import { type BrowserContext, test as base, expect, type LaunchOptions, type Page } from '@playwright/test'
import { cartMessages } from '../../apps/storefront/app/features/cart/cart.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { cartModalOf, cartPageOf } from './cart.ts'
import { checkoutPageOf } from './checkout.ts'
import { headerOf } from './header.ts'
import { orderPageOf } from './order.ts'
import { productPageOf } from './product.ts'
import { findHandBlender, openShopClient, type ShopClient } from './shop-client.ts'
import { waitForHydration } from './wait-for-hydration.ts'
import { watchForFaults } from './watch-for-faults.ts'
import { languageOf, type Words, wordsOf } from './words.ts'

type Fixtures = {
  /** A browser for this journey alone. With `launchOptions` of its own a journey would end the worker. */
  ownBrowser: LaunchOptions | null
  words: Words
  header: ReturnType<typeof headerOf>
  productPage: ReturnType<typeof productPageOf>
  cartPage: ReturnType<typeof cartPageOf>
  cartModal: ReturnType<typeof cartModalOf>
  /** Opens the cart page from the cart modal. */
  openCartPage: () => Promise<void>
  checkoutPage: ReturnType<typeof checkoutPageOf>
  orderPage: ReturnType<typeof orderPageOf>
  /** The shop's API in the language of the journey. */
  client: ShopClient
  /** Adds the journey's product to the cart on its page, and waits until the cart has it. */
  putInCart: () => Promise<{ productId: number; colorId: number }>
  /** Puts it there through the API, before the first page opens. */
  fillCart: () => Promise<void>
  /** A page on another device with the same screen: it knows nothing of the first one. */
  openDevice: () => Promise<Page>
  faults: string[]
}

/**
 * A journey with the texts of its language, in the shop of its worker: what journeys in the other worker do is not seen there. It also fails
 * if the browser reports an error. `SHOP_URL` names the running shops.
 */
export const test = base.extend<Fixtures>({
  baseURL: async ({ browserName: _browser }, use, { parallelIndex }) => {
    const shops = (process.env.SHOP_URL ?? '').split(' ')
    await use(shops[parallelIndex % shops.length])
  },
  ownBrowser: [null, { option: true }],
  context: async ({ context, ownBrowser, playwright }, use) => {
    if (!ownBrowser) return use(context)
    const browser = await playwright.chromium.launch(ownBrowser)
    await use(await browser.newContext())
    await browser.close()
  },
  page: async ({ page }, use) => use(waitForHydration(page)),
  words: async ({ locale }, use) => use(wordsOf(languageOf(locale))),
  header: async ({ page, words }, use) => use(headerOf(page, words)),
  productPage: async ({ page, words }, use) => use(productPageOf(page, words)),
  cartPage: async ({ page, words }, use) => use(cartPageOf(page, words)),
  cartModal: async ({ page, words }, use) => use(cartModalOf(page, words)),
  openCartPage: async ({ header, cartModal, cartPage }, use) => {
    await use(async () => {
      await header.cart.click()
      await cartModal.viewCart.click()
      await expect(cartPage.heading).toBeVisible()
    })
  },
  checkoutPage: async ({ page, words }, use) => use(checkoutPageOf(page, words)),
  orderPage: async ({ page, words }, use) => use(orderPageOf(page, words)),
  client: async ({ baseURL, words }, use) => use(openShopClient(baseURL ?? '', words.language)),
  putInCart: async ({ page, words, client, productPage, header }, use) => {
    await use(async () => {
      const { product, color } = await findHandBlender(client, words)
      await page.goto(paths.product(product.id, color.id))
      await productPage.addToCart(product.name).click()
      await expect(header.cart).toHaveAccessibleName(words(cartMessages).cartWithCount({ count: 1 }))
      return { productId: product.id, colorId: color.id }
    })
  },
  fillCart: async ({ page, words, client }, use) => {
    await use(async () => {
      const { product, color } = await findHandBlender(client, words)
      const query = { session_key: randomUUID() }
      const { id } = await client.cart.addToCart({ query, body: { product_id: product.id, color_id: color.id } })
      const saved = { key: query.session_key, id: String(id) }
      await page.addInitScript((cart) => {
        if (window.localStorage.getItem('cart_session_key')) return
        window.localStorage.setItem('cart_session_key', cart.key)
        window.localStorage.setItem('cart_id', cart.id)
      }, saved)
    })
  },
  openDevice: async ({ browser }, use) => {
    const contexts: BrowserContext[] = []
    await use(async () => {
      const context = await browser.newContext()
      contexts.push(context)
      return waitForHydration(await context.newPage())
    })
    await Promise.all(contexts.map((context) => context.close()))
  },
  faults: [
    async ({ context }, use) => {
      const faults = watchForFaults(context)
      await use(faults)
      expect(faults, 'faults that the browser reported').toEqual([])
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'
