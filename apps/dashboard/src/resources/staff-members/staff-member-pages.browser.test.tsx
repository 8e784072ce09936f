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

it('who may no longer see orders may not pack them either, and who packs them sees them', async () => {
  const { results } = await staffApi.staffMembers.listStaffMembers({ query: {} })
  const clerk = results.find(({ role }) => role === 'orders')
  const main = await openDashboard(`staff-members/${clerk?.id}`, 'ar')
  const see = main.getByRole('checkbox', { name: t.can_orders_read })
  const pack = main.getByRole('checkbox', { name: t.can_orders_fulfil })
  const seeGoods = main.getByRole('checkbox', { name: t.can_catalogue_read })
  await userEvent.click(see)
  await expect.element(see).not.toBeChecked()
  await expect.element(pack).not.toBeChecked()
  await expect.element(seeGoods).toBeChecked()
  await userEvent.click(pack)
  await expect.element(pack).toBeChecked()
  await expect.element(see).toBeChecked()
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
