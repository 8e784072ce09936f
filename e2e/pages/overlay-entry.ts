import { expect, type Page } from '@playwright/test'

/**
 * Waits until the entry of a closed sheet is passed over. The page does that itself; for the browser, two moves within a few
 * milliseconds are one.
 */
export async function passOverlayEntry(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.history.state?.depth ?? 0)).toBe(0)
}
