import { beforeEach, expect, it } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { openDashboard, openShop } from '../../../test/open-dashboard.tsx'
import { wordsIn } from '../../../test/words.ts'
import { courierSheetsMessages } from './courier-sheets.messages.ts'

beforeEach(openShop)

/** As the Excel of an Arabic Windows saves a CSV. */
function encodeForArabicWindows(text: string): BlobPart {
  const decoder = new TextDecoder('windows-1256')
  const letters = Array.from({ length: 256 }, (_, byte) => decoder.decode(Uint8Array.of(byte)))
  return Uint8Array.from(text, (letter) => letters.indexOf(letter))
}

/** Opens the page on a phone. */
async function openPage() {
  const t = wordsIn('ar')(courierSheetsMessages)
  await page.viewport(360, 740)
  const main = await openDashboard('courier-sheets', 'ar')
  await expect.element(main.getByText(t.noSettlements)).toBeVisible()
  const choose = async (part: BlobPart) =>
    await userEvent.upload(
      page.elementLocator(document.querySelector('input[type=file]') ?? document.body),
      new File([part], 'sheet.csv', { type: 'text/csv' }),
    )
  return { t, main, choose }
}

it('a sheet that the Excel of an Arabic Windows saved is read; one that cannot be read leaves none to apply', async () => {
  const { t, main, choose } = await openPage()
  await choose(encodeForArabicWindows('رقم الطلب;الحالة;المبلغ\r\nNW-999999;تم التوصيل;600'))
  await expect.element(main.getByText(t.problem_order_unknown)).toBeVisible()
  await choose('a,b\n1,2')
  await expect.element(page.getByRole('alert').filter({ hasText: 'رقم الطلب، الحالة، المبلغ' })).toBeVisible()
  await expect.element(main.getByText(t.problem_order_unknown)).not.toBeInTheDocument()
})

it('on a phone neither the number of an order nor a moment is broken into its words', async () => {
  const { t, main, choose } = await openPage()
  await choose('order,status,amount\nNW-999999,delivered,600')
  await expect.element(main.getByText(t.problem_order_unknown)).toBeVisible()
  expect(countLines(main.getByText('NW-999999')), 'of the number').toBe(1)
  await main.getByRole('button', { name: t.record }).click()
  await expect.element(main.getByText(t.noSettlements)).not.toBeInTheDocument()
  const moment = main.getByRole('region', { name: t.settlements }).getByRole('cell').first()
  expect(countLines(moment), 'of the moment').toBeLessThan(4)
})

function countLines(place: Locator): number {
  const text = document.createRange()
  text.selectNodeContents(place.element())
  return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size
}
