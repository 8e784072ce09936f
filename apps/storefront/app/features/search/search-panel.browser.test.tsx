import type { Suggestions } from '@shop/contract'
import { openLocalStore } from '@shop/session'
import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerCalls } from '../../../test/answering-shop.ts'
import { address, goBack, show, windows, wordsOf } from '../../../test/show.tsx'
import { searchMessages } from './search.messages.ts'
import { SearchForm } from './search-form.tsx'
import { searchPanelMessages } from './search-panel.late.messages.ts'

const t = wordsOf(searchPanelMessages, 'en')

/** What the shop suggests for a kettle or a blender. */
function suggestionsFor(name: string): Suggestions {
  const product = { id: 7, category_name: 'Kettles & Coffee', brand: 'Nawwar', price: 899, original_price: null }
  return {
    notice: null,
    count: 1,
    products: [{ ...product, name, picture: null, color_id: null }],
    categories: [],
    types: [{ key: 'kettle', name: 'Kettles', count: 8 }],
    colors: [{ type: 'kettle', type_name: 'Kettles', hex_value: '#111111', name: 'Matt Black', count: 1 }],
    queries: [],
  }
}

const queryOf = (path: string) => new URL(path, location.href).searchParams.get('q')

/** Answers calls for suggestions; popular is the steam iron. */
const answerSearches = (suggest: (query: string | null) => object | undefined) =>
  answerCalls(({ path }) => (path.startsWith('/api/search/popular/') ? ['steam iron'] : suggest(queryOf(path))))

beforeEach(() => page.viewport(...windows.phone))

/** Shows the box above the heading of a page. */
async function showBox(hasProducts = true) {
  const part = await show(
    <>
      <SearchForm hasProducts={hasProducts} />
      <h1>Products</h1>
    </>,
  )
  const optionsOf = (name: string) => part.getByRole('group', { name, exact: true }).getByRole('option')
  return {
    part,
    box: part.getByRole('combobox', { name: wordsOf(searchMessages, 'en').label }),
    heading: part.getByRole('heading', { level: 1 }),
    results: part.getByRole('region', { name: t.results }),
    start: part.getByRole('region', { name: t.start }),
    all: part.getByRole('option', { name: t.viewAll }),
    reached: part.getByRole('option', { selected: true }),
    kinds: optionsOf(t.kinds),
    colors: optionsOf(t.colors),
    products: optionsOf(t.products),
    recent: optionsOf(t.recent),
    popular: optionsOf(t.popular),
  }
}

it('leads by the arrow keys to a kind of appliance in a colour', async () => {
  answerSearches(() => suggestionsFor('Steel Kettle'))
  const { box, results, kinds, colors, all, reached } = await showBox()
  await box.fill('kettle')
  await expect.element(box).toHaveAttribute('aria-expanded', 'true')
  await expect.element(kinds).toBeVisible()
  // ArrowUp in the box selects the last option.
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(all).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(reached).not.toBeInTheDocument()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(colors).toHaveAttribute('aria-selected', 'true')
  await expect.element(box).toHaveFocus()
  await expect.element(box).toHaveAttribute('aria-activedescendant', colors.element().id)
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => address).toEqual({ now: '/products', query: '?type=kettle&color=111111' })
  await expect.element(results).not.toBeInTheDocument()
})

it('stays on the page for an empty search', async () => {
  answerSearches(() => undefined)
  const { box } = await showBox()
  // Pasted text may contain an invisible direction mark.
  await box.fill(' \u200f ')
  await userEvent.keyboard('{Enter}')
  await expect.element(box).toHaveFocus()
  expect(address.now).toBe('/')
})

it('says what the shop does not sell; Escape moves the focus back to the box', async () => {
  const notice = 'We do not sell washing machines.'
  answerSearches(() => ({ ...suggestionsFor('Steel Kettle'), notice }))
  const { box, results, products, reached } = await showBox()
  await box.fill('washing machine')
  await expect.element(products).toBeVisible()
  await expect.element(results.getByRole('status')).toMatchTextContent(notice)
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(reached).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(results).not.toBeInTheDocument()
  await expect.element(box).toHaveFocus()
})

it('never shows a late answer for another query', async () => {
  const { promise: late, resolve: answer } = Promise.withResolvers<object>()
  const sent = answerSearches((query) => (query === 'kettle' ? late : suggestionsFor('Blender')))
  const { box, products } = await showBox()
  await box.fill('kettle')
  await expect.poll(() => sent.map(({ path }) => queryOf(path))).toContain('kettle')
  await box.fill('blender')
  answer(suggestionsFor('Steel Kettle'))
  await expect.element(products).toMatchTextContent('Blender')
})

it('removes recent searches one by one or all at once', async () => {
  openLocalStore().setItem('recent_searches', JSON.stringify(['zzqq', 'toaster', 'kettle']))
  answerSearches(() => undefined)
  const { part, box, recent, popular } = await showBox()
  const shown = () => recent.elements().map(({ textContent }) => textContent)
  await box.click()
  await expect.poll(shown).toEqual(['zzqq', 'toaster', 'kettle'])
  await part.getByRole('button', { name: t.removeRecent({ query: 'zzqq' }) }).click()
  await expect.poll(shown).toEqual(['toaster', 'kettle'])
  await expect.element(box).toHaveFocus()
  await part.getByRole('button', { name: t.clearRecent, exact: true }).click()
  await expect.poll(shown).toEqual([])
  await expect.element(popular).toBeVisible()
})

it.each([
  ['phone', 700],
  ['desktop', 0],
] as const)(
  'offers popular searches over the page of a %s, which moves nothing; Back closes it',
  async (screen, end) => {
    await page.viewport(...windows[screen])
    answerSearches(() => undefined)
    const { box, heading, start, popular } = await showBox()
    const topOf = () => heading.element().getBoundingClientRect().top
    await expect.element(heading).toBeVisible()
    const top = topOf()
    await box.click()
    await expect.element(popular).toBeVisible()
    expect(topOf()).toBe(top)
    expect(start.element().getBoundingClientRect().bottom).toBeGreaterThan(end)
    await goBack()
    await expect.element(start).not.toBeInTheDocument()
    expect(address.now).toBe('/')
  },
)

it.each([true, false])(
  'says what to do about a search without results in a shop that has products: %s',
  async (has) => {
    const nothing = { count: 0, products: [], types: [], colors: [] }
    answerSearches(() => ({ ...suggestionsFor('kettle'), ...nothing }))
    const { box, results } = await showBox(has)
    await box.fill('kettle')
    await expect.element(results).toMatchTextContent(has ? t.nothingHint : t.noProducts)
    await expect.element(results).not.toMatchTextContent(has ? t.noProducts : t.nothingHint)
  },
)
