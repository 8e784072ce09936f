import { type ReactNode, useEffect, useState } from 'react'
import { type ClientLoaderFunctionArgs, useRevalidator } from 'react-router'
import { catalogLife } from '../features/catalog/catalog-life.ts'

/** What a page of the catalog shows; `readAt` says since when, in milliseconds, where the browser has read it itself. */
type Cached<Page> = Page & { readAt?: number }
type Load<Page> = Pick<ClientLoaderFunctionArgs, 'request'> & { serverLoader: () => Promise<Page> }

/** Few pages in a browser need this code: linked pages, and pages that stay open for long. */
const fetchCache = () => import('./page-cache.tsx')

/** The `clientLoader` of a page of the catalog: within ten minutes the page is shown again without a request (rule P-10). */
export async function cachedLoader<Page extends object>({ request, serverLoader }: Load<Page>): Promise<Cached<Page>> {
  return (await fetchCache()).readPageCached(request.url, serverLoader)
}

/** Reads a page of the catalog again once it is ten minutes old, under a cover (rule P-10). */
export function CachedPage({ page, children }: { page: Cached<object>; children: ReactNode }) {
  const { revalidate } = useRevalidator()
  const [cover, setCover] = useState<ReactNode>(null)

  useEffect(() => {
    const { readAt = Date.now() } = page
    const refresh = () =>
      fetchCache().then(
        (cache) => cache.refreshPage({ page, readAt, revalidate, setCover }),
        () => undefined,
      )
    const timer = setTimeout(refresh, readAt + catalogLife - Date.now())
    return () => clearTimeout(timer)
  }, [page, revalidate])

  return (
    <div aria-busy={cover !== null} className="relative">
      {children}
      {cover}
    </div>
  )
}
