import { randomUUID } from 'node:crypto'
import { returnTitles } from '@shop/contract/staff'
import { returnsMessages as deskReturnsMessages } from '../../apps/dashboard/src/resources/shared/returns.messages.ts'
import { returnsMessages } from '../../apps/storefront/app/features/orders/returns/returns.late.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { once } from '../once.ts'
import { checkAccessibility, checkPage } from '../pages/check-page.ts'
import { countClicks } from '../pages/count-clicks.ts'
import { deliverOrder } from '../pages/deliver-order.ts'
import { readOrderLink } from '../pages/outbox.ts'
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

test(
  'O-06: a guest asks for a return by the link of a message',
  once,
  async ({ page, words, client, staffClient, baseURL }) => {
    const returns = words(returnsMessages)
    const { order, access_token } = await deliverOrder(client, staffClient)
    const token = await readOrderLink(baseURL ?? '', order.customer.phone, order.number)
    const clicks = await countClicks(page)
    await page.goto(paths.linkedOrder(token))
    await page.getByRole('button', { name: returns.askForReturn, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(returns.why).selectOption({ label: returns.faulty })
    await dialog.getByRole('button', { name: returns.send }).click()
    await expect(page.getByText(returns.status_requested)).toBeVisible()
    const query = { access_token }
    const asked = await client.returns.listReturns({ params: { id: order.id }, query })
    expect(asked.returns).toMatchObject([{ status: 'requested', reason: 'faulty' }])
    expect(await clicks(), 'to ask for a return').toBe(2)
  },
)

test('W-03: staff approve a return, inspect it with one damaged unit, refund it and print its credit note', async ({
  page,
  client,
  staffClient,
  openAsAdmin,
  clicks,
  dashboard,
  words,
}) => {
  const returns = words(deskReturnsMessages)
  const { order, access_token } = await deliverOrder(client, staffClient)
  const path = { params: { id: order.id }, query: { access_token } }
  const { returnable } = await client.returns.listReturns(path)
  const lines = returnable.map(({ variant_id, quantity }) => ({ variant_id, quantity }))
  const headers = { 'idempotency-key': randomUUID() }
  const asked = await client.returns.requestReturn({ ...path, body: { lines, reason: 'faulty' } }, { headers })
  const { dialog, button, inDialog, main } = dashboard

  await openAsAdmin('/dashboard/returns')
  const picture = await photograph(page, 'lid')
  const file = new Blob([picture.buffer], { type: picture.mimeType })
  await client.returns.addReturnPicture(
    { params: { id: order.id, return: asked.returns[0]?.id ?? '' }, query: { access_token } },
    { file },
  )
  const number = asked.returns[0]?.number ?? ''
  await checkPage(page, 'returns')
  await page.getByRole('link', { name: number }).click()
  await main.getByRole('button', { name: withAny(returns.enlarge) }).click()
  const shown = dialog.getByRole('img', { name: returns.picture({ place: 1 }) })
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1600)
  await checkAccessibility(page, 'an enlarged picture of a return')
  await inDialog(returns.closePicture).click()
  await expect(dialog).toBeHidden()
  await button(returns.step_approve).click()
  await inDialog(returns.step_approve).click()
  await button(returns.step_collect).click()
  await inDialog(returns.step_collect).click()
  await button(returns.step_inspect).click()
  await dialog.getByLabel(returns.receivedOf({ count: 2 })).fill('3')
  await expect(dialog.getByText(returns.unitsWrong({ count: 2 })).first()).toBeVisible()
  await expect(inDialog(returns.step_inspect)).toBeDisabled()
  await dialog.getByLabel(returns.receivedOf({ count: 2 })).fill('٢')
  await dialog.getByLabel(returns.damagedOf).fill('1')
  await checkAccessibility(page, 'an inspection')
  await inDialog(returns.step_inspect).click()

  await button(returns.step_refund).click()
  await expect(inDialog(returns.step_refund)).toBeDisabled()
  await dialog.getByLabel(returns.amountEgp).fill('99999999')
  await expect(dialog.getByText(withAny(returns.amountWrong))).toBeVisible()
  await dialog.getByLabel(returns.amountEgp).fill('100.50')
  await dialog.getByLabel(beginsWith(returns.reference)).fill('TR-2024')
  await checkAccessibility(page, 'the refund of a return')
  await inDialog(returns.step_refund).click()
  await expect(main.getByText('TR-2024')).toBeVisible()
  await button(returns.step_close).click()
  await inDialog(returns.step_close).click()
  await expect(main.getByText(returnTitles.closed[words.language], { exact: true }).first()).toBeVisible()
  expect(await clicks(), 'from a request to its money back').toBe(13)
  await checkPage(page, 'a return')

  const [found] = (await staffClient.returns.listReturns({ query: { order_id: order.id } })).results
  await dashboard.visit(`/dashboard/returns/${found?.id}/credit-note`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(returns.creditNote)
  await expect(page.getByText('100.50').first()).toBeVisible()
  await checkPage(page, 'a credit note')
  const seen = await client.orders.getOrder(path)
  expect(seen.status).toBe('returned')
})
