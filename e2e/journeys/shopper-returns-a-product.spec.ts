import { returnsMessages } from '../../apps/storefront/app/features/orders/returns/returns.late.messages.ts'
import { checkPage } from '../pages/check-page.ts'
import { countClicks } from '../pages/count-clicks.ts'
import { deliverOrder } from '../pages/deliver-order.ts'
import { photograph } from '../pages/photograph.ts'
import { openOrder } from '../pages/place-order.ts'
import { expect, test } from '../pages/staff-test.ts'
import { typedWords } from '../pages/typed-words.ts'
import { beginsWith, some, withAny } from '../pages/words.ts'

test('O-06: a guest asks for a return, withdraws it, asks again with pictures and reads the refund', async ({
  page,
  client,
  staffClient,
  words,
}) => {
  const returnsWords = words(returnsMessages)
  const placed = await deliverOrder(client, staffClient)
  const clicks = await countClicks(page)
  await openOrder(page, placed)
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  const dialog = page.getByRole('dialog')

  async function ask(): Promise<void> {
    await button(returnsWords.askForReturn).click()
    await expect(dialog.getByRole('button', { name: returnsWords.send })).toBeDisabled()
    await dialog.getByLabel(returnsWords.why).selectOption({ label: returnsWords.faulty })
    await dialog.getByLabel(beginsWith(returnsWords.tellMore)).fill(words(typedWords).whatIsWrong)
    await checkPage(page, 'the request for a return')
    await dialog.getByRole('button', { name: returnsWords.send }).click()
    await expect(page.getByText(returnsWords.status_requested)).toBeVisible()
  }

  /** Sends two pictures with the request, after removing one, and then what is no picture. */
  async function askWithPictures(): Promise<void> {
    await button(returnsWords.askForReturn).click()
    await dialog.getByLabel(returnsWords.why).selectOption({ label: returnsWords.faulty })
    const files = dialog.locator('input[type=file]')
    await files.setInputFiles([
      await photograph(page, 'lid'),
      await photograph(page, 'box'),
      await photograph(page, 'cat'),
    ])
    await dialog.getByRole('button', { name: returnsWords.removePicture({ place: 3 }) }).click()
    await expect(dialog.getByRole('img')).toHaveCount(2)
    await checkPage(page, 'the request for a return with pictures')
    await dialog.getByRole('button', { name: returnsWords.send }).click()
    await expect(page.getByRole('button', { name: withAny(returnsWords.enlarge) })).toHaveCount(2)
    await expect(button(withAny(returnsWords.addPicturesTo({ number: `RT-${some}` })))).toBeEnabled()
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'bill.pdf', mimeType: 'image/png', buffer: Buffer.from('%PDF-1.7') })
    await expect(page.getByText('bill.pdf')).toBeVisible()
    await page
      .getByRole('button', { name: withAny(returnsWords.enlarge) })
      .first()
      .click()
    await expect
      .poll(() => dialog.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(1600)
    await checkPage(page, 'an enlarged picture of a return')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }

  await ask()
  expect(await clicks(), 'to ask for a return').toBe(2)
  await button(withAny(returnsWords.withdrawOf({ number: `RT-${some}` }))).click()
  await expect(page.getByText(returnsWords.status_withdrawn, { exact: true })).toBeVisible()
  expect(await clicks(), 'and to withdraw it').toBe(3)
  await askWithPictures()
  expect(await clicks(), 'and to ask with pictures (2), to remove one and to enlarge one').toBe(7)

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
  await expect(page.getByText(withAny(returnsWords.refundPaid))).toBeVisible()
  await checkPage(page, 'an order with returns')
})
