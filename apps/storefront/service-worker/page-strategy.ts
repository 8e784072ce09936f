import { ExpirationPlugin, Strategy, type StrategyHandler } from 'serwist'
import { addressOf, findCachedPage, keyOf, type PageForm } from './cached-pages.ts'
import { pageCache, type ReachMessage } from './messages.ts'
import { withoutCache } from './without-cache.ts'

/** Milliseconds to wait for the shop before a cached page is shown; an uncached page waits on. */
const networkTimeout = 6_000

/**
 * Network first, so that prices and code are current; cached pages are used when the shop is unreachable. Both forms of
 * a page are cached: data for links within the shop, the document for a tab that is opened again.
 */
export class PageStrategy extends Strategy {
  constructor() {
    const bounds = { maxEntries: 80, maxAgeSeconds: 14 * 24 * 60 * 60, maxAgeFrom: 'last-used' } as const
    super({
      cacheName: pageCache,
      plugins: [new ExpirationPlugin({ ...bounds, purgeOnQuotaError: true }), withoutCache],
    })
  }

  /** @throws when the shop does not answer and the page is not cached */
  async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const cached = await this.#find(request, handler)
    try {
      const response = await (cached ? orderly(handler.fetch(request)) : handler.fetch(request))
      void handler.waitUntil(Promise.all([noteReach(true), this.#store(request, response.clone(), handler)]))
      return response
    } catch (error) {
      void handler.waitUntil(noteReach(false))
      if (cached) return cached
      throw error
    }
  }

  /** The cached page in the current language, else in the other. */
  async #find(request: Request, handler: StrategyHandler): Promise<Response | undefined> {
    const found = findCachedPage(request.url)
    if (!found) return undefined
    const shown = await getLanguage(request.url)
    const inLanguage = (language: string) => handler.cacheMatch(keyOf(found.page, found.form, language))
    return (await inLanguage(shown)) ?? (await inLanguage(shown === 'ar' ? 'en' : 'ar'))
  }

  async #store(request: Request, response: Response, handler: StrategyHandler): Promise<void> {
    const found = findCachedPage(request.url)
    const language = response.headers.get('content-language')
    if (!response.ok || !language) return
    await rememberLanguage(language)
    if (!found) return
    await handler.cachePut(keyOf(found.page, found.form, language), response)
    await this.#cacheOtherForm(found.page, found.form === 'data' ? 'document' : 'data', language, handler)
  }

  async #cacheOtherForm(page: string, form: PageForm, language: string, handler: StrategyHandler): Promise<void> {
    const url = new URL(addressOf(page, form))
    url.searchParams.set('lang', language)
    const response = await fetch(url, { priority: 'low' }).catch(() => null)
    if (response?.ok) await handler.cachePut(keyOf(page, form, language), response)
  }
}

async function orderly(fetched: Promise<Response>): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the shop takes too long')), networkTimeout)
  })
  return Promise.race([fetched, tooLate]).finally(() => clearTimeout(timer))
}

declare const self: ServiceWorkerGlobalScope

/** Whether the shop sent the last requested page; true at first. */
let isReached = true

/** Tells open pages when the shop is unreachable, and when it is back. */
async function noteReach(isReachedNow: boolean): Promise<void> {
  if (isReachedNow === isReached) return
  isReached = isReachedNow
  for (const page of await self.clients.matchAll({ type: 'window' })) sendReach(page)
}

/** Sends the current state to a page that was just opened. */
export function sendReach(page: Pick<Client, 'postMessage'>): void {
  page.postMessage({ kind: 'reach', isReached } satisfies ReachMessage)
}

const stateCache = 'state'
const stateAddress = '/shown-language'

/** The language of a page: that of its address, of the last page from the shop, or of the browser. */
export async function getLanguage(address: string): Promise<string> {
  const named = new URL(address).searchParams.get('lang')
  if (named === 'ar' || named === 'en') return named
  const remembered = await (await caches.open(stateCache)).match(stateAddress)
  if (remembered) return await remembered.text()
  return navigator.language.startsWith('ar') ? 'ar' : 'en'
}

async function rememberLanguage(language: string): Promise<void> {
  await (await caches.open(stateCache)).put(stateAddress, new Response(language))
}
