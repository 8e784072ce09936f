import type { Page } from '@playwright/test'

/**
 * How far the clock jumps ahead when it stops, in milliseconds: longer than a journey may take, because Playwright refuses to stop it
 * in the past, and shorter than the life of a one-time code and of the banners.
 */
const jump = 4 * 60_000

/**
 * Gives a tab a clock that can be stopped. Call this before `goto`.
 *
 * @returns stops the clock, once; each due timer runs at most once. Call it after `goto`, because a page needs timers to hydrate.
 */
export async function installClock(page: Page): Promise<() => Promise<void>> {
  const start = Date.now()
  await page.clock.install({ time: start })
  return () => page.clock.pauseAt(start + jump)
}
