import type { Page } from '@playwright/test'
import type { PlacedOrder } from '@shop/contract'
import { paths } from '../../apps/storefront/app/paths.ts'
import { checkPage } from '../pages/check-page.ts'
import { deliverOrder } from '../pages/deliver-order.ts'
import { photograph } from '../pages/photograph.ts'
import { returnWordsOf } from '../pages/return-words.ts'
import { expect, test } from '../pages/staff-test.ts'

/** Opens an order in the browser that placed it. */
async function openOrder(page: Page, { order, access_token }: PlacedOrder): Promise<void> {
  const access = JSON.stringify([{ id: order.id, token: access_token, number: order.number }])
  await page.addInitScript((saved) => window.localStorage.setItem('order_access', saved), access)
  await page.goto(paths.order(order.id))
}

test('a guest asks for a return, withdraws it, asks again with pictures and reads the refund', async ({
  page,
  client,
  staffClient,
  words: { language },
}) => {
  const words = returnWordsOf(language)
  const placed = await deliverOrder(client, staffClient)
  await openOrder(page, placed)
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  const dialog = page.getByRole('dialog')

  async function ask(): Promise<void> {
    await button(words.ask).click()
    await expect(dialog.getByRole('button', { name: words.send })).toBeDisabled()
    await dialog.getByLabel(words.reason).selectOption({ label: words.faulty })
    await dialog.getByLabel(words.tellMore).fill(words.whatIsWrong)
    await checkPage(page, 'the request for a return')
    await dialog.getByRole('button', { name: words.send }).click()
    await expect(page.getByText(words.waiting)).toBeVisible()
  }

  /** Sends two pictures with the request, after removing one, and then what is no picture. */
  async function askWithPictures(): Promise<void> {
    await button(words.ask).click()
    await dialog.getByLabel(words.reason).selectOption({ label: words.faulty })
    const files = dialog.locator('input[type=file]')
    await files.setInputFiles([
      await photograph(page, 'lid'),
      await photograph(page, 'box'),
      await photograph(page, 'cat'),
    ])
    await dialog.getByRole('button', { name: words.removeThird }).click()
    await expect(dialog.getByRole('img')).toHaveCount(2)
    await checkPage(page, 'the request for a return with pictures')
    await dialog.getByRole('button', { name: words.send }).click()
    await expect(page.getByRole('button', { name: words.enlarge })).toHaveCount(2)
    await expect(button(words.addPictures)).toBeEnabled()
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'bill.pdf', mimeType: 'image/png', buffer: Buffer.from('%PDF-1.7') })
    await expect(page.getByText('bill.pdf')).toBeVisible()
    await page.getByRole('button', { name: words.enlarge }).first().click()
    await expect
      .poll(() => dialog.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(1600)
    await checkPage(page, 'an enlarged picture of a return')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }

  await ask()
  await button(words.withdraw).click()
  await expect(page.getByText(words.withdrawn, { exact: true })).toBeVisible()
  await askWithPictures()

  const query = { access_token: placed.access_token }
  const { returns } = await client.returns.listReturns({ params: { id: placed.order.id }, query })
  const [asked] = returns
  expect(asked).toMatchObject({ pictures: 2 })
  const params = { id: asked?.id ?? '' }
  await staffClient.returns.decideReturn({ params, body: { decision: 'approve' } })
  const lines = [{ variant_id: asked?.items[0]?.variant_id ?? 0, received: 1 }]
  const { due } = await staffClient.returns.inspectReturn({ params, body: { lines } })
  await staffClient.returns.refundReturn({ params, body: { amount: due ?? 0, method: 'wallet', reference: 'VF-10' } })
  await page.reload()
  await expect(page.getByText(words.refunded)).toBeVisible()
  await checkPage(page, 'an order with returns')
})
