import type { Locator, Page } from '@playwright/test'

/** @returns how much wider a page is than its window, in pixels */
export function measureOverhang(page: Page): Promise<number> {
  // Not `innerWidth`: a phone zooms out until the page fits, and it grows.
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** Shows the page in the smallest window, with text of twice the size. */
export async function enlargeText(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
}

/** @returns how many of the elements are narrower than what is in them */
export function countCut(elements: Locator): Promise<number> {
  return elements.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length)
}
