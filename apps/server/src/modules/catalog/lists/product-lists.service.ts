import type { Facets, Language, Product } from '@shop/contract'
import { AppError } from '../../../errors.ts'
import { checkPageExists, offsetOf, type Paging } from '../../../http/answers/page.ts'
import { hasCategories } from '../catalog.repository.ts'
import { getProducts, type ProductDeps } from '../catalog.service.ts'
import { countFacets } from './facets.rules.ts'
import { countSelection, forEachPosition, type Selection } from './index/selection.rules.ts'
import { pageOfList } from './list-page.rules.ts'
import type { ListStore } from './lists.store.ts'
import type { Lists } from './lists.types.ts'
import { type NarrowedList, narrowList } from './narrow-list.rules.ts'
import { isNarrowed, type ProductFilter } from './product-filter.types.ts'
import { presentFacets } from './product-lists.presenter.ts'
import { type ListQuery, readFilter } from './product-lists.query.ts'

/** Finds products by what a shopper types. Given by the search module. */
export type ProductSearch = {
  /** One page of ids in rank order, and how many there are in all. @param among only products with these ids */
  find(query: string, paging: Paging, among?: readonly number[]): Promise<{ ids: number[]; total: number }>
  /** All products that a search finds, in no order. */
  match(query: string): Promise<readonly number[]>
}

export type ProductListDeps = ProductDeps & { lists: ListStore; productSearch: ProductSearch }
export type ProductListInput = { query: ListQuery; only?: ProductFilter['only']; search?: string }
export type ProductList = { count: number; products: Product[]; facets?: Facets }

/**
 * One page of a list of products, narrowed and ordered as asked, how many the list has, and its facets where they are asked for.
 *
 * @throws AppError `category_not_found`, `page_not_found`
 */
export async function getProductList(
  deps: ProductListDeps,
  { query, only, search }: ProductListInput,
  language: Language,
): Promise<ProductList> {
  const filter: ProductFilter = { ...readFilter(query), ...(only && { only }) }
  await checkCategoriesExist(deps, filter.categoryIds ?? [])
  const { ids, count, facets } = search
    ? await findPage(deps, search, filter, query)
    : listPage(await deps.lists.current(), filter, query)
  checkPageExists(query, count)
  const products = await getProducts(deps, ids, language)
  return { count, products, ...(facets && { facets: presentFacets(facets, language) }) }
}

/** One that is so new that this process has not heard of it is looked for in the database. */
async function checkCategoriesExist({ db, lists }: ProductListDeps, ids: readonly number[]): Promise<void> {
  const { definitions } = await lists.current()
  const unknown = ids.filter((id) => !definitions.categories.has(id))
  if (unknown.length > 0 && !(await hasCategories(db, unknown))) throw new AppError('category_not_found')
}

/** The most products of a row that is not paged: featured, best sellers. */
const maxRow = 24

/** A short row of products. */
export async function getProductRow(
  deps: ProductDeps & Pick<ProductListDeps, 'lists'>,
  only: ProductFilter['only'],
  language: Language,
): Promise<Product[]> {
  const current = await deps.lists.current()
  const { all } = narrowList(current, { only })
  return await getProducts(deps, pageOfList(current.index, all, { offset: 0, limit: maxRow }), language)
}

type Page = { ids: number[]; count: number; facets?: ReturnType<typeof countFacets> | null }

function listPage(lists: Lists, filter: ProductFilter, query: ListQuery): Page {
  const list = narrowList(lists, filter)
  const ids = pageOfList(lists.index, list.all, { offset: offsetOf(query), limit: query.page_size }, query.ordering)
  return { ids, count: countSelection(list.all), facets: readFacets(lists, list, filter, query) }
}

function readFacets(lists: Lists, list: NarrowedList, filter: ProductFilter, query: ListQuery) {
  return query.facets ? countFacets(lists, list, filter) : null
}

/** In the order of the search's ranking, unless another is asked for. */
async function findPage(
  { lists, productSearch }: ProductListDeps,
  typed: string,
  filter: ProductFilter,
  query: ListQuery,
): Promise<Page> {
  if (query.ordering)
    return listPage(await lists.current(), { ...filter, among: await productSearch.match(typed) }, query)
  const narrows = isNarrowed(filter) || filter.only !== undefined
  if (!narrows && !query.facets) {
    const { ids, total } = await productSearch.find(typed, query)
    return { ids, count: total }
  }
  const among = await productSearch.match(typed)
  const found = { ...filter, among }
  const current = await lists.current()
  const list = narrowList(current, found)
  const left = idsOf(current, list.all)
  const facets = readFacets(current, list, found, query)
  const { ids } = await productSearch.find(typed, query, narrows ? left : undefined)
  return { ids, count: left.length, facets }
}

function idsOf({ index }: Lists, selection: Selection): number[] {
  const ids: number[] = []
  forEachPosition(selection, (position) => ids.push(index.columns.ids[position] as number))
  return ids
}
