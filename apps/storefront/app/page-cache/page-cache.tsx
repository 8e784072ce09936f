import { openLocalStore } from '@shop/session'
import type { ReactElement } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { catalogLife, lifeOf } from '../features/catalog/catalog-life.ts'
import { languageKey } from '../i18n/switch-language.ts'
import { openQueries } from '../queries/shop-queries.ts'
import { RefreshCover } from '../sections/refresh-button.tsx'
import { pageRefresh } from './page-refresh.ts'

/** Milliseconds for which a page is cached for a shop that does not answer. */
const memory = 6 * catalogLife

/**
 * Reads a page, unless this tab read it less than ten minutes ago (rule P-10) and none of its offers has ended since. An
 * older copy is shown when the shop does not answer (rule P-11).
 *
 * @returns the page, and when it was read or last asked for, in milliseconds
 * @throws what `read` throws: a page that the shop refuses, or one that was never read
 */
export async function readPageCached<Page extends object>(
  address: string,
  read: () => Promise<Page>,
): Promise<Page & { readAt: number }> {
  const client = openQueries()
  const queryKey = keyOf(address)
  const cached = client.getQueryState<Page>(queryKey)
  const readAt = cached?.dataUpdatedAt ?? 0
  if (cached?.data && Date.now() - readAt < lifeOf(cached.data, readAt)) return { ...cached.data, readAt }
  try {
    // Reads are not shared: aborting one navigation would fail the other.
    const page = await read()
    client.setQueryDefaults(queryKey, { gcTime: memory })
    client.setQueryData(queryKey, page)
    return { ...page, readAt: Date.now() }
  } catch (error) {
    const isRefused = isRouteErrorResponse(error) && error.status < 500
    if (isRefused) client.removeQueries({ queryKey })
    const page = client.getQueryData<Page>(queryKey)
    if (!page) throw error
    return { ...page, readAt: Date.now() }
  }
}

type Refresh = {
  page: object
  /** When the page was read, in milliseconds. */
  readAt: number
  revalidate: () => Promise<void>
  setCover: (cover: ReactElement | null) => void
}

/** Reads the shown page again, under a cover. The old page stays when the shop does not answer. */
export async function refreshPage({ page, readAt, revalidate, setCover }: Refresh): Promise<void> {
  storePage(location.href, page, readAt)
  setCover(<RefreshCover />)
  pageRefresh.isOn = true
  await revalidate().finally(() => {
    pageRefresh.isOn = false
    setCover(null)
  })
}

/** Stores the page of the document, unless a newer one is stored. */
export function storePage(address: string, page: object, readAt: number): void {
  const client = openQueries()
  const queryKey = keyOf(address)
  if ((client.getQueryState(queryKey)?.dataUpdatedAt ?? 0) >= readAt) return
  client.setQueryDefaults(queryKey, { gcTime: memory })
  client.setQueryData(queryKey, page, { updatedAt: readAt })
}

function keyOf(address: string) {
  const { pathname, searchParams } = new URL(address)
  // The language of the answer: that of the address, else the stored one.
  const language = searchParams.get('lang') ?? openLocalStore().getItem(languageKey) ?? document.documentElement.lang
  searchParams.delete('lang')
  return ['page', language, `${pathname}?${searchParams}`]
}
