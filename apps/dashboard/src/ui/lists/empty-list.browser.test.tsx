import { beforeAll, expect, it } from 'vitest'
import { openDashboard, openShop } from '../../../test/open-dashboard.tsx'
import { createProduct } from '../../../test/records.ts'
import { wordsIn } from '../../../test/words.ts'
import { uiMessages } from '../ui.messages.ts'

const t = wordsIn('ar')(uiMessages)

beforeAll(openShop)

/** The list that a card of the overview opens. */
const openRunningOut = () => openDashboard('stock-levels?filter={"is_low":true}', 'ar')

it('a list with filters blames them only where they hide something', async () => {
  const main = await openRunningOut()
  await expect.element(main.getByText(t.nothing)).toBeVisible()
  await expect.element(main.getByRole('button', { name: t.clearFilters })).not.toBeInTheDocument()
  await createProduct(900, { plain: { price: 900, stock: 500 } })
  await openRunningOut()
  await expect.element(main.getByText(t.noMatch)).toBeVisible()
  await expect.element(main.getByRole('button', { name: t.clearFilters })).toBeVisible()
})
