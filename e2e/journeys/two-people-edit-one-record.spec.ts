import { staffMembersMessages } from '../../apps/dashboard/src/resources/staff-members/staff-members.messages.ts'
import { uiMessages } from '../../apps/dashboard/src/ui/ui.messages.ts'
import { versionsMessages } from '../../apps/dashboard/src/ui/versions/versions.messages.ts'
import { once } from '../once.ts'
import { expect, test } from '../pages/staff-test.ts'
import { copiedWords } from '../pages/copied-words.ts'
import { beginsWith } from '../pages/words.ts'

test(
  'two people edit one record, and both changes are saved',
  once,
  async ({ context, openAsAdmin, page, dashboard, words, staffClient, hire }) => {
    const versions = words(versionsMessages)
    const { phone } = await hire('support')
    const { results } = await staffClient.staffMembers.listStaffMembers({ query: { q: phone } })
    const id = String(results[0]?.id)
    const address = `/dashboard/staff-members/${id}`
    await openAsAdmin(address)
    await expect(page.getByRole('radio', { name: beginsWith(words(uiMessages).roleSupport) })).toBeChecked()

    const other = await context.newPage()
    await other.goto(address)
    await other.getByRole('radio', { name: beginsWith(words(uiMessages).roleOrders) }).check()
    await other.getByRole('button', { name: words(copiedWords).save, exact: true }).click()
    await expect(other.getByRole('alert').filter({ hasText: words(copiedWords).updated })).toBeVisible()

    await page.getByLabel(words(staffMembersMessages).is_active).uncheck()
    await dashboard.button(words(copiedWords).save).click()
    const conflict = page.getByRole('dialog', { name: versions.title })
    await expect(
      conflict.getByRole('radio', { name: versions.takeTheirs({ field: words(staffMembersMessages).role }) }),
    ).toBeChecked()
    await conflict.getByRole('button', { name: versions.goOn }).click()
    await dashboard.button(words(copiedWords).save).click()
    await expect(dashboard.notice(words(copiedWords).updated)).toBeVisible()

    const saved = await staffClient.staffMembers.getStaffMember({ params: { id } })
    expect(saved).toMatchObject({ role: 'orders', is_active: false })
  },
)
