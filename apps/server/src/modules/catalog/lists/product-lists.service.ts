import type { Facets, Language, Product } from '@shop/contract'
import type { Db, Fragment } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import { checkPageExists, offsetOf, type Paging } from '../../../http/answers/page.ts'
import { hasCategories } from '../catalog.repository.ts'
import { getProducts } from '../catalog.service.ts'
import { countFacets } from './facets.repository.ts'
import { presentFacets } from './product-lists.presenter.ts'
import { type ListQuery, readFilter } from './product-lists.query.ts'
import {
  countProducts,
  filteredIds,
  isNarrowed,
  listProductIds,
  type ProductFilter,
} from './product-lists.repository.ts'

/** All products that a search finds, as a query for their ids; an object, since a query that is awaited runs. */
type Matching = { ids: Fragment }

/** Finds products by what a shopper types. Given by the search module. */
export type ProductSearch = {
  /** One page of ids in rank order, and how many there are in all. @param among only these products: a query for their ids */
  find(
    query: string,
    paging: Paging,
    among?: Fragment,
  ): Promise<{ ids: number[]; total: number; matching: Matching | null }>
  /** @returns null when nothing is found */
  match(query: string): Promise<Matching | null>
}

export type ProductListInput = { query: ListQuery; only?: ProductFilter['only']; search?: string }
export type ProductList = { count: number; products: Product[]; facets?: Facets }

/**
 * One page of a list of products, narrowed and ordered as asked, how many the list has, and its facets where they are asked for.
 *
 * @throws AppError `category_not_found`, `page_not_found`
 */
export async function getProductList(
  db: Db,
  productSearch: ProductSearch,
  { query, only, search }: ProductListInput,
  language: Language,
): Promise<ProductList> {
  const filter: ProductFilter = { ...readFilter(query), ...(only && { only }) }
  if (filter.categoryIds && !(await hasCategories(db, filter.categoryIds))) throw new AppError('category_not_found')
  const { ids, count, among } = search
    ? await findIds(db, productSearch, search, filter, query)
    : await listIds(db, filter, query)
  checkPageExists(query, count)
  const [products, facets] = await Promise.all([
    getProducts(db, ids, language),
    query.facets ? countFacets(db, { ...filter, among }, language) : null,
  ])
  return { count, products, ...(facets && { facets: presentFacets(facets) }) }
}

type Ids = { ids: number[]; count: number; among?: Fragment | undefined }

async function listIds(db: Db, filter: ProductFilter, query: ListQuery): Promise<Ids> {
  const [count, ids] = await Promise.all([
    countProducts(db, filter),
    listProductIds(db, filter, query.page_size, offsetOf(query), query.ordering),
  ])
  return { ids, count, among: filter.among }
}

/** In the order of the search's ranking, unless another is asked for. */
async function findIds(
  db: Db,
  search: ProductSearch,
  typed: string,
  filter: ProductFilter,
  query: ListQuery,
): Promise<Ids> {
  const nothing = db`select id from products where false`
  if (query.ordering) {
    const matching = await search.match(typed)
    return await listIds(db, { ...filter, among: matching?.ids ?? nothing }, query)
  }
  const { ids, total, matching } = await search.find(
    typed,
    query,
    isNarrowed(filter) ? filteredIds(db, filter) : undefined,
  )
  return { ids, count: total, among: matching?.ids ?? nothing }
}
