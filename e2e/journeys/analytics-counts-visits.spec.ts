import type { Page } from '@playwright/test'
import { analyticsMessages } from '../../apps/storefront/app/analytics/analytics.late.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { once } from '../once.ts'
import { recipients } from '../pages/checkout.ts'
import { expect, measurementId, test } from '../pages/own-shop-test.ts'
import { test as inUsualShop } from '../pages/test.ts'
import { typedWords } from '../pages/typed-words.ts'

const tagHost = 'https://www.googletagmanager.com/'

type SentEvent = {
  name: string
  parameters: { currency: string; value: number; transaction_id?: string; items: object[] }
}

/** The events that a page sent to Google's tag, in order; null without a tag. */
function readSent(page: Page): Promise<SentEvent[] | null> {
  return page.evaluate(() => {
    const layer = (window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer
    const events = layer?.map((words) => Array.from(words)).filter(([command]) => command === 'event')
    return events?.map(([, name, parameters]) => ({ name, parameters }) as SentEvent) ?? null
  })
}

test(
  'W-01: each event is sent once after consent, without personal data',
  once,
  async ({ page, words, putInCart, cartPage, checkoutPage, orderPage }) => {
    const asked: string[] = []
    await page.route(`${tagHost}**`, async (route) => {
      asked.push(route.request().url())
      await route.fulfill({ contentType: 'text/javascript', body: '' })
    })
    const namesSent = async () => (await readSent(page))?.map(({ name }) => name)

    const { productId, colorId } = await putInCart()
    await expect(page.getByRole('button', { name: words(analyticsMessages).agree })).toBeVisible()
    expect(asked).toEqual([])
    expect(await readSent(page)).toBeNull()
    await page.getByRole('button', { name: words(analyticsMessages).agree }).click()
    await expect.poll(namesSent).toEqual(['view_item', 'add_to_cart'])
    expect(asked).toEqual([`${tagHost}gtag/js?id=${measurementId}`])

    await page.goto(paths.cart())
    await cartPage.line(words(typedWords).handBlender).remove.click()
    await expect.poll(namesSent).toEqual(['remove_from_cart'])
    await page.goto(paths.product(productId, colorId))
    await expect.poll(namesSent).toEqual(['view_item'])
    await putInCart()

    await page.goto(paths.checkout())
    await expect.poll(namesSent).toEqual(['begin_checkout'])
    await page.reload()
    const recipient = recipients[words.language]
    await checkoutPage.fill(recipient)
    await checkoutPage.place.click()
    await expect(orderPage.thanks).toBeVisible()
    await expect.poll(namesSent).toEqual(['purchase'])
    const [purchase] = (await readSent(page)) ?? []
    expect(purchase?.parameters).toMatchObject({
      currency: 'EGP',
      transaction_id: await orderPage.number.textContent(),
      items: [{ item_id: String(productId), quantity: 1 }],
    })
    const everything = await page.evaluate(() => JSON.stringify((window as { dataLayer?: unknown[] }).dataLayer))
    for (const personal of [...Object.values(recipient), '1012345678']) expect(everything).not.toContain(personal)

    await page.reload()
    await expect(orderPage.thanks).toBeVisible()
    await expect.poll(namesSent).toEqual([])
  },
)

inUsualShop(
  'a shop without a measurement id sends requests to no third party',
  once,
  async ({ page, baseURL, putInCart, checkoutPage }) => {
    const foreign: string[] = []
    page.on('request', (request) => {
      if (/^https?:/.test(request.url()) && !request.url().startsWith(baseURL ?? '')) foreign.push(request.url())
    })
    await page.goto(paths.products())
    await putInCart()
    await page.goto(paths.checkout())
    await expect(checkoutPage.place).toBeVisible()
    expect(foreign).toEqual([])
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
  },
)
