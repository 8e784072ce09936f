import { randomUUID } from 'node:crypto'
import { formatExactMoney, formatNumber } from '@shop/i18n'
import { reportsMessages } from '../../apps/dashboard/src/resources/reports/reports.messages.ts'
import { both } from '../both.ts'
import { expect, test } from '../pages/bosta-test.ts'
import { payAtBank, placeOrder } from '../pages/place-order.ts'

/** Columns of the file of the books. */
const [numberColumn, netColumn, vatColumn, grossColumn] = [1, 9, 10, 11]
/** Delivered, in the words of Bosta. */
const delivered = 45

test(
  "an accountant opens the month's books as a file, and it adds up to what the page says",
  both,
  async ({ page, baseURL, client, staffClient, tellState, hire, openAs, clicks, dashboard, words }) => {
    const reports = words(reportsMessages)
    const { id: carrier_id } = await staffClient.carriers.createCarrier({
      body: { name: { en: 'Bosta', ar: 'بوسطة' }, kind: 'bosta', tracking_pattern: '', is_active: true },
    })
    const placed = await placeOrder(client, { payment_method: 'card', region: 'EG-C' })
    await payAtBank(baseURL ?? '', placed)
    const params = { id: placed.order.id }
    const readOrder = () => staffClient.orders.getOrder({ params })
    const [payment] = (await readOrder()).payments
    const body = { payment_id: payment?.id ?? '', amount: 10.5, note: '' }
    await staffClient.orders.requestRefund({ params, body }, { headers: { 'idempotency-key': randomUUID() } })
    await staffClient.parcels.saveParcel({ params, body: { carrier_id, tracking_number: null } })
    const readNumber = async () => (await readOrder()).parcel?.tracking_number ?? ''
    await expect.poll(readNumber).not.toBe('')
    await staffClient.orders.takeStep({ params, body: { step: 'ship', from: 'processing', reason: 'Known to us' } })
    // What a carrier tells cannot be undone: the documents are due at once.
    await tellState(await readNumber(), delivered)
    await expect.poll(async () => (await readOrder()).status).toBe('delivered')

    await openAs(await hire('accountant'), '/dashboard/reports')
    await page.getByRole('combobox', { name: reports.period, exact: true }).click()
    await page.getByRole('option', { name: reports.this_month, exact: true }).click()
    expect(await clicks(), 'to choose the month').toBe(2)
    const rowOf = (name: string) => page.getByRole('row').filter({ has: page.getByRole('cell', { name, exact: true }) })
    const download = async () => {
      const event = page.waitForEvent('download')
      await dashboard.button(reports.saveBooks).click()
      const stream = await (await event).createReadStream()
      return parseCsv(Buffer.concat(await stream.toArray()).toString('utf8')).slice(1)
    }

    // Jobs issue the documents.
    await expect(async () => {
      await page.reload()
      await expect(rowOf(reports.invoices)).toBeVisible()
      const lines = await download()
      const ofOrder = lines.filter((line) => line.includes(placed.order.number))
      expect(sum(ofOrder, grossColumn), 'the money that the shop keeps of the order').toBe(
        Math.round(placed.order.total * 100) - 1050,
      )
      const kinds = [
        [reports.invoices, 'INV-'],
        [reports.credit_notes, 'CN-'],
        [reports.total, ''],
      ] as const
      for (const [name, prefix] of kinds) {
        const some = lines.filter((line) => line[numberColumn]?.startsWith(prefix))
        const documents = new Set(some.map((line) => line[numberColumn])).size
        const amounts = [netColumn, vatColumn, grossColumn].map((column) => sum(some, column) / 100)
        const shown = [
          name,
          formatNumber(documents, words.language),
          ...amounts.map((egp) => formatExactMoney(egp, words.language)),
        ]
        await expect(rowOf(name).getByRole('cell')).toHaveText(shown, { timeout: 1000 })
      }
    }).toPass({ timeout: 150_000, intervals: [500] })
  },
)

/** Adds a column up, in piastres. */
function sum(lines: readonly string[][], column: number): number {
  return lines.reduce((total, line) => total + Math.round(Number(line[column]) * 100), 0)
}

/** Cells may stand in quotes, which are doubled inside. */
function parseCsv(text: string): string[][] {
  const cell = /("(?:[^"]|"")*"|[^,]*)(?:,|$)/gy
  return text
    .trimEnd()
    .split('\r\n')
    .map((line) =>
      [...`${line},`.matchAll(cell)]
        .slice(0, -1)
        .map(([, text = '']) => text.replace(/^"|"$/g, '').replaceAll('""', '"')),
    )
}
