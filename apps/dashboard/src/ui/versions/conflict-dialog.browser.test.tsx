import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openDashboard, openShop } from '../../../test/open-dashboard.tsx'
import { createProduct } from '../../../test/records.ts'
import { wordsIn } from '../../../test/words.ts'
import { staffApi } from '../../data/api.ts'
import { productsMessages } from '../../resources/products/products.messages.ts'
import { staffMembersMessages } from '../../resources/staff-members/staff-members.messages.ts'
import { uiMessages } from '../ui.messages.ts'
import { versionsMessages } from './versions.messages.ts'

const words = wordsIn('en')

beforeEach(openShop)

it('leaving a changed form asks for confirmation, also after closing the comparison of versions', async () => {
  const { id, version } = await createProduct(900)
  await page.viewport(1280, 900)
  const main = await openDashboard('', 'en')
  await userEvent.click(page.getByRole('menuitem', { name: words(productsMessages).title }))
  await userEvent.click(main.getByRole('link', { name: 'Kettle' }))
  const brand = main.getByRole('textbox', { name: new RegExp(`^${words(productsMessages).brand}`) })
  await userEvent.fill(brand, 'Typed here')
  const change = { is_featured: true }
  await staffApi.products.bulkEditProducts({ body: { products: [{ id, version }], change, is_preview: false } })

  await userEvent.click(main.getByRole('button', { name: 'Save', exact: true }))
  const conflict = page.getByRole('dialog', { name: words(versionsMessages).title })
  // The heading, the typed brand and the stored mark: nothing that only the form has.
  await expect.poll(() => conflict.getByRole('row').elements()).toHaveLength(3)
  await userEvent.click(conflict.getByRole('button', { name: words(versionsMessages).cancel }))
  await expect.element(conflict).not.toBeInTheDocument()

  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false)
  history.back()
  await expect.poll(() => confirm.mock.calls).toHaveLength(1)
  await expect.poll(() => location.pathname).toBe(`/dashboard/products/${id}`)
  await expect.element(brand).toHaveValue('Typed here')
})

it('two people edit one record, and both changes are saved', async () => {
  const [versions, t] = [words(versionsMessages), words(staffMembersMessages)]
  const { results } = await staffApi.staffMembers.listStaffMembers({ query: {} })
  const clerk = results.find(({ role }) => role === 'orders')
  if (!clerk) throw new Error('The shop has no clerk')
  const params = { id: String(clerk.id) }
  const main = await openDashboard(`staff-members/${params.id}`, 'en')
  const role = main.getByRole('radio', { name: new RegExp(`^${words(uiMessages).roleOrders}`) })
  await expect.element(role).toBeChecked()
  await staffApi.staffMembers.updateStaffMember({ params, body: { version: clerk.version, role: 'support' } })

  await main.getByLabelText(t.is_active).click()
  const save = main.getByRole('button', { name: 'Save', exact: true })
  await save.click()
  const conflict = page.getByRole('dialog', { name: versions.title })
  await expect.element(conflict.getByRole('radio', { name: versions.takeTheirs({ field: t.role }) })).toBeChecked()
  await conflict.getByRole('button', { name: versions.goOn }).click()
  await expect.element(conflict).not.toBeInTheDocument()
  await save.click()
  await expect
    .poll(() => staffApi.staffMembers.getStaffMember({ params }))
    .toMatchObject({ role: 'support', is_active: false })
})
