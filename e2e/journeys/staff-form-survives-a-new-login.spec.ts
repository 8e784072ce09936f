import { productsMessages } from '../../apps/dashboard/src/resources/products/products.messages.ts'
import { once } from '../once.ts'
import { expect, test } from '../pages/catalog-desk.ts'
import { copiedWords } from '../pages/copied-words.ts'
import { beginsWith } from '../pages/words.ts'

test(
  'a form that a revoked session interrupted is restored after the next login',
  once,
  async ({ page, dashboard, hire, openAs, makeProduct, staffClient, words }) => {
    const member = await hire('catalogue')
    const { id } = await makeProduct({ price: 900 })
    await openAs(member, `/dashboard/products/${id}`)
    const price = dashboard.main.getByRole('textbox', { name: beginsWith(words(productsMessages).price) })
    await price.fill('875')
    const { results } = await staffClient.staffMembers.listStaffSessions({ query: {} })
    const theirs = results.filter((session) => session.member.phone === member.phone)
    for (const session of theirs) await staffClient.staffMembers.revokeStaffSession({ params: { id: session.id } })

    await dashboard.button(words(copiedWords).save).click()
    await expect(dashboard.loginForm.heading).toBeVisible()
    await dashboard.loginForm.logInAs(member)
    await expect(price).toHaveValue('875')
    await dashboard.button(words(copiedWords).save).click()
    await expect(dashboard.notice(words(copiedWords).updated)).toBeVisible()
    await page.reload()
    await expect(price).toHaveValue('875')
  },
)
