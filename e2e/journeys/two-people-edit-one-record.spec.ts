import { productsMessages } from '../../apps/dashboard/src/resources/products/products.messages.ts'
import { staffMembersMessages } from '../../apps/dashboard/src/resources/staff-members/staff-members.messages.ts'
import { uiMessages } from '../../apps/dashboard/src/ui/ui.messages.ts'
import { versionsMessages } from '../../apps/dashboard/src/ui/versions/versions.messages.ts'
import { once } from '../once.ts'
import { expect, test } from '../pages/catalog-desk.ts'
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

test(
  'leaving a changed form asks for confirmation, also after closing the comparison of versions',
  once,
  async ({ openAsAdmin, page, dashboard, makeProduct, staffClient, words }) => {
    const product = await makeProduct()
    const address = `/dashboard/products/${product.id}`
    await openAsAdmin('/dashboard/products')
    await page.getByPlaceholder(words(productsMessages).q).fill(product.sku)
    await expect(dashboard.row(product.sku)).toHaveCount(1)
    await dashboard.row(product.sku).getByRole('link').first().click()
    const brand = page.getByRole('textbox', { name: words(productsMessages).brand })
    await brand.fill('Typed here')
    const body = {
      products: [{ id: product.id, version: product.version }],
      change: { is_featured: true },
      is_preview: false,
    }
    await staffClient.products.bulkEditProducts({ body })

    await dashboard.button(words(copiedWords).save).click()
    const conflict = page.getByRole('dialog', { name: words(versionsMessages).title })
    await expect(conflict).toBeVisible()
    // The heading, the typed brand and the stored mark: nothing that only the form has.
    await expect(conflict.getByRole('row')).toHaveCount(3)
    await conflict.getByRole('button', { name: words(versionsMessages).cancel }).click()
    await expect(conflict).toBeHidden()

    const asked = page.waitForEvent('dialog')
    await page.evaluate(() => setTimeout(() => history.back()))
    await (await asked).dismiss()
    await expect(page).toHaveURL(new RegExp(`${address}$`))
    await expect(brand).toHaveValue('Typed here')
  },
)
