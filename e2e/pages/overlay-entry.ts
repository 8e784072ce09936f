import { expect, type Page } from '@playwright/test'

/**
 * Waits until the page has skipped the history entry of a closed sheet. The browser merges two navigations within a few
 * milliseconds into one.
 */
export async function passOverlayEntry(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.history.state?.depth ?? 0)).toBe(0)
}
