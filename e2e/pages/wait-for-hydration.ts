import type { Page } from '@playwright/test'

/**
 * Makes `goto` and `reload` wait for hydration, because a shopper looks before pressing. The journey `input-before-hydration` tests
 * earlier presses.
 */
export function waitForHydration(page: Page): Page {
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
