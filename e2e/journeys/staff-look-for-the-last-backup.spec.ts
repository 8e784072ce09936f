import { mergeTests } from '@playwright/test'
import { once } from '../once.ts'
import { officeWordsOf } from '../pages/office-words.ts'
import { expect, test as inOwnShop } from '../pages/own-shop-test.ts'
import { test as staff } from '../pages/staff-test.ts'

const test = mergeTests(staff, inOwnShop)

test('the overview says when the shop was last backed up', once, async ({ page, words, ownShop, openAsAdmin }) => {
  const office = officeWordsOf(words.language)
  await openAsAdmin('/dashboard')
  await expect(page.getByRole('alert').filter({ hasText: office.noBackup })).toBeVisible()
  await ownShop.backUp()
  await page.reload()
  await expect(page.getByRole('alert').filter({ hasText: office.lastBackup })).toBeVisible()
  await expect(page.getByText(office.noBackup)).toBeHidden()
})
