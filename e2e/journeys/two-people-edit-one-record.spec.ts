import { once } from '../once.ts'
import { expect, test } from '../pages/catalog-desk.ts'

test(
  'two people edit one record, and both changes are saved',
  once,
  async ({ context, openAsAdmin, page, dashboard, staffWords, staffClient, hire }) => {
    const { phone } = await hire('support')
    const { results } = await staffClient.staffMembers.listStaffMembers({ query: { q: phone } })
    const id = String(results[0]?.id)
    const address = `/dashboard/staff-members/${id}`
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

    const saved = await staffClient.staffMembers.getStaffMember({ params: { id } })
    expect(saved).toMatchObject({ role: 'orders', is_active: false })
  },
)

test(
  'leaving a changed form asks for confirmation, also after closing the comparison of versions',
  once,
  async ({ openAsAdmin, page, dashboard, desk, makeProduct, staffClient, staffWords }) => {
    const product = await makeProduct()
    const address = `/dashboard/products/${product.id}`
    await openAsAdmin('/dashboard/products')
    await page.getByPlaceholder(desk.find).fill(product.sku)
    await expect(dashboard.row(product.sku)).toHaveCount(1)
    await dashboard.row(product.sku).getByRole('link').first().click()
    const brand = page.getByRole('textbox', { name: desk.brand })
    await brand.fill('Typed here')
    const body = {
      products: [{ id: product.id, version: product.version }],
      change: { is_featured: true },
      is_preview: false,
    }
    await staffClient.products.bulkEditProducts({ body })

    await dashboard.button(desk.save).click()
    const conflict = page.getByRole('dialog', { name: staffWords.conflict })
    await expect(conflict).toBeVisible()
    // The heading, the typed brand and the stored mark: nothing that only the form has.
    await expect(conflict.getByRole('row')).toHaveCount(3)
    await conflict.getByRole('button', { name: staffWords.cancel }).click()
    await expect(conflict).toBeHidden()

    const asked = page.waitForEvent('dialog')
    await page.evaluate(() => setTimeout(() => history.back()))
    await (await asked).dismiss()
    await expect(page).toHaveURL(new RegExp(`${address}$`))
    await expect(brand).toHaveValue('Typed here')
  },
)
