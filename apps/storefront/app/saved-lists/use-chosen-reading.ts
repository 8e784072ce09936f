import type { Product } from '@shop/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { browserApi } from '../api.ts'
import { useLanguage } from '../i18n/language.tsx'
import { asPage } from '../queries/as-page.ts'
import { useShopQueries } from '../queries/shop-queries.ts'
import type { IdList } from './id-list.ts'
import { recallIds, useIdList } from './use-id-list.ts'

/** What a kept list names: which ids were asked for, and those products that the shop sells. */
export type ChosenProducts = { asked: readonly number[]; products: readonly Product[] }

/**
 * Reads in the browser what a kept list names, and again when another tab adds to it.
 *
 * @returns `chosen`, null until it is known, and while rendering on the server; `isFailed` when it could not be read
 */
export function useChosenReading(list: IdList) {
  const { ids } = useIdList(list)
  const { data, isError, refetch } = useQuery(
    {
      queryKey: ['chosen', list.name, useLanguage()],
      queryFn: ({ signal }) => readChosenProducts(recallIds(list), signal),
      // In another language the products stand as they are until their new names are there.
      placeholderData: (before, query) => (query?.queryKey[1] === list.name ? before : undefined),
    },
    useShopQueries(),
  )
  useEffect(() => {
    if (data && ids.some((id) => !data.asked.includes(id))) void refetch({ cancelRefetch: false })
  }, [data, ids, refetch])

  return { chosen: data ?? null, isFailed: isError, retry: () => void refetch() }
}

async function readChosenProducts(asked: readonly number[], signal: AbortSignal): Promise<ChosenProducts> {
  if (asked.length === 0) return { asked, products: [] }
  const answer = await browserApi.catalog.listChosenProducts({ query: { ids: asked.join(',') } }, { signal })
  return { asked, products: asPage(answer).results }
}
