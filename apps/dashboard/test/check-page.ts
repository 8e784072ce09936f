import axe from 'axe-core'
import { expect } from 'vitest'
import { page } from 'vitest/browser'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Expects that the page fits its window, has one main heading, and has no finding of axe. */
export async function checkPage(): Promise<void> {
  // The heading of the dashboard is filled after the first render of a page.
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent()
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument()
  const overhang = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  await expect.poll(overhang, { message: 'the page is wider than its window' }).toBeLessThanOrEqual(0)
  await checkAccessibility()
}

/** Expects no finding of axe, also under an open dialog, which hides the heading of its page. */
export async function checkAccessibility(): Promise<void> {
  // While colours change, one may be between two others.
  await expect.poll(() => document.getAnimations().filter(isEnding)).toEqual([])
  // What observes sizes is called after the layout of a frame.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  // A tooltip where the pointer happens to be stands beside the regions of the page.
  const context = { exclude: ['[role=tooltip]'] }
  const { violations } = await axe.run(context, { runOnly: rules, resultTypes: ['violations'] })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join('\n')}`)).toEqual(
    [],
  )
}

const isEnding = ({ effect, playState }: Animation) =>
  playState === 'running' && effect?.getComputedTiming().endTime !== Infinity
