import type { Language } from '@shop/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { checkPage } from '../../../test/check-page.ts'
import { openDashboard, openShop } from '../../../test/open-dashboard.tsx'
import { createProduct, placeOrder } from '../../../test/records.ts'
import { wordsIn } from '../../../test/words.ts'
import { uiMessages } from '../../ui/ui.messages.ts'
import { papersMessages } from '../orders/papers/papers.messages.ts'
import { invoiceMessages } from './invoice.messages.ts'
import { returnsMessages } from './returns.messages.ts'

const unknown = '00000000-0000-7000-8000-000000000000'
const sheets = (language: Language) => {
  const words = wordsIn(language)
  const [invoice, returns, labels] = [words(invoiceMessages), words(returnsMessages), words(papersMessages)]
  return [
    [`orders/${unknown}/invoice`, invoice.title, invoice.missing, '/dashboard/orders'],
    [`returns/${unknown}/credit-note`, returns.creditNote, returns.noteMissing, '/dashboard/returns'],
    [`orders/papers/labels?ids=${unknown}`, labels.title, labels.missing, '/dashboard/orders'],
  ] as const
}

let productId: number
beforeAll(async () => {
  await openShop()
  productId = (await createProduct(900)).id
})

describe.each(['en', 'ar'] as const)('in %s a sheet', (language) => {
  const t = wordsIn(language)(uiMessages)

  it.each(sheets(language))(
    'that is missing at %s is named, and the list is a way on',
    async (path, title, why, list) => {
      const main = await openDashboard(path, language)
      await expect.element(main.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect.element(main.getByRole('alert')).toMatchTextContent(why)
      await expect.element(main.getByRole('link')).toHaveAttribute('href', list)
      expect(document.title).toBe(title)
      await checkPage()
    },
  )

  it('is shown by another try once the connection is back', async () => {
    const { id, number } = await placeOrder(productId)
    const { fetch } = window
    window.fetch = async (input, init) => {
      if (String(input).includes('/invoice/')) throw new TypeError('Failed to fetch')
      return await fetch(input, init)
    }
    const main = await openDashboard(`orders/${id}/invoice`, language)
    await expect.element(main.getByRole('alert')).toMatchTextContent(t.notFetched)
    window.fetch = fetch
    await main.getByRole('button', { name: t.retry }).click()
    await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent(number)
    expect(document.title).toContain(number)
  })
})
