import type { Language, OrderInvoice } from '@shop/contract'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { show, windows, wordsOf } from '../../../test/show.tsx'
import { InvoiceFact } from './invoice-fact.tsx'
import { ordersMessages } from './orders.late.messages.ts'

const invoice = {
  number: 'INV-000042',
  day: '2026-11-24',
  seller: 'Nawwar',
  commercial_register: '12345 مكتب الجيزة',
  tax_card: '123-456-789',
  seller_address: '4 Industry Street, Giza',
  receipt: null,
  net: 1000,
  vat: 140,
  total: 1140,
  lines: [
    { place: 1, name: 'Kettle', quantity: 2, vat_percent: 14, net: 956.14, vat: 133.86, total: 1090 },
    { place: 2, name: 'Delivery', quantity: 1, vat_percent: 14, net: 43.86, vat: 6.14, total: 50 },
  ],
  credit_notes: [
    {
      number: 'CN-000007',
      day: '2026-11-26',
      net: 50,
      vat: 7,
      total: 57,
      lines: [{ place: 1, name: 'Kettle', quantity: 1, vat_percent: 14, net: 50, vat: 7, total: 57 }],
    },
  ],
}

/** Shows the invoice; its documents arrive as `answer` says. @returns the numbers that were asked for */
async function showInvoice(
  answer: () => Promise<File>,
  language: Language = 'en',
  receipt: OrderInvoice['receipt'] = null,
  changes: Partial<OrderInvoice> = {},
) {
  const asked: string[] = []
  const fetchDocument = (number: string) => {
    asked.push(number)
    return answer()
  }
  const part = await show(
    <dl>
      <InvoiceFact invoice={{ ...invoice, receipt, ...changes }} fetchDocument={fetchDocument} />
    </dl>,
    language,
  )
  const t = wordsOf(ordersMessages, language)
  return {
    t,
    part,
    asked,
    buttonOf: (number: string) => part.getByRole('button', { name: t.saveDocument({ number }) }),
  }
}

describe('the invoice of an order', () => {
  it('is saved as PDF by its number, and each credit note by its own', async () => {
    const { asked, buttonOf } = await showInvoice(async () => new File(['%PDF'], 'x.pdf'))
    await buttonOf('INV-000042').click()
    await buttonOf('CN-000007').click()
    await expect.poll(() => asked).toEqual(['INV-000042', 'CN-000007'])
  })

  it('says when a file does not come, and can be asked again', async () => {
    const { t, asked, buttonOf } = await showInvoice(() => Promise.reject(new Error('away')))
    await buttonOf('INV-000042').click()
    await expect.element(page.getByText(t.documentFailed)).toBeVisible()
    await expect.element(buttonOf('INV-000042')).toBeEnabled()
    await buttonOf('INV-000042').click()
    await expect.poll(() => asked).toHaveLength(2)
  })

  it.each(['en', 'ar'] as const)(
    'shows the number of its electronic receipt, and a code in a link to its address, in %s',
    async (language) => {
      const uuid = 'a7f1'.repeat(16)
      const url = `https://invoicing.eta.gov.eg/receipts/search/${uuid}/share/2026-11-24T10:00:00Z`
      const { t, part } = await showInvoice(() => Promise.reject(new Error('not asked')), language, { uuid, url })
      await expect.element(part.getByText(uuid, { exact: true })).toBeVisible()
      const link = part.getByRole('link', { name: t.receiptCode })
      await expect.element(link).toHaveAttribute('href', url)
      await expect.element(link.getByRole('img')).toBeVisible()
      await expect.poll(() => document.images[0]?.naturalWidth).toBeGreaterThan(0)
    },
  )

  it.each(['en', 'ar'] as const)('names its seller with register, tax card and address, in %s', async (language) => {
    const { t, part } = await showInvoice(() => Promise.reject(new Error('not asked')), language)
    const facts = () =>
      part
        .getByRole('listitem')
        .elements()
        .map((item) => [...item.children].map(({ textContent }) => textContent))
    await expect
      .poll(() => facts().slice(0, 4))
      .toEqual([
        [t.seller, 'Nawwar'],
        [t.sellerAddress, '4 Industry Street, Giza'],
        [t.commercialRegister, '12345 مكتب الجيزة'],
        [t.taxCard, '123-456-789'],
      ])
  })

  it('names no detail of its seller that the shop has not set', async () => {
    await page.viewport(...windows.desktop)
    const unset = { commercial_register: null, tax_card: null, seller_address: null, credit_notes: [] }
    const { t, part } = await showInvoice(() => Promise.reject(new Error('not asked')), 'en', null, unset)
    await expect.element(part.getByText('Nawwar')).toBeVisible()
    for (const name of [t.sellerAddress, t.commercialRegister, t.taxCard])
      expect(part.getByText(name).elements()).toEqual([])
    // Without credit notes its two buttons are beside each other.
    const tops = part
      .getByRole('button')
      .elements()
      .map((button) => button.getBoundingClientRect().top)
    expect(tops).toEqual([tops[0], tops[0]])
  })

  it.each(['en', 'ar'] as const)(
    'unfolds its lines and those of its credit notes, each with its VAT, in %s',
    async (language) => {
      const { t, part } = await showInvoice(() => Promise.reject(new Error('not asked')), language)
      expect(part.getByRole('table').elements()).toEqual([])
      await part.getByRole('button', { name: t.showLines }).click()
      const rowsOf = (number: string) =>
        part
          .getByRole('table', { name: t.documentLines({ number }) })
          .getByRole('row')
          .elements()
          .slice(1)
          .map((row) => [...row.children].map((cell) => cell.textContent))
      const units = (count: number) => t.lineUnits({ count, percent: 14 })
      expect(rowsOf('INV-000042')).toEqual([
        [`Kettle${units(2)}`, '956.14', '133.86', '1,090.00'],
        [`Delivery${units(1)}`, '43.86', '6.14', '50.00'],
        [t.linesTotal, '1,000.00', '140.00', '1,140.00'],
      ])
      expect(rowsOf('CN-000007')).toEqual([
        [`Kettle${units(1)}`, '50.00', '7.00', '57.00'],
        [t.linesTotal, '50.00', '7.00', '57.00'],
      ])
      await part.getByRole('button', { name: t.hideLines }).click()
      expect(part.getByRole('table').elements()).toEqual([])
    },
  )

  it('fits a phone when it is unfolded', async () => {
    await page.viewport(...windows.phone)
    const { t, part } = await showInvoice(() => Promise.reject(new Error('not asked')))
    await part.getByRole('button', { name: t.showLines }).click()
    await expect.element(part.getByRole('table').first()).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(windows.phone[0])
    for (const box of document.querySelectorAll('.overflow-x-auto'))
      expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth)
  })
})
