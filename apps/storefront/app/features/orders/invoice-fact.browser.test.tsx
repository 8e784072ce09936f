import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { show, wordsOf } from '../../../test/show.tsx'
import { InvoiceFact } from './invoice-fact.tsx'
import { ordersMessages } from './orders.late.messages.ts'

const invoice = {
  number: 'INV-000042',
  day: '2026-11-24',
  seller: 'Nawwar',
  commercial_register: null,
  tax_card: '123-456-789',
  seller_address: null,
  receipt: null,
  net: 1000,
  vat: 140,
  credit_notes: [{ number: 'CN-000007', day: '2026-11-26', total: 57 }],
}

/** Shows the invoice; its documents arrive as `answer` says. @returns the numbers that were asked for */
async function showInvoice(answer: () => Promise<File>) {
  const asked: string[] = []
  const fetchDocument = (number: string) => {
    asked.push(number)
    return answer()
  }
  const part = await show(
    <dl>
      <InvoiceFact invoice={invoice} fetchDocument={fetchDocument} />
    </dl>,
  )
  const t = wordsOf(ordersMessages, 'en')
  return { t, asked, buttonOf: (number: string) => part.getByRole('button', { name: t.saveDocument({ number }) }) }
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
})
