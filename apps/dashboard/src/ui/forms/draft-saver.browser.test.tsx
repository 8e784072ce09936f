import { openAuth } from '@shop/session'
import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openDashboard, openShop } from '../../../test/open-dashboard.tsx'
import { createProduct } from '../../../test/records.ts'
import { wordsIn } from '../../../test/words.ts'
import { authMessages } from '../../auth/auth.messages.ts'
import { usersApi } from '../../data/api.ts'
import { productsMessages } from '../../resources/products/products.messages.ts'

const words = wordsIn('ar')

let staff: Awaited<ReturnType<typeof openShop>>
beforeEach(async () => {
  staff = await openShop()
})

it.each([
  ['expired', 'فريش'],
  ['was ended by its person', 'Nawwar'],
])('when the session in another tab %s, the next login of the same person finds %j', async (end, found) => {
  const { id } = await createProduct(900)
  const main = await openDashboard(`products/${id}`, 'ar')
  const brand = main.getByRole('textbox', { name: new RegExp(`^${words(productsMessages).brand}`) })
  await userEvent.fill(brand, 'فريش')
  const tab = document.body.appendChild(document.createElement('iframe'))
  for (const name of ['auth_tokens', 'user_data', 'auth_token']) tab.contentWindow?.localStorage.removeItem(name)
  if (end !== 'expired') tab.contentWindow?.localStorage.setItem('last_person', ' another')
  await expect.element(page.getByRole('heading', { level: 1, name: words(authMessages).title })).toBeVisible()
  openAuth().save(await usersApi.logIn({ body: staff.admin }), true)
  await openDashboard(`products/${id}`, 'ar')
  await expect.element(brand).toHaveValue(found)
})
