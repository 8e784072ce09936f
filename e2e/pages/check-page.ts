import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page, test } from '@playwright/test'
import type axeCore from 'axe-core'
import { both } from '../both.ts'
import { measureOverhang } from './overhang.ts'

/**
 * Expects that a page fits the screen, has one main heading, and has no finding of axe.
 *
 * @param covered elements that an overlay partly covers; other tests check them
 */
export async function checkPage(page: Page, name: string, covered?: string): Promise<void> {
  await test.step(name, async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    // The heading of the dashboard is filled after the first render of a page.
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
    expect.soft(await measureOverhang(page), `${name} is wider than the screen`).toBeLessThanOrEqual(0)
    await checkAccessibility(page, name, covered)
  })
}

/** The same, and that the page also fits a desktop: it takes another layout without another load. */
export async function checkPageAndDesktop(page: Page, name: string): Promise<void> {
  await checkPage(page, name)
  const screen = page.viewportSize()
  await page.setViewportSize({ width: 1440, height: 900 })
  // React draws the other layout in the frame after this one.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  expect.soft(await measureOverhang(page), `${name} is wider than a desktop`).toBeLessThanOrEqual(0)
  if (screen) await page.setViewportSize(screen)
}

type Rules = { type: 'tag' | 'rule'; values: string[] }
const allRules: Rules = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
}
/** axe rules about colours; other rules have the same result in light and dark mode. */
const colorRules: Rules = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

/**
 * Expects no finding of axe, in light mode and in dark mode where the page has one. A journey of both screens asks it in Arabic on a phone, and
 * in the long run everywhere: roles, names and colours do not change with the language, and axe takes longer than the page.
 */
export async function checkAccessibility(page: Page, name: string, covered?: string): Promise<void> {
  const { project, tags } = test.info()
  if (tags.includes(both.tag) && project.use.locale !== 'ar-EG' && process.env.LONG_TESTS !== 'yes') return
  await checkTheme(page, name, 'light', allRules, covered)
  if (await hasDarkMode(page)) await checkTheme(page, name, 'dark', colorRules, covered)
}

/** The dashboard has none: its colours stay. */
function hasDarkMode(page: Page): Promise<boolean> {
  return page.evaluate(() => getComputedStyle(document.documentElement).colorScheme.includes('dark'))
}

type Scheme = 'light' | 'dark'

async function checkTheme(
  page: Page,
  name: string,
  colorScheme: Scheme,
  rules: Rules,
  covered?: string,
): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await waitForTransitions(page)
  expect.soft(await findViolations(page, rules, covered), `${name}, ${colorScheme}`).toEqual([])
}

const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Runs axe on the page, which gets its script once. `@axe-core/playwright` sends it twice for each run, and not minified: that takes as long. */
async function findViolations(page: Page, rules: Rules, covered?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript)
  return await page.evaluate(
    async ({ runOnly, exclude }) => {
      const { axe } = window as unknown as { axe: typeof axeCore }
      const context = exclude ? { exclude: [exclude] } : document
      const { violations } = await axe.run(context, { runOnly, resultTypes: ['violations'] })
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join('\n')}`)
    },
    { runOnly: rules, exclude: covered },
  )
}

/**
 * Waits until no color is between two others, such as that of a button that has just been enabled.
 * It looks again and again: the promise `finished` of an animation whose element goes away may never settle.
 */
async function waitForTransitions(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isEnding = ({ effect, playState }: Animation) =>
      playState === 'running' && effect?.getComputedTiming().endTime !== Infinity
    return !document.getAnimations().some(isEnding)
  })
}
