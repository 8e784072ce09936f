import { formatPhoneNumber, type PhoneNumber } from '@shop/contract'
import { beforeAll, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { checkPage } from '../../../test/check-page.ts'
import { openDashboard, openShop } from '../../../test/open-dashboard.tsx'
import { wordsIn } from '../../../test/words.ts'
import { staffApi } from '../../data/api.ts'
import { staffMembersMessages } from './staff-members.messages.ts'

const t = wordsIn('ar')(staffMembersMessages)

beforeAll(openShop)

it('the forms of a member and of an invitation fit a phone and are accessible', async () => {
  const { id } = await staffApi.staff.getMe()
  for (const path of [`staff-members/${id}`, 'staff-members/create']) {
    const main = await openDashboard(path, 'ar')
    await expect.element(main.getByRole('radio').first()).toBeVisible()
    await checkPage()
  }
})

it('an invitation is cancelled', async () => {
  const phone = '+201012345678' as PhoneNumber
  await staffApi.staffMembers.inviteStaffMember({ body: { phone, role: 'support' } })
  const main = await openDashboard('staff-members', 'ar')
  const row = main.getByRole('listitem').filter({ hasText: formatPhoneNumber(phone) })
  await userEvent.click(row.getByRole('button', { name: t.revoke }))
  await expect.element(page.getByRole('alert').getByText(t.revoked)).toBeVisible()
  await expect.element(row).not.toBeInTheDocument()
})
