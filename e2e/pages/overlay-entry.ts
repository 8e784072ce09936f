import { expect, type Page } from '@playwright/test'

const depthOf = (page: Page) => expect.poll(() => page.evaluate(() => window.history.state?.depth ?? 0))

/** Waits until an overlay has a history entry, so that Back closes it. */
export async function waitForOverlayEntry(page: Page): Promise<void> {
  await depthOf(page).toBe(1)
}

/**
 * Waits until the page has skipped the history entry of a closed sheet. The browser merges two navigations within a few
 * milliseconds into one.
 */
export async function passOverlayEntry(page: Page): Promise<void> {
  await depthOf(page).toBe(0)
}
