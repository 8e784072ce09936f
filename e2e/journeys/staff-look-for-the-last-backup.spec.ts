import { overviewMessages } from '../../apps/dashboard/src/resources/overview/overview.messages.ts'
import { once } from '../once.ts'
import { ownStaffTest as test } from '../pages/own-staff-test.ts'
import { expect } from '../pages/staff-test.ts'
import { beginsWith, some, withAny } from '../pages/words.ts'

test('the overview says when the shop was last backed up', once, async ({ page, words, ownShop, openAsAdmin }) => {
  const overview = words(overviewMessages)
  await openAsAdmin('/dashboard')
  await expect(page.getByRole('alert').filter({ hasText: beginsWith(overview.noBackup) })).toBeVisible()
  await ownShop.backUp()
  await page.reload()
  await expect(
    page.getByRole('alert').filter({ hasText: withAny(overview.lastBackup({ when: `${some} 20${some}` })) }),
  ).toBeVisible()
  await expect(page.getByText(beginsWith(overview.noBackup))).toBeHidden()
})
