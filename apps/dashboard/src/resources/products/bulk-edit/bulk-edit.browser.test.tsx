import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { checkAccessibility } from '../../../../test/check-page.ts'
import { openDashboard, openShop } from '../../../../test/open-dashboard.tsx'
import { createProduct } from '../../../../test/records.ts'
import { wordsIn } from '../../../../test/words.ts'
import { staffApi } from '../../../data/api.ts'
import { bulkEditMessages } from './bulk-edit.messages.ts'

const t = wordsIn('ar')(bulkEditMessages)

beforeEach(openShop)

it('staff change many prices at once, after a preview', async () => {
  const { id, sku } = await createProduct(1000)
  const main = await openDashboard('products', 'ar')
  const row = main.getByRole('listitem').filter({ hasText: sku })
  await expect.element(row).toBeVisible()
  expect(row.element().textContent?.match(/EGP|ج\.م/g), 'only the amount has a currency').toHaveLength(1)
  await userEvent.click(row.getByRole('checkbox'))
  await userEvent.click(main.getByRole('button', { name: t.open, exact: true }))
  const dialog = page.getByRole('dialog')
  await userEvent.click(dialog.getByRole('combobox', { name: new RegExp(`^${t.prices}`) }))
  await userEvent.click(page.getByRole('option', { name: t.percent }))
  await userEvent.fill(dialog.getByRole('textbox', { name: t.by }), '-10')
  await checkAccessibility()
  await userEvent.click(dialog.getByRole('button', { name: t.preview }))
  await expect.element(dialog.getByRole('cell', { name: /900/ })).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: t.change({ count: 1 }), exact: true }))
  await expect.element(dialog).not.toBeInTheDocument()
  expect((await staffApi.products.getProduct({ params: { id: String(id) } })).plain?.price).toBe(900)
})
