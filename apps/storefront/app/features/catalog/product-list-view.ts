import type { Product } from '@shop/contract'
import { type ProductCardView, toProductCards } from './product-card-view.ts'

/** Products on a page of the lists, and on a page of the offers (spec, section 9). */
export const listPageSize = 50
export const offersPageSize = 12

/** One page of a list of products, as a page shows it. */
export type ProductListView = { products: ProductCardView[]; count: number; page: number; pageCount: number }

type Page = { count: number; results: readonly Product[] }

/** @param page counts from 1, as the address names it */
export function toProductList({ count, results }: Page, page: string | null, pageSize: number): ProductListView {
  return {
    products: toProductCards(results),
    count,
    page: Number(page ?? 1),
    pageCount: Math.max(1, Math.ceil(count / pageSize)),
  }
}

/** What an address asks of a list; the API judges whether it makes sense. */
export function readListQuery({ searchParams }: URL) {
  const page = searchParams.get('page')
  const search = searchParams.get('search')?.trim() || null
  return { page, search, query: { ...(page !== null && { page }), ...(search !== null && { search }) } }
}
