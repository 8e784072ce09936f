import { expect, it } from 'vitest'
import { openDashboard, openShop } from '../../../../test/open-dashboard.tsx'
import { createProduct, placeOrder } from '../../../../test/records.ts'
import { wordsIn } from '../../../../test/words.ts'
import { invoiceMessages } from '../../shared/invoice.messages.ts'
import { orderPageMessages } from '../order-page.messages.ts'

it('an order opens its invoice beside it, which names the contained tax', async () => {
  await openShop()
  const words = wordsIn('en')
  const { id, number } = await placeOrder((await createProduct(900)).id)
  const main = await openDashboard(`orders/${id}/show`, 'en')
  const link = main.getByRole('link', { name: words(orderPageMessages).invoice })
  await expect.element(link).toHaveAttribute('href', `/dashboard/orders/${id}/invoice`)
  await expect.element(link).toHaveAttribute('target', '_blank')
  const paper = await openDashboard(`orders/${id}/invoice`, 'en')
  await expect.element(paper.getByRole('heading', { level: 1 })).toMatchTextContent(number)
  await expect.element(paper.getByText(words(invoiceMessages).contained({ percent: 14 }))).toBeVisible()
})
