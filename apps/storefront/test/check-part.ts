import axe from 'axe-core'
import { expect } from 'vitest'
import { cdp } from 'vitest/browser'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** What other colours of the same elements can break. */
const ofColors = ['color-contrast', 'link-in-text-block']
/** Of a whole page: a part has no heading of the first level. */
const ofPages = { 'page-has-heading-one': { enabled: false } }

/** Expects that the shown part fits its window, and has no finding of axe in light and in dark colours. */
export async function checkPart(): Promise<void> {
  const overhang = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  await expect.poll(overhang, { message: 'the part is wider than its window' }).toBeLessThanOrEqual(0)
  for (const [value, runOnly] of [
    ['light', rules],
    ['dark', ofColors],
  ] as const) {
    await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value }] })
    // While colours change, one may be between two others.
    await expect.poll(() => document.getAnimations().filter(isEnding)).toEqual([])
    const { violations } = await axe.run(document, { runOnly, rules: ofPages, resultTypes: ['violations'] })
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join('\n')}`)
    expect(found, value).toEqual([])
  }
  await cdp().send('Emulation.setEmulatedMedia', { features: [] })
}

const isEnding = ({ effect, playState }: Animation) =>
  playState === 'running' && effect?.getComputedTiming().endTime !== Infinity
