import { beforeEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { checkPage } from '../../../test/check-page.ts'
import { openDashboard, openShop } from '../../../test/open-dashboard.tsx'
import { createProduct } from '../../../test/records.ts'
import { wordsIn } from '../../../test/words.ts'
import { catalogFilesMessages } from './catalog-files.messages.ts'

const t = wordsIn('ar')(catalogFilesMessages)

beforeEach(openShop)

it('the errors of an import, and the audit log, fit a phone and are accessible', async () => {
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
