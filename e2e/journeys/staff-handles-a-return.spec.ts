import { randomUUID } from 'node:crypto'
import { once } from '../once.ts'
import { checkAccessibility, checkPage } from '../pages/check-page.ts'
import { deliverOrder } from '../pages/deliver-order.ts'
import { photograph } from '../pages/photograph.ts'
import { returnWordsOf } from '../pages/return-words.ts'
import { expect, test } from '../pages/staff-test.ts'

test('staff approve a return, inspect it with one damaged unit, refund it and print its credit note', async ({
  page,
  client,
  staffClient,
  openAsAdmin,
  clicks,
  dashboard,
  words: { language },
}) => {
  const words = returnWordsOf(language)
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
  await main.getByRole('button', { name: words.enlarge }).click()
  const shown = dialog.getByRole('img', { name: words.picture })
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1600)
  await checkAccessibility(page, 'an enlarged picture of a return')
  await inDialog(words.closePicture).click()
  await expect(dialog).toBeHidden()
  await button(words.approve).click()
  await inDialog(words.approve).click()
  await button(words.collected).click()
  await inDialog(words.collected).click()
  await button(words.inspect).click()
  await dialog.getByLabel(words.receivedOf).fill('3')
  await expect(dialog.getByText(words.unitsWrong).first()).toBeVisible()
  await expect(inDialog(words.inspect)).toBeDisabled()
  await dialog.getByLabel(words.receivedOf).fill('٢')
  await dialog.getByLabel(words.damaged).fill('1')
  await checkAccessibility(page, 'an inspection')
  await inDialog(words.inspect).click()

  await button(words.refund).click()
  await expect(inDialog(words.refund)).toBeDisabled()
  await dialog.getByLabel(words.amount).fill('99999999')
  await expect(dialog.getByText(words.amountWrong)).toBeVisible()
  await dialog.getByLabel(words.amount).fill('100.50')
  await dialog.getByLabel(words.reference).fill('TR-2024')
  await checkAccessibility(page, 'the refund of a return')
  await inDialog(words.refund).click()
  await expect(main.getByText('TR-2024')).toBeVisible()
  await button(words.close).click()
  await inDialog(words.close).click()
  await expect(main.getByText(words.closed, { exact: true }).first()).toBeVisible()
  expect(await clicks(), 'from a request to its money back').toBe(13)
  await checkPage(page, 'a return')

  const [found] = (await staffClient.returns.listReturns({ query: { order_id: order.id } })).results
  await page.goto(`/dashboard/returns/${found?.id}/credit-note`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(words.creditNote)
  await expect(page.getByText('100.50').first()).toBeVisible()
  await checkPage(page, 'a credit note')
  const seen = await client.orders.getOrder(path)
  expect(seen.status).toBe('returned')
})

test(
  'staff register a return for a caller and refuse it with a reason',
  once,
  async ({ client, staffClient, openAsAdmin, dashboard, words: { language } }) => {
    const words = returnWordsOf(language)
    const { order, access_token } = await deliverOrder(client, staffClient)
    const { dialog, button, inDialog, main } = dashboard
    await openAsAdmin(`/dashboard/orders/${order.id}/show`)
    await button(words.register).click()
    await expect(inDialog(words.register)).toBeDisabled()
    await dialog.getByLabel(words.units).fill('1')
    await inDialog(words.register).click()
    await expect(main.getByText(words.requested).first()).toBeVisible()
    await button(words.refuse).click()
    await expect(inDialog(words.refuse)).toBeDisabled()
    await dialog.getByLabel(words.refusal).fill(words.usedForMonths)
    await inDialog(words.refuse).click()
    await expect(main.getByText(words.refused, { exact: true }).first()).toBeVisible()
    const { returns } = await client.returns.listReturns({ params: { id: order.id }, query: { access_token } })
    expect(returns).toMatchObject([{ status: 'refused', refusal: words.usedForMonths }])
  },
)
