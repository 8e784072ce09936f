import type { Facets } from '@shop/contract'
import { languages } from '@shop/contract'
import { formatMoney } from '@shop/i18n'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { checkPart } from '../../../../test/check-part.ts'
import { show, wordsOf } from '../../../../test/show.tsx'
import { paths } from '../../../paths.ts'
import { ActiveFilters } from './active-filters.tsx'
import { noChoice, toAddress } from './list-choice.ts'
import { ListFilters } from './list-filters.tsx'
import { productListMessages } from './product-list.late.messages.ts'

const facets: Facets = {
  categories: [{ id: 4, name: 'Kettles & Coffee', count: 4 }],
  brands: [],
  colors: [{ hex_value: '#23272b', name: 'Matt Black', count: 2 }],
  types: [],
  facts: [],
  price: { min: 299, max: 12999 },
  in_stock: 5,
  offers: 1,
  in_niche: 0,
}

/** The filters of a list, the active ones, and the address of the chosen list. */
function Filters() {
  const [choice, setChoice] = useState(noChoice)
  const list = { choice, facets }
  return (
    <>
      <ListFilters
        {...list}
        change={setChoice}
        isPending={false}
        action="/products"
        search={null}
        hasPlans
        subject={null}
      />
      <ActiveFilters {...list} pathOf={paths.products} />
      <output>{paths.products(toAddress(choice))}</output>
    </>
  )
}

describe.each(languages)('P-01: in %s', (language) => {
  const t = wordsOf(productListMessages, language)

  it('a price may have Arabic or Latin digits; a wrong one is told and stays in the field', async () => {
    const part = await show(<Filters />, language)
    const from = part.getByRole('textbox', { name: t.priceFrom, exact: true })
    const apply = part.getByRole('button', { name: t.apply })
    await from.fill('cheap')
    await part.getByRole('textbox', { name: t.priceTo, exact: true }).fill('٣٬٠٠٠')
    await apply.click()
    await expect.element(from).toHaveFocus()
    await expect.element(from).toHaveAccessibleDescription(t.noPrice({ field: t.priceFrom }))
    await expect.element(from).toHaveValue('cheap')
    await checkPart()
    await from.fill('٥٠٠')
    await apply.click()
    await expect.element(part.getByRole('status')).toHaveTextContent('/products?min_price=500&max_price=3000')
    await expect.element(from).not.toHaveAccessibleDescription()
    await checkPart()
  })

  it('a monthly budget is named where it is active, with a link that removes it', async () => {
    const part = await show(<Filters />, language)
    const budget = part.getByRole('textbox', { name: t.monthlyBudget })
    await budget.fill('a lot')
    await userEvent.keyboard('{Enter}')
    await expect.element(part.getByText(t.noPrice({ field: t.monthlyBudget }))).toBeVisible()
    await budget.fill('١٥٠')
    await part.getByRole('button', { name: t.apply }).click()
    await expect.element(part.getByRole('status')).toHaveTextContent('/products?monthly_budget=150')
    const name = t.remove({ name: t.upToMonthly({ price: formatMoney(150, language) }) })
    await expect.element(part.getByRole('link', { name })).toHaveAttribute('href', '/products')
  })
})
