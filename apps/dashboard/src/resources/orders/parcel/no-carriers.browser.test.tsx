import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openDashboard, openShop } from '../../../../test/open-dashboard.tsx'
import { createProduct, placeOrder } from '../../../../test/records.ts'
import { wordsIn } from '../../../../test/words.ts'
import { parcelMessages } from './parcel.messages.ts'

it('in a shop without carriers the question for one says where they are added', async () => {
  const t = wordsIn('en')(parcelMessages)
  await openShop()
  const { id } = await placeOrder((await createProduct(900)).id)
  const main = await openDashboard(`orders/${id}/show`, 'en')
  await main.getByRole('button', { name: t.choose, exact: true }).click()
  await expect.element(page.getByRole('dialog').getByText(t.noCarriers)).toBeVisible()
})
