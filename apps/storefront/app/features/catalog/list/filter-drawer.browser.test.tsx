import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show, windows, wordsOf } from '../../../../test/show.tsx'
import { FilterDrawer } from './filter-drawer.tsx'
import { productListMessages } from './product-list.late.messages.ts'

it('P-01: on a phone the filters are a sheet that Escape closes; a desktop has no button for it', async () => {
  await page.viewport(...windows.phone)
  const { filter, filters } = wordsOf(productListMessages, 'en')
  const part = await show(
    <FilterDrawer chosen={0} count={4}>
      <p>Price</p>
    </FilterDrawer>,
  )
  const button = part.getByRole('button', { name: filter })
  const sheet = page.getByRole('dialog', { name: filters })
  await button.click()
  await expect.element(sheet.getByText('Price')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
  await page.viewport(...windows.desktop)
  await expect.element(button).not.toBeInTheDocument()
})
