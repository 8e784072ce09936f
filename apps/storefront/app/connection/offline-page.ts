import { pageCache } from '../../service-worker/messages.ts'

/** The maximum number of cached pages that fit on the offline page. */
const maxList = 8
/** The interval between retries, in milliseconds. */
const pause = 5_000

const list = document.querySelector<HTMLElement>('#cached')
if (list) await showCachedPages(list)
window.addEventListener('online', returnWhenBack)
setInterval(returnWhenBack, pause)

/** Lists the cached pages in the language of this one, the newest first. */
async function showCachedPages(list: HTMLElement): Promise<void> {
  const cache = await caches.open(pageCache)
  const addresses = (await cache.keys()).map(({ url }) => new URL(url)).reverse()
  const { lang } = document.documentElement
  const brand = document.title.slice(document.title.indexOf(' | '))
  const pages = addresses.filter(
    ({ pathname, searchParams }) => !pathname.endsWith('.data') && searchParams.get('lang') === lang,
  )
  for (const page of pages.slice(0, maxList)) {
    const text = await (await cache.match(page))?.text()
    const title = text && new DOMParser().parseFromString(text, 'text/html').title.replace(brand, '')
    if (title) list.querySelector('ul')?.append(makeItem(page, title))
  }
  list.hidden = !list.querySelector('li')
}

function makeItem({ pathname, searchParams }: URL, title: string): HTMLElement {
  const search = new URLSearchParams(searchParams)
  search.delete('lang')
  const link = document.createElement('a')
  link.href = search.size > 0 ? `${pathname}?${search}` : pathname
  link.textContent = title
  link.className = 'flex min-h-11 items-center px-4 py-2 hover:text-nile hover:underline'
  const item = document.createElement('li')
  item.append(link)
  return item
}

/** Opens the requested page once the shop answers. */
async function returnWhenBack(): Promise<void> {
  const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => null)
  if (answer?.ok) location.reload()
}
