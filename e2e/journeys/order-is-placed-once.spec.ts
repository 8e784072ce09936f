import type { Page } from '@playwright/test'
import { paths } from '../../apps/storefront/app/paths.ts'
import { recipients } from '../pages/checkout.ts'
import { expect, test } from '../pages/test.ts'

test.beforeEach(async ({ page, words, putInCart, checkoutPage }) => {
  await putInCart()
  await page.goto(paths.checkout())
  await checkoutPage.fill(recipients[words.language])
})

test('when its answer is lost and the guest tries again', async ({ page, words, checkoutPage, orderPage }) => {
  const orders = await loseFirstAnswer(page)
  await checkoutPage.place.click()
  await expect(checkoutPage.alert).toContainText(words.checkout.failed)
  await expect(checkoutPage.firstName).toHaveValue(recipients[words.language].firstName)
  await checkoutPage.retry.click()
  await expect(orderPage.thanks).toBeVisible()
  expect(page.url()).toContain(orders[0])
})

test('when its answer is lost and the guest reloads the page', async ({ page, checkoutPage, orderPage }) => {
  const orders = await loseFirstAnswer(page)
  await checkoutPage.place.click()
  await expect(checkoutPage.alert).toBeVisible()
  await page.reload()
  await expect(orderPage.thanks).toBeVisible()
  expect(page.url()).toContain(orders[0])
})

test('when the guest presses twice', async ({ page, checkoutPage, orderPage }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/orders/checkout/')) sent.push(request.url())
  })
  await checkoutPage.place.dblclick()
  await expect(orderPage.thanks).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('and what was typed survives a reload', async ({ page, words, checkoutPage }) => {
  await checkoutPage.notes.fill('Ring twice')
  await page.reload()
  await expect(checkoutPage.notes).toHaveValue('Ring twice')
  await expect(checkoutPage.phone).toHaveValue(recipients[words.language].phone)
  await expect(checkoutPage.region).toHaveValue('EG-GZ')
})

/** Lets the shop place the first order and cuts the line before its answer arrives. @returns the ids of what was placed */
async function loseFirstAnswer(page: Page): Promise<string[]> {
  const placed: string[] = []
  await page.route(
    '**/api/orders/checkout/**',
    async (route) => {
      const answer: { order: { id: string } } = await (await route.fetch()).json()
      placed.push(answer.order.id)
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  return placed
}
