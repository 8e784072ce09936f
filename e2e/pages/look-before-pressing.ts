import type { Page } from '@playwright/test'

/**
 * Lets opening a page last until it listens: a shopper looks first. What happens to those who press at once is shown by the journey
 * `input-before-hydration`, which says when a page counts as open.
 */
export function lookBeforePressing(page: Page): Page {
  const { goto, reload } = page
  const listens = () => page.waitForFunction(() => !('pressAgain' in globalThis))
  page.goto = async (url, options) => {
    const response = await goto.call(page, url, options)
    if (!options?.waitUntil) await listens()
    return response
  }
  page.reload = async (options) => {
    const response = await reload.call(page, options)
    if (!options?.waitUntil) await listens()
    return response
  }
  return page
}
