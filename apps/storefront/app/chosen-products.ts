import type { Product } from '@shop/contract'
import { browserApi } from './api.ts'
import type { IdList } from './id-list.ts'
import { recallIds } from './use-id-list.ts'

/** What a kept list names: which ids were asked for, and those products that the shop sells. */
export type ChosenProducts = { asked: readonly number[]; products: readonly Product[] }

/** Reads in the browser what a kept list names; null when no answer comes. */
export async function readChosenProducts(list: IdList): Promise<ChosenProducts | null> {
  const asked = recallIds(list)
  if (asked.length === 0) return { asked, products: [] }
  try {
    return { asked, products: await browserApi.catalog.listChosenProducts({ query: { ids: asked.join(',') } }) }
  } catch {
    return null
  }
}
