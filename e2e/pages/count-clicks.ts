import type { Page } from '@playwright/test'

/**
 * Counts presses of mouse or finger in a tab, over all pages that it opens. Playwright presses again where its target moved away meanwhile:
 * it stops the press that missed at the window, before the document counts it.
 *
 * Keys, filled fields, options of a native list (`selectOption`) and chosen files cost nothing, since Playwright sets them without a press.
 * Options of other lists, boxes and radio buttons cost one each.
 *
 * @returns a function that reads the count so far
 */
export async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const read = () => Number(sessionStorage.getItem('clicks'))
    document.addEventListener('pointerdown', () => sessionStorage.setItem('clicks', String(read() + 1)), true)
  })
  return () => page.evaluate(() => Number(sessionStorage.getItem('clicks')))
}
