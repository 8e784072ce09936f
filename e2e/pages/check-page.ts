import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'

/** A page fits the screen, has one main heading, and axe finds nothing, by day and by night. */
export async function checkPage(page: Page, name: string): Promise<void> {
  await test.step(name, async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    const overhang = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect.soft(await overhang(), `${name} is wider than the screen`).toBeLessThanOrEqual(0)
    await checkAccessibility(page, name)
  })
}

/** axe finds nothing in what is shown, by day and by night. */
export async function checkAccessibility(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze()
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join('\n')}`)
    expect.soft(found, `${name}, ${colorScheme}`).toEqual([])
  }
}
