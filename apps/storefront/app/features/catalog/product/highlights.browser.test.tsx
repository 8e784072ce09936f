import { type Language, languages } from '@shop/contract'
import { describe, expect, it } from 'vitest'
import { cdp, type Locator, page, userEvent } from 'vitest/browser'
import { address, show, windows, wordsOf } from '../../../../test/show.tsx'
import { uiMessages } from '../../../ui/ui.messages.ts'
import { sampleProduct } from '../product.fixture.ts'
import { toProductCards } from '../product-card-view.ts'
import { Highlights } from './highlights.tsx'

const places = Array.from({ length: 12 }, (_, index) => index + 1)
const products = toProductCards(places.map((id) => sampleProduct({ id, name: `Kettle ${id}` })))
const shelf = { content: products, failure: null }

/** Shows the section, and waits until its carousel can move. */
async function showShelf(language: Language) {
  const t = wordsOf(uiMessages, language)
  const part = await show(
    <Highlights brand="Nawwar" featured={shelf} bestSellers={shelf} hasHouseStars renderAction={() => null} />,
    language,
  )
  const panel = part.getByRole('tabpanel')
  const next = panel.getByRole('button', { name: t.next })
  await expect.element(next).toBeVisible()
  return {
    panel,
    cards: panel.getByRole('article'),
    next,
    previous: panel.getByRole('button', { name: t.previous }),
    dot: (number: number) => panel.getByRole('button', { name: t.slide({ number }), exact: true }),
  }
}

const boxOf = (one: Locator) => one.element().getBoundingClientRect()
const widthOf = (one: Locator) => boxOf(one).width

describe.each(languages)('in %s', (language) => {
  it.each([
    [639, 2],
    [1023, 3],
    [1024, 4],
  ])('M-07: at a width of %i, %i cards fit on a page', async (width, perPage) => {
    await page.viewport(width, 900)
    const { panel, cards } = await showShelf(language)
    const perRow = () => Math.round(widthOf(panel.getByRole('region')) / widthOf(cards.first()))
    await expect.poll(perRow).toBe(perPage)
  })

  it.each([
    ['phone', 2],
    ['desktop', 4],
  ] as const)('M-07: arrows and dots of a %s page through %i products at a time', async (screen, perPage) => {
    await page.viewport(...windows[screen])
    const { cards, next, previous, dot } = await showShelf(language)
    await expect.element(cards.nth(perPage - 1)).toBeInViewport({ ratio: 0.3 })
    await expect.element(cards.nth(perPage)).not.toBeInViewport()
    await next.click()
    for (const card of [perPage, 2 * perPage - 1]) await expect.element(cards.nth(card)).toBeInViewport({ ratio: 0.3 })
    await expect.element(cards.first()).not.toBeInViewport()
    await dot(1).click()
    await expect.element(cards.first()).toBeInViewport({ ratio: 0.3 })
    await dot(2).click()
    await expect.element(cards.nth(perPage)).toBeInViewport({ ratio: 0.3 })
    await expect.element(dot(2)).toHaveAttribute('aria-current', 'true')
    const [start, end] = [previous, next].map((arrow) => arrow.element().getBoundingClientRect().x)
    const icon = next.element().querySelector('svg')
    const isMirrored = icon !== null && new DOMMatrix(getComputedStyle(icon).transform).a === -1
    expect({ isNextAtTheEnd: (end ?? 0) > (start ?? 0), isMirrored }, 'arrows are swapped in Arabic').toEqual({
      isNextAtTheEnd: language === 'en',
      isMirrored: language === 'ar',
    })
    await previous.click()
    await expect.element(cards.first()).toBeInViewport({ ratio: 0.3 })
  })

  it('M-07: dragging by the mouse pages through the products in both directions and opens none', async () => {
    await page.viewport(...windows.desktop)
    const { cards } = await showShelf(language)
    const { left: start } = boxOf(cards.first())
    const forth = language === 'ar' ? 500 : -500
    const drag = async (card: Locator, distance: number) => {
      const { left, top } = boxOf(card)
      const at = (step: number) => ({ x: left + 120 + (distance * step) / 12, y: top + 80 })
      await userEvent.pointer([{ coords: at(0) }, { keys: '[MouseLeft>]' }])
      await userEvent.pointer(Array.from({ length: 12 }, (_, step) => ({ coords: at(step + 1) })))
      // The cards follow the pointer frame by frame, and a release counts how far they came.
      await expect.poll(() => Math.abs(boxOf(card).left - left - distance)).toBeLessThan(5)
      // A pause before the release prevents a throw, also on a fast machine.
      const stopped = performance.now()
      await expect.poll(() => performance.now() - stopped).toBeGreaterThan(300)
      await userEvent.pointer({ keys: '[/MouseLeft]' })
    }
    await drag(cards.nth(2), forth)
    await expect.element(cards.first()).not.toBeInViewport()
    await expect.element(cards.nth(7)).toBeInViewport({ ratio: 0.5 })
    // No hover waits for that: one that is tried again, on a busy machine, scrolls the row by a card.
    await expect.poll(() => Math.abs(boxOf(cards.nth(4)).left - start)).toBeLessThan(1)
    await drag(cards.nth(5), -forth)
    await expect.element(cards.first()).toBeInViewport({ ratio: 0.3 })
    expect(address.now).toBe('/')
  })

  it.each([
    ['phone', 2, 120],
    ['desktop', 4, 300],
  ] as const)('M-07: swiping on a %s pages through %i products in both directions', async (screen, perPage, reach) => {
    await page.viewport(...windows[screen])
    const { cards, dot } = await showShelf(language)
    const y = Math.round(boxOf(cards.first()).top + 60)
    const from = Math.round(windows[screen][0] / 2)
    const swipe = async (distance: number) => {
      const touch = (type: 'touchStart' | 'touchMove', x: number) =>
        cdp().send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] })
      await touch('touchStart', from - distance)
      for (let step = 1; step <= 10; step++) await touch('touchMove', from - distance + (distance * 2 * step) / 10)
      await cdp().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    const forth = language === 'ar' ? reach : -reach
    await swipe(forth)
    // A swipe to the wrong side shows the products too, for a moment.
    await expect.element(dot(2)).toHaveAttribute('aria-current', 'true')
    await expect.element(cards.nth(perPage)).toBeInViewport({ ratio: 0.3 })
    await swipe(-forth)
    await expect.element(dot(1)).toHaveAttribute('aria-current', 'true')
    await expect.element(cards.first()).toBeInViewport({ ratio: 0.3 })
  })
})
