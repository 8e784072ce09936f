import { useEffect } from 'react'
import { noteSearchClick } from './note-search-click.ts'

/**
 * Counts the products that are opened from the results of a search, apart from opening them.
 *
 * @param query null where the page shows no search
 */
export function useSearchClicks(query: string | null): void {
  useEffect(() => {
    if (query === null) return
    const note = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('main article a[href]') : null
      const id = link && /^\/product\/(\d+)/.exec(new URL(link.href).pathname)?.[1]
      if (id) noteSearchClick(query, Number(id))
    }
    const listening = new AbortController()
    for (const name of ['click', 'auxclick'] as const)
      document.addEventListener(name, note, { capture: true, signal: listening.signal })
    return () => listening.abort()
  }, [query])
}
