import { expect, type Page } from '@playwright/test'
import { connectionMessages } from '../../apps/storefront/app/connection/connection.late.messages.ts'
import { offlinePageMessages } from '../../apps/storefront/vite/offline/offline-page.messages.ts'
import type { Words } from './words.ts'

/** Locators for an unreachable shop. */
export function connectionOf(page: Page, words: Words) {
  const { noNetwork, outOfReach, isBack } = words(connectionMessages)
  const { title, retry, cached } = words(offlinePageMessages)
  return {
    /** Waits until the page listens to changes of the connection. */
    waitUntilWatched: () => expect(page.locator('[data-connection]')).toBeAttached(),
    noNetwork: page.getByText(noNetwork),
    outOfReach: page.getByText(outOfReach),
    isBack: page.getByText(isBack),
    offlinePage: page.getByRole('heading', { level: 1, name: title }),
    retry: page.getByRole('link', { name: retry }),
    offlinePages: page.getByRole('navigation', { name: cached }).getByRole('link'),
    /** Waits until the open page is cached on this device, as HTML and as data. */
    waitUntilCached: (path: string) =>
      expect.poll(() => listCached(page, 'pages')).toEqual(expect.arrayContaining(formsOf(path))),
    listCached: () => listCached(page),
  }
}

function formsOf(path: string): string[] {
  return [path, path.endsWith('/') ? `${path}_.data` : `${path}.data`]
}

/** Paths of the entries of one cache, or of all. */
function listCached(page: Page, name?: string): Promise<string[]> {
  return page.evaluate(async (name) => {
    const names = name ? [name] : await caches.keys()
    const requests = await Promise.all(names.map(async (each) => (await caches.open(each)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  }, name)
}
