import type { Page } from '@playwright/test'
import { paths } from '../../apps/storefront/app/paths.ts'
import { sectionMessages } from '../../apps/storefront/app/sections/sections.late.messages.ts'
import { once } from '../once.ts'
import { expect, test } from '../pages/catalog-desk.ts'
import type { StaffClient } from '../pages/staff-client.ts'

/** Counts the requests for the data of a page. */
function countReadings(page: Page, path: string): () => number {
  const seen: string[] = []
  page.on('request', (request) => seen.push(new URL(request.url()).pathname))
  return () => seen.filter((pathname) => pathname === `${path}.data`).length
}

async function setPrice(client: StaffClient, id: number, price: number): Promise<void> {
  const params = { id: String(id) }
  const product = await client.products.getProduct({ params })
  const plain = { price }
  await client.products.updateProduct({ params, body: { ...product, plain, colors: [], pictures: [] } })
}

test(
  'P-10: a visited page shows again without a request; an order has the current price',
  once,
  async ({ page, makeProduct, staffClient }) => {
    const product = await makeProduct({ price: 6153 })
    const [list, details] = [paths.category(product.category), paths.product(product.id)]
    const [readList, readDetails] = [countReadings(page, list), countReadings(page, details)]
    const main = page.getByRole('main')
    await page.goto(details)
    await main.locator(`a[href="${list}"]`).first().click()
    await main.locator(`a[href="${details}"]`).first().click()
    await expect(page).toHaveURL(details)
    await expect(main).toContainText('6,153')
    expect([readList(), readDetails()]).toEqual([1, 1])

    await setPrice(staffClient, product.id, 7421)
    await main.locator(`a[href="${list}"]`).first().click()
    await main.locator(`a[href="${details}"]`).first().click()
    await expect(page).toHaveURL(details)
    await expect(main).toContainText('6,153')
    expect([readList(), readDetails()]).toEqual([1, 1])

    await main.locator(`a[href^="/buy-now/${product.id}"]`).click()
    await expect(main).toContainText('7,421')
    await expect(main).not.toContainText('6,153')
    await page.goBack()
    await page.reload()
    await expect(main).toContainText('7,421')
  },
)

test(
  'P-10: an open product reloads after ten minutes, and stays when the shop does not respond',
  once,
  async ({ page, words, makeProduct, staffClient }) => {
    const product = await makeProduct({ price: 6153 })
    const details = paths.product(product.id)
    const main = page.getByRole('main')
    const cover = main.getByText(words(sectionMessages).refreshing, { exact: true })
    await page.clock.install()
    await page.goto(details)
    await expect(main.getByRole('button', { name: product.name[words.language] }).first()).toBeEnabled()
    await setPrice(staffClient, product.id, 7421)
    let answer: () => void = () => undefined
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(`**${details}.data*`, async (route) => {
      await answered
      await route.continue()
    })
    await page.clock.fastForward('09:00')
    await expect(cover).toBeHidden()
    await page.clock.fastForward('01:01')
    await expect(cover).toBeVisible()
    await expect(main).toContainText('6,153')
    answer()
    await expect(cover).toBeHidden()
    await expect(main).toContainText('7,421')

    await page.unroute(`**${details}.data*`)
    await page.route(`**${details}.data*`, (route) => route.abort())
    const failed = page.waitForEvent('requestfailed')
    await page.clock.fastForward('10:01')
    await failed
    await expect(cover).toBeHidden()
    await expect(main).toContainText('7,421')
  },
)
