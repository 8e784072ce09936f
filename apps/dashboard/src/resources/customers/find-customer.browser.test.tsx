import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { checkPage } from '../../../test/check-page.ts'
import { openDashboard, openShop } from '../../../test/open-dashboard.tsx'
import { createProduct, placeOrder } from '../../../test/records.ts'
import { wordsIn } from '../../../test/words.ts'
import { notesMessages } from '../shared/notes.messages.ts'
import { customersMessages } from './customers.messages.ts'

it('W-03: staff find a guest by phone, in Arabic digits too, and keep and add a note', async () => {
  await openShop()
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
