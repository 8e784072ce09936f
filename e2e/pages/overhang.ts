import type { Page } from '@playwright/test'

/** @returns how much wider a page is than its window, in pixels */
export function measureOverhang(page: Page): Promise<number> {
  // Not `innerWidth`: a phone zooms out until the page fits, and it grows.
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
