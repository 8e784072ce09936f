import type { Suggestions } from '@shop/contract'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answerCalls } from '../../../test/answering-shop.ts'
import { checkPart } from '../../../test/check-part.ts'
import { goBack, show, windows, wordsOf } from '../../../test/show.tsx'
import { searchMessages } from './search.messages.ts'
import { SearchForm } from './search-form.tsx'
import { searchPanelMessages } from './search-panel.late.messages.ts'

const blender = {
  id: 1,
  name: 'Blender 800 W',
  category_name: 'Blenders',
  brand: 'Volt',
  price: 1200,
  original_price: 1500,
  picture: null,
  color_id: null,
}
const suggestions: Suggestions = {
  notice: null,
  count: 3,
  products: [blender],
  categories: [{ id: 4, name: 'Blenders', count: 3 }],
  types: [{ key: 'blender', name: 'Blenders', count: 3 }],
  colors: [{ type: 'blender', type_name: 'Blenders', hex_value: '#d9c7a8', name: 'Sand', count: 1 }],
  queries: ['blender'],
}

beforeEach(() => {
  answerCalls(({ path }) => (path.startsWith('/api/search/suggestions/') ? suggestions : []))
})

/** Types a text into the box, and waits until products are suggested. */
async function search(screen: keyof typeof windows) {
  await page.viewport(...windows[screen])
  const part = await show(<SearchForm hasProducts />, 'ar')
  const results = part.getByRole('region', { name: wordsOf(searchPanelMessages, 'ar').results })
  await part.getByRole('combobox', { name: wordsOf(searchMessages, 'ar').label }).fill('blend')
  await expect.element(results.getByRole('option', { name: new RegExp(blender.name) })).toBeVisible()
  return results
}

it.each(['phone', 'desktop'] as const)('the search box with its suggestions is accessible on a %s', async (screen) => {
  await search(screen)
  await checkPart()
})

it('Back closes the suggestions', async () => {
  const results = await search('phone')
  await goBack()
  await expect.element(results).not.toBeInTheDocument()
})
