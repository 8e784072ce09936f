import { expect, type Page } from '@playwright/test'

const depthOf = (page: Page) => expect.poll(() => page.evaluate(() => window.history.state?.depth ?? 0))

/** Waits until what was opened over the page has an entry of the history, which Back then leaves. */
export async function waitForOverlayEntry(page: Page): Promise<void> {
  await depthOf(page).toBe(1)
}

/**
 * Waits until the entry of a closed sheet is passed over. The page does that itself; for the browser, two moves within a few
 * milliseconds are one.
 */
export async function passOverlayEntry(page: Page): Promise<void> {
  await depthOf(page).toBe(0)
}
