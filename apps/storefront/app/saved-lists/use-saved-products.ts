import type { Product } from '@shop/contract'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { browserApi } from '../api.ts'
import { useLanguage } from '../i18n/language.tsx'
import { asPage } from '../queries/as-page.ts'
import { useShopQueries } from '../queries/shop-queries.ts'
import type { IdList } from './id-list.ts'
import { readStoredIds, useIdList } from './use-id-list.ts'

/**
 * The products of a saved list. Products that are no longer sold leave the list.
 *
 * @returns `shown`, in the order of the list; `removed`, the last removed product, and `undo`, which adds it again
 */
export function useSavedProducts(list: IdList, saved: SavedProducts) {
  const { ids, toggle, drop } = useIdList(list)
  const [removedId, setRemovedId] = useState<number | null>(null)
  const previous = useRef(ids)

  useEffect(() => {
    const sold = saved.products.map(({ id }) => id)
    const gone = saved.asked.filter((id) => !sold.includes(id))
    if (gone.length > 0) drop(gone)
  }, [saved, drop])

  useEffect(() => {
    const left = previous.current.find((id) => !ids.includes(id))
    previous.current = ids
    setRemovedId((last) => left ?? (last !== null && ids.includes(last) ? null : last))
  }, [ids])

  const find = (wanted: number | null) => saved.products.find(({ id }) => id === wanted)
  return {
    shown: ids.flatMap((id) => find(id) ?? []),
    removed: find(removedId) ?? null,
    undo: () => removedId !== null && void toggle(removedId),
  }
}

/** The requested ids of a saved list, and those products that the shop sells. */
export type SavedProducts = { asked: readonly number[]; products: readonly Product[] }

/**
 * Reads the products of a saved list in the browser, and again when another tab adds one.
 *
 * @returns `saved`, null until it is read and on the server; `isFailed` when it could not be read
 */
export function useSavedReading(list: IdList) {
  const { ids } = useIdList(list)
  const { data, isError, refetch } = useQuery(
    {
      queryKey: ['saved-list', list.name, useLanguage()],
      queryFn: ({ signal }) => readSavedProducts(readStoredIds(list), signal),
      // In another language the products stay until their new names are loaded.
      placeholderData: (before, query) => (query?.queryKey[1] === list.name ? before : undefined),
    },
    useShopQueries(),
  )
  useEffect(() => {
    if (data && ids.some((id) => !data.asked.includes(id))) void refetch({ cancelRefetch: false })
  }, [data, ids, refetch])

  return { saved: data ?? null, isFailed: isError, retry: () => void refetch() }
}

async function readSavedProducts(asked: readonly number[], signal: AbortSignal): Promise<SavedProducts> {
  if (asked.length === 0) return { asked, products: [] }
  const answer = await browserApi.catalog.listChosenProducts({ query: { ids: asked.join(',') } }, { signal })
  return { asked, products: asPage(answer).results }
}

/**
 * Moves the focus to the heading when the pressed control was removed with its entry. Otherwise it would return to the
 * top of the document.
 *
 * @param count of the entries
 * @returns a ref for the heading, which must be focusable
 */
export function useFocusAfterRemoval(count: number): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const previous = useRef(count)
  useEffect(() => {
    const isFewer = count < previous.current
    previous.current = count
    const hasFocus = document.activeElement !== null && document.activeElement !== document.body
    if (isFewer && !hasFocus) heading.current?.focus({ preventScroll: true })
  }, [count])
  return heading
}
