import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { show, windows, wordsOf } from '../../../test/show.tsx'
import { sampleProduct } from '../catalog/product.fixture.ts'
import { comparePageMessages } from './compare.late.messages.ts'
import { ComparePage } from './compare-page.tsx'

it('removing a product from the comparison moves the focus to the heading', async () => {
  await page.viewport(...windows.desktop)
  const ids = [1, 2, 3]
  localStorage.setItem('compare', JSON.stringify(ids))
  const products = ids.map((id) => sampleProduct({ id, name: `Kettle ${id}` }))
  const part = await show(<ComparePage saved={{ asked: ids, products }} addRows={() => []} renderBuying={() => null} />)
  const names = part.getByRole('columnheader').getByRole('link')
  await expect.poll(() => names.elements().length).toBe(3)
  await part.getByRole('button', { name: wordsOf(comparePageMessages, 'en').remove({ name: 'Kettle 1' }) }).click()
  await expect.poll(() => names.elements().length).toBe(2)
  await expect.element(part.getByRole('heading', { level: 1 })).toHaveFocus()
})
