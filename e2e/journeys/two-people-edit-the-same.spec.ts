import { once } from '../once.ts'
import { inventShopper } from '../pages/shopper.ts'
import { expect, test } from '../pages/staff-test.ts'

test(
  'what one person typed and what another one saved both stand',
  once,
  async ({ context, openAsAdmin, page, dashboard, staffWords, staffClient }) => {
    const { phone, password } = inventShopper('Karim')
    const body = { phone, password, role: 'support', first_name: 'Karim' } as const
    const member = await staffClient.staffMembers.createStaffMember({ body })
    const address = `/dashboard/staff-members/${member.id}`
    await openAsAdmin(address)
    await expect(page.getByRole('radio', { name: staffWords.roleSupport })).toBeChecked()

    const other = await context.newPage()
    await other.goto(address)
    await other.getByRole('radio', { name: staffWords.roleOrders }).check()
    await other.getByRole('button', { name: staffWords.save, exact: true }).click()
    await expect(other.getByRole('alert').filter({ hasText: staffWords.updated })).toBeVisible()

    await page.getByLabel(staffWords.mayLogIn).uncheck()
    await dashboard.button(staffWords.save).click()
    const conflict = page.getByRole('dialog', { name: staffWords.conflict })
    await expect(conflict.getByRole('radio', { name: staffWords.takeRole })).toBeChecked()
    await conflict.getByRole('button', { name: staffWords.goOn }).click()
    await dashboard.button(staffWords.save).click()
    await expect(dashboard.notice(staffWords.updated)).toBeVisible()

    const kept = await staffClient.staffMembers.getStaffMember({ params: { id: String(member.id) } })
    expect(kept).toMatchObject({ role: 'orders', is_active: false })
  },
)
