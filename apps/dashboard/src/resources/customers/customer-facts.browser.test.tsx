import { formatExactMoney } from '@shop/i18n'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { checkPage } from '../../../test/check-page.ts'
import { usually } from '../../../test/in-turns.ts'
import { openDashboard, openShop } from '../../../test/open-dashboard.tsx'
import { createProduct, placeOrder, sendOrder } from '../../../test/records.ts'
import { wordsIn } from '../../../test/words.ts'
import { staffApi } from '../../data/api.ts'
import { notesMessages } from '../shared/notes.messages.ts'
import { customersMessages } from './customers.messages.ts'

const words = {
  en: {
    figures: 'Orders and money',
    orders: 'Orders',
    delivered: 'Delivered',
    refused: 'Refused',
    cancelled: 'Cancelled',
    received: 'Received',
    outstanding: 'Outstanding',
  },
  ar: {
    figures: 'الطلبات والمبالغ',
    orders: 'الطلبات',
    delivered: 'تم تسليمها',
    refused: 'رُفض استلامها',
    cancelled: 'ملغاة',
    received: 'المحصَّل',
    outstanding: 'لم يُحصَّل بعد',
  },
}

const lastSteps = [
  { step: 'deliver', from: 'in_transit', cash_received: true },
  { step: 'deliver', from: 'in_transit', cash_received: true },
  { step: 'deliver', from: 'in_transit' },
  { step: 'turn_back', from: 'in_transit', failure: 'refused' },
] as const

beforeEach(openShop)

it.each(usually('ar'))('in %s the page of a customer says what became of orders and money', async (language) => {
  const t = words[language]
  const { id: productId } = await createProduct(900)
  for (const body of lastSteps) {
    const { id } = await placeOrder(productId)
    await sendOrder(id)
    await staffApi.orders.takeStep({ params: { id }, body })
  }
  const { id } = await placeOrder(productId)
  const { total } = await staffApi.orders.getOrder({ params: { id } })
  await staffApi.orders.takeStep({ params: { id }, body: { step: 'cancel', from: 'processing' } })

  const main = await openDashboard('customers/+201012345678/show', language)
  const figures = main.getByRole('region', { name: t.figures })
  await expect.element(figures).toBeVisible()
  const names = [...figures.element().querySelectorAll('dt')]
  expect(
    Object.fromEntries(names.map((name) => [name.textContent, name.nextElementSibling?.textContent])),
  ).toMatchObject({
    [t.orders]: '5',
    [t.delivered]: '3',
    [t.refused]: '1',
    [t.cancelled]: '1',
    [t.received]: formatExactMoney(2 * total, language),
    [t.outstanding]: formatExactMoney(total, language),
  })
  await checkPage()
})

it('W-03: staff find a guest by phone, in Arabic digits too, and keep and add a note', async () => {
  const t = wordsIn('en')(customersMessages)
  const notes = wordsIn('en')(notesMessages)
  const { id: productId } = await createProduct(900)
  const orders = [await placeOrder(productId), await placeOrder(productId)]
  await placeOrder(productId, '01112345678')
  const main = await openDashboard('customers', 'en')
  await main.getByPlaceholder(t.q).fill('٠١٠١٢٣٤٥٦٧٨')
  const found = main.getByText('010 1234 5678')
  await expect.element(found).toBeVisible()
  await expect.element(main.getByText('011 1234 5678')).not.toBeInTheDocument()
  await expect.element(main.getByText(t.withoutAccount)).toBeVisible()
  await found.click()
  await expect.element(main.getByRole('region', { name: t.figures })).toMatchTextContent('010 1234 5678')
  const list = main.getByRole('region', { name: t.itsOrders })
  for (const { number } of orders) await expect.element(list.getByText(number)).toBeVisible()

  const note = main.getByRole('textbox', { name: notes.newNote })
  await note.fill('Lives above the pharmacy')
  // As after a reload.
  await openDashboard(location.href.split('/dashboard/')[1] ?? '', 'en')
  await expect.element(note).toHaveValue('Lives above the pharmacy')
  await main.getByRole('button', { name: notes.addNote }).click()
  await expect.element(note).toHaveValue('')
  await expect.element(main.getByText('Lives above the pharmacy', { exact: true })).toBeVisible()
  await expect.element(page.getByText(notes.noteAdded)).toBeVisible()
  await checkPage()
})
