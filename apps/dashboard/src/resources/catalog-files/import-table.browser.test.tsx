import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openDashboard, openShop } from '../../../test/open-dashboard.tsx'
import { createCategory } from '../../../test/records.ts'
import { wordsIn } from '../../../test/words.ts'
import { staffApi } from '../../data/api.ts'
import { catalogFilesMessages } from './catalog-files.messages.ts'

it('staff preview a table with errors, correct it and import it', async () => {
  await openShop()
  await createCategory()
  const t = wordsIn('en')(catalogFilesMessages)
  const listProducts = async () => (await staffApi.products.listProducts({ query: {} })).results
  const main = await openDashboard('catalogue-files', 'en')
  const choose = async (category: string, price: string) => {
    const row = `product,NW-9,${category},Toaster,محمصة,${price},4`
    const file = new File([`row,sku,category,name_en,name_ar,price,stock\n${row}\n`], 'shop.csv', { type: 'text/csv' })
    await userEvent.upload(main.getByLabelText(t.choose), file)
  }
  const rowWith = (text: string) => main.getByRole('row').filter({ hasText: 'NW-9' }).filter({ hasText: text })
  await choose('no-such-shelf', 'cheap')
  await expect.element(main.getByText(t.faults({ count: 2 }))).toBeVisible()
  await expect.element(rowWith('must be a number (found cheap)')).toMatchTextContent(/^2/)
  await expect.element(rowWith('there is no category with the key')).toBeVisible()

  await choose('tea', '1250')
  await expect.element(rowWith('Toaster')).toBeVisible()
  expect(await listProducts()).toEqual([])
  await main.getByRole('button', { name: t.apply }).click()
  await expect.element(page.getByText(t.done({ created: 1, changed: 0 }))).toBeVisible()
  expect(await listProducts()).toMatchObject([{ sku: 'NW-9', price: 1250, stock: 4 }])
})
