import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'

/**
 * A page fits the screen, has one main heading, and axe finds nothing, by day and by night.
 *
 * @param covered what lies half under something else just now, and is checked by itself elsewhere
 */
export async function checkPage(page: Page, name: string, covered?: string): Promise<void> {
  await test.step(name, async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    const overhang = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect.soft(await overhang(), `${name} is wider than the screen`).toBeLessThanOrEqual(0)
    await checkAccessibility(page, name, covered)
  })
}

type Rules = { type: 'tag' | 'rule'; values: string[] }
const allRules: Rules = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
}
/** What looks at colours: the other rules see the same by night as by day. */
const colorRules: Rules = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

/** axe finds nothing in what is shown, by day and by night. */
export async function checkAccessibility(page: Page, name: string, covered?: string): Promise<void> {
  // Otherwise it opens a blank page for each look, for the sake of frames from elsewhere, which are not ours to check.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  if (covered) axe.exclude(covered)
  await checkTheme(page, name, 'light', axe, allRules)
  await checkTheme(page, name, 'dark', axe, colorRules)
}

type Scheme = 'light' | 'dark'

async function checkTheme(page: Page, name: string, colorScheme: Scheme, axe: AxeBuilder, rules: Rules): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  const { violations } = await axe.options({ runOnly: rules, resultTypes: ['violations'] }).analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join('\n')}`)
  expect.soft(found, `${name}, ${colorScheme}`).toEqual([])
}
