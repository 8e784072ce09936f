import { languages } from '@shop/contract'
import { formatDate } from '@shop/i18n'
import { beforeAll, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openDashboard, openShop } from '../../../test/open-dashboard.tsx'
import { createCategory } from '../../../test/records.ts'
import { wordsIn } from '../../../test/words.ts'
import { staffApi } from '../../data/api.ts'
import { uiMessages } from '../../ui/ui.messages.ts'
import { searchesMessages } from './searches.messages.ts'

/** Somebody searches for what the shop has not. Searches are stored after a moment. */
beforeAll(async () => {
  await page.viewport(1280, 900)
  await openShop()
  await fetch('/api/products/?search=zqxwvk')
  const query = { list: 'empty', q: 'zqxwvk' } as const
  await vi.waitUntil(async () => (await staffApi.searches.listSearches({ query })).count === 1, { timeout: 60_000 })
})

it.each(languages)('in %s a list without searches says so once', async (language) => {
  const t = wordsIn(language)(searchesMessages)
  const none = wordsIn(language)(uiMessages).noMatch
  const main = await openDashboard('search/searches', language)
  await expect.element(main.getByText(t.hint_empty)).toBeVisible()
  await main.getByRole('textbox', { name: t.q }).fill('qqqq')
  await expect.element(main.getByText(none)).toBeVisible()
  await expect.element(main.getByText(t.hint_empty)).not.toBeInTheDocument()
})

it.each(languages)('in %s the day of the last search is written as everywhere', async (language) => {
  const main = await openDashboard('search/searches', language)
  const row = main.getByRole('row').filter({ hasText: 'zqxwvk' })
  await expect.element(row.getByText(formatDate(new Date().toISOString(), language))).toBeVisible()
})

it('a group of synonyms names the types that it stands for', async () => {
  const name = { en: 'Potato peeler', ar: 'قشارة بطاطس' }
  const category = (await createCategory()).id
  const clearance_mm = { side: 10, back: 10, top: 10 }
  const type = { key: 'peeler', name, category, clearance_mm, minutes_a_day: null, place: null }
  await staffApi.productTypes.createProductType({ body: type })
  const words = { english: ['a peeler'], arabic: [], franco: [] }
  const group = { ...words, is_appliance: true, types: ['peeler'], near_types: [] }
  await staffApi.synonyms.createSynonym({ body: group })
  const main = await openDashboard('search/synonyms', 'ar')
  await expect.element(main.getByRole('cell', { name: name.ar, exact: true })).toBeVisible()
})
