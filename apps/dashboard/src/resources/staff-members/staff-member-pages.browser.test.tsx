import { beforeAll, expect, it } from 'vitest'
import { checkPage } from '../../../test/check-page.ts'
import { openDashboard, openShop } from '../../../test/open-dashboard.tsx'
import { staffApi } from '../../data/api.ts'

beforeAll(openShop)

it('the forms of a member and of an invitation fit a phone and are accessible', async () => {
  const { id } = await staffApi.staff.getMe()
  for (const path of [`staff-members/${id}`, 'staff-members/create']) {
    const main = await openDashboard(path, 'ar')
    await expect.element(main.getByRole('radio').first()).toBeVisible()
    await checkPage()
  }
})
