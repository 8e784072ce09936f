import { expect, type Locator, type Page } from '@playwright/test'

/**
 * Waits on a stopped clock for an element that appears after a response. Each check advances the clock by one millisecond, so almost
 * none of the element's visible time passes.
 */
export async function runUntilVisible(page: Page, awaited: Locator): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(1)
      return await awaited.isVisible()
    })
    .toBe(true)
}
