import { type ReactElement, useEffect, useState } from 'react'
import { type ClientLoaderFunctionArgs, useRevalidator } from 'react-router'
import { lifeOf } from '../features/catalog/catalog-life.ts'

/** The data of a cached page; `readAt` is when the browser read it, in milliseconds. */
type Cached<Page> = Page & { readAt?: number }
type Load<Page> = Pick<ClientLoaderFunctionArgs, 'request'> & { serverLoader: () => Promise<Page> }

/** Loaded on demand: only pages opened by a link, or open for long, need this code. */
const fetchCache = () => import('./page-cache.tsx')

/** The `clientLoader` of a page of the catalog: within ten minutes, and until an offer ends, it answers from the cache (rule P-10). */
export async function cachedLoader<Page extends object>({ request, serverLoader }: Load<Page>): Promise<Cached<Page>> {
  return (await fetchCache()).readPageCached(request.url, serverLoader)
}

/** Reads a page of the catalog again after ten minutes, or once an offer on it has ended, under a cover (rule P-10). */
export function CachedPage({ page, children }: { page: Cached<object>; children: ReactElement }) {
  const { revalidate } = useRevalidator()
  const [cover, setCover] = useState<ReactElement | null>(null)

  useEffect(() => {
    const { readAt = Date.now() } = page
    const refresh = () =>
      fetchCache().then(
        (cache) => cache.refreshPage({ page, readAt, revalidate, setCover }),
        () => undefined,
      )
    const timer = setTimeout(refresh, readAt + lifeOf(page, readAt) - Date.now())
    return () => clearTimeout(timer)
  }, [page, revalidate])

  return (
    <div aria-busy={cover !== null} className="relative">
      {children}
      {cover}
    </div>
  )
}
