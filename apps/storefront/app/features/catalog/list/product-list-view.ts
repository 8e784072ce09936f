import type { Facets, Product, SearchAnswer, SearchNotice } from '@shop/contract'
import { asPage, type Page } from '../../../queries/as-page.ts'
import { type ProductCardView, toProductCards } from '../product-card-view.ts'
import { type ListChoice, readListChoice, toQuery } from './list-choice.ts'

/** Products on a page of the lists, and on a page of the offers. */
export const listPageSize = 50
export const offersPageSize = 12

/** One page of a list of products, as a page shows it. */
export type ProductListView = {
  products: ProductCardView[]
  count: number
  page: number
  pageCount: number
  /** The words of a search. */
  search: string | null
  choice: ListChoice
  facets: Facets
  /** How the search was understood, and what comes near where nothing was found. */
  notices: readonly SearchNotice[]
  near: ProductCardView[]
}

type ProductPage = Page<Product> & { facets?: Facets | undefined; search?: SearchAnswer | undefined }

/** @param asked by the address of the page */
export function toProductList(
  answer: ProductPage | readonly Product[],
  asked: AskedList,
  pageSize: number,
): ProductListView {
  const { count, results } = asPage<Product>(answer)
  const found = 'search' in answer ? answer.search : undefined
  const wanted = [...asked.choice.color, ...(found?.colors ?? []).map((hex) => hex.slice(1))]
  return {
    products: toProductCards(results, wanted),
    count,
    page: Number(asked.page ?? 1),
    pageCount: Math.max(1, Math.ceil(count / pageSize)),
    search: asked.search,
    choice: asked.choice,
    facets: { ...noFacets, ...('facets' in answer ? answer.facets : null) },
    notices: found?.notices ?? [],
    near: toProductCards(found?.near ?? [], wanted),
  }
}

const noFacets: Facets = {
  categories: [],
  brands: [],
  colors: [],
  price: null,
  in_stock: 0,
  offers: 0,
  in_niche: 0,
  types: [],
  facts: [],
}

/** What an address asks of a list; `page` counts from 1 and is the API's to judge. */
export type AskedList = { page: string | null; search: string | null; choice: ListChoice }

/** The subject of a list beside products; it cannot be a filter there. */
export type ListSubject = 'category' | 'offers' | null

/** The API takes no more: longer words are cut. */
const maxSearch = 200

export function readListQuery({ searchParams }: URL, subject: ListSubject = null) {
  const page = searchParams.get('page')
  const search = (subject === null && searchParams.get('search')?.slice(0, maxSearch).trim()) || null
  const choice = withoutSubject(readListChoice(searchParams), subject)
  const query = {
    ...(page !== null && { page }),
    ...(search !== null && { search }),
    ...toQuery(choice),
    facets: 'true' as const,
  }
  return { asked: { page, search, choice } satisfies AskedList, query }
}

function withoutSubject(choice: ListChoice, subject: ListSubject): ListChoice {
  if (subject === 'category') return { ...choice, category: [] }
  return subject === 'offers' ? { ...choice, offers: false } : choice
}
