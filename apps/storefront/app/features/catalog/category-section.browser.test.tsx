import { type Language, languages } from '@shop/contract'
import { describe, expect, it } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { answerCalls } from '../../../test/answering-shop.ts'
import { address, show, windows, wordsOf } from '../../../test/show.tsx'
import { sectionMessages } from '../../sections/sections.late.messages.ts'
import { uiMessages } from '../../ui/ui.messages.ts'
import { catalogPageMessages } from './catalog-pages.late.messages.ts'
import { CategorySection } from './category-section.tsx'

const count = 9
const content = Array.from({ length: count }, (_, id) => ({ id, name: `Category ${id}`, picture: null }))

/** The section is stored for the next page of the tab. */
async function showSection(language: Language, screen: keyof typeof windows) {
  await page.viewport(...windows[screen])
  const part = await show(<CategorySection first={{ content, failure: null }} offers={[]} />, language)
  const t = wordsOf(catalogPageMessages, language)
  const ui = wordsOf(uiMessages, language)
  const region = part.getByRole('region', { name: t.categories })
  const offers = part.getByRole('link', { name: t.offersHint, exact: false })
  await expect.element(offers).toBeVisible()
  return {
    part,
    offers,
    tiles: region.getByRole('listitem'),
    dot: (number: number) => region.getByRole('button', { name: ui.slide({ number }), exact: true }),
    next: region.getByRole('button', { name: ui.next }),
    previous: region.getByRole('button', { name: ui.previous }),
  }
}

const boxOf = (shown: Locator | Element | null | undefined) =>
  (shown instanceof Element || !shown ? shown : shown.element())?.getBoundingClientRect() ?? new DOMRect()

describe.each(languages)('in %s', (language) => {
  it('M-03, M-04: a phone has two rows of categories to swipe below the offers, and the edge of the third column', async () => {
    const { offers, tiles, next, dot } = await showSection(language, 'phone')
    const [first, second, third, , fifth] = tiles.elements().map(boxOf)
    const tile = boxOf(offers.element().parentElement)
    expect(third?.y).toBe(first?.y)
    expect(second?.y, 'two rows').toBeGreaterThan(first?.y ?? 0)
    expect(tile.bottom, 'below the offers').toBeLessThanOrEqual(first?.y ?? 0)
    expect(tile.width, 'the offers are as wide as the page').toBe(windows.phone[0] - 32)
    for (const place of [0, 1, 2, 3]) await expect.element(tiles.nth(place)).toBeInViewport({ ratio: 1 })
    const { left = 0, right = 0 } = fifth ?? {}
    const shown = Math.min(right, document.documentElement.clientWidth) - Math.max(left, 0)
    expect(shown, 'a part of the third column is in view').toBeGreaterThan(20)
    expect(shown).toBeLessThan(100)

    await expect.element(tiles.last()).not.toBeInViewport()
    tiles.last().element().scrollIntoView({ inline: 'center', behavior: 'instant' })
    await expect.element(tiles.last()).toBeInViewport({ ratio: 0.9 })
    await expect.element(tiles.first()).not.toBeInViewport()
    await expect.element(next).not.toBeInTheDocument()
    await expect.element(dot(1)).not.toBeInTheDocument()
  })

  it('M-03, M-04: a desktop pages through six categories at a time, three in a row beside the offers', async () => {
    const { offers, tiles, dot, next, previous } = await showSection(language, 'desktop')
    await expect.element(next).toBeVisible()
    const boxes = tiles.elements().slice(0, 4).map(boxOf)
    const [first, second, third, fourth] = boxes
    const tile = boxOf(offers.element().parentElement)
    expect([second?.y, third?.y]).toEqual([first?.y, first?.y])
    expect(fourth?.y).toBeGreaterThan(first?.y ?? 0)
    expect(tile.height).toBeGreaterThan((first?.height ?? 0) * 1.9)
    if (language === 'en') expect(tile.left, 'the offers are a fourth column').toBeGreaterThan(third?.right ?? 0)
    else expect(tile.right, 'the offers are a fourth column').toBeLessThan(third?.left ?? 0)
    expect(Math.abs(tile.width - (first?.width ?? 0))).toBeLessThan(20)

    await next.click()
    await expect.element(tiles.nth(6)).toBeInViewport({ ratio: 0.5 })
    await expect.element(tiles.first()).not.toBeInViewport()
    await expect.element(dot(2)).toBeVisible()
    await expect.element(dot(3)).not.toBeInTheDocument()
    await dot(1).click()
    await expect.element(tiles.nth(5)).toBeInViewport({ ratio: 0.5 })
    await expect.element(tiles.nth(6)).not.toBeInViewport()
    await dot(2).click()
    await expect.element(tiles.nth(6)).toBeInViewport({ ratio: 0.5 })
    await previous.click()
    await expect.element(tiles.first()).toBeInViewport({ ratio: 0.5 })
    await offers.click()
    await expect.poll(() => address.now).toBe('/offers')
  })
})

it('M-05: an overlay covers the categories while they reload; they stay when that fails', async () => {
  const { promise: refused, resolve: refuse } = Promise.withResolvers<object>()
  const read = content.map((category) => ({ ...category, is_active: true, pictures: { image: null, cat_image: null } }))
  const answers = [refused, read]
  answerCalls(({ path }) => (path.startsWith('/api/products/categories/') ? answers.shift() : undefined))
  const { part, tiles } = await showSection('en', 'phone')
  const t = wordsOf(sectionMessages, 'en')
  await part.getByRole('button', { name: `${t.refresh}: ${wordsOf(catalogPageMessages, 'en').categories}` }).click()
  await expect.element(part.getByText(t.refreshing)).toBeVisible()
  const message = 'The shop is being tidied.'
  refuse(Response.json({ message }, { status: 503 }))
  const alert = part.getByRole('alert')
  await expect.element(alert).toMatchTextContent(message)
  expect(tiles.elements()).toHaveLength(count)

  await alert.getByRole('button', { name: t.retry }).click()
  await expect.element(alert).not.toBeInTheDocument()
  expect(tiles.elements()).toHaveLength(count)
})
