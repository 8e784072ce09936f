import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { checkPage } from '../../../test/check-page.ts'
import { openDashboard, openShop } from '../../../test/open-dashboard.tsx'
import { createCategory, createProduct } from '../../../test/records.ts'
import { wordsIn } from '../../../test/words.ts'
import { staffApi } from '../../data/api.ts'
import { catalogFilesMessages } from './catalog-files.messages.ts'

beforeEach(openShop)

it('the errors of an import, and the audit log, fit a phone and are accessible', async () => {
  const t = wordsIn('ar')(catalogFilesMessages)
  const { sku } = await createProduct(900)
  const files = await openDashboard('catalogue-files', 'ar')
  const text = `row,sku,category,price\nproduct,${sku},no-such-shelf,cheap\n`
  const file = new File([text], 'shop.csv', { type: 'text/csv' })
  await userEvent.upload(files.getByLabelText(t.choose), file)
  await expect.element(files.getByRole('row').filter({ hasText: sku }).first()).toBeVisible()
  await checkPage()
  const log = await openDashboard('audit-entries', 'ar')
  await expect.element(log.getByRole('link', { name: new RegExp(sku) }).first()).toBeVisible()
  await checkPage()
})

it('staff preview a table with errors, correct it and import it', async () => {
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

it('a table that was changed after its preview is imported as it was previewed', async () => {
  await createCategory()
  const t = wordsIn('ar')(catalogFilesMessages)
  const folder = await navigator.storage.getDirectory()
  const onDisk = await folder.getFileHandle('shop.csv', { create: true })
  const write = async (price: number) => {
    const writer = await onDisk.createWritable()
    await writer.write(`row,sku,category,name_en,name_ar,price\nproduct,NW-8,tea,Toaster,محمصة,${price}\n`)
    await writer.close()
  }
  await write(900)
  const main = await openDashboard('catalogue-files', 'ar')
  const chosen = new DataTransfer()
  chosen.items.add(await onDisk.getFile())
  // `userEvent.upload` would choose a copy.
  const input = (await main.getByLabelText(t.choose).findElement()) as HTMLInputElement
  input.files = chosen.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
  await expect.element(main.getByRole('row').filter({ hasText: 'NW-8' })).toBeVisible()
  await write(700)
  await main.getByRole('button', { name: t.apply }).click()
  await expect.element(page.getByText(t.done({ created: 1, changed: 0 }))).toBeVisible()
  expect((await staffApi.products.listProducts({ query: {} })).results).toMatchObject([{ sku: 'NW-8', price: 900 }])
})
