import { expect, type Locator, type Page } from '@playwright/test'

/**
 * Waits on a paused clock for something that comes after an answer of the shop. The clock runs by a millisecond a look, so that next to
 * none of the time has passed in which it stays.
 */
export async function runUntilVisible(page: Page, awaited: Locator): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(1)
      return await awaited.isVisible()
    })
    .toBe(true)
}
