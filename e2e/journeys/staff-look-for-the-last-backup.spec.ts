import { once } from '../once.ts'
import { officeWordsOf } from '../pages/office-words.ts'
import { ownStaffTest as test } from '../pages/own-staff-test.ts'
import { expect } from '../pages/staff-test.ts'

test('the overview says when the shop was last backed up', once, async ({ page, words, ownShop, openAsAdmin }) => {
  const office = officeWordsOf(words.language)
  await openAsAdmin('/dashboard')
  await expect(page.getByRole('alert').filter({ hasText: office.noBackup })).toBeVisible()
  await ownShop.backUp()
  await page.reload()
  await expect(page.getByRole('alert').filter({ hasText: office.lastBackup })).toBeVisible()
  await expect(page.getByText(office.noBackup)).toBeHidden()
})
