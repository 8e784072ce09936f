import { randomUUID } from 'node:crypto'
import { returnTitles } from '@shop/contract/staff'
import { returnsMessages } from '../../apps/dashboard/src/resources/shared/returns.messages.ts'
import { checkAccessibility, checkPage } from '../pages/check-page.ts'
import { deliverOrder } from '../pages/deliver-order.ts'
import { photograph } from '../pages/photograph.ts'
import { expect, test } from '../pages/staff-test.ts'
import { typedWords } from '../pages/typed-words.ts'
import { beginsWith, withAny } from '../pages/words.ts'

test('W-03: staff approve a return, inspect it with one damaged unit, refund it and print its credit note', async ({
  page,
  client,
  staffClient,
  openAsAdmin,
  clicks,
  dashboard,
  words,
}) => {
  const returns = words(returnsMessages)
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
  await page.goto(`/dashboard/returns/${found?.id}/credit-note`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(returns.creditNote)
  await expect(page.getByText('100.50').first()).toBeVisible()
  await checkPage(page, 'a credit note')
  const seen = await client.orders.getOrder(path)
  expect(seen.status).toBe('returned')
})
