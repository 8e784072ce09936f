import {
  type Facets,
  findPricesWithin,
  type Language,
  type PriceRange,
  type Product,
  type SearchAnswer,
} from '@shop/contract'
import { AppError } from '../../../errors.ts'
import { checkPageExists, offsetOf } from '../../../http/answers/page.ts'
import { holdsUntil, showsTopics } from '../../../http/answers/shared-answers.ts'
import {
  countFacets,
  countSelection,
  type FoundProducts,
  hasPosition,
  type ListStore,
  type Lists,
  type NarrowedList,
  narrowList,
  type ProductFilter,
  type ProductSearch,
  pageOfList,
} from '../../listing/index.ts'
import { listInstallmentPlans } from '../../settings/index.ts'
import { hasCategories } from '../catalog.repository.ts'
import { getListedProducts, type ProductDeps } from '../catalog.service.ts'
import { presentFacets } from './product-lists.presenter.ts'
import { type ListQuery, readFilter } from './product-lists.query.ts'

export type ProductListDeps = ProductDeps & {
  lists: ListStore
  productSearch: ProductSearch
  readClock: () => Date
}
export type ProductListInput = { query: ListQuery; only?: ProductFilter['only']; search?: string }
export type ProductList = { count: number; products: Product[]; facets?: Facets; search?: SearchAnswer }

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
  const priceRanges = await findPricesOfBudget(deps, query.monthly_budget, language)
  const filter: ProductFilter = { ...readFilter(query), priceRanges, ...(only && { only }) }
  await checkCategoriesExist(deps, filter.categoryIds ?? [])
  const { find, look } = deps.productSearch
  const page = search
    ? await (isFirstLook(filter, query) ? find : look)(search, language, (found) => listFound(found, filter, query))
    : await deps.lists.use((lists) => listPage(lists, filter, query))
  checkPageExists(query, page.count)
  const [products, near] = await Promise.all([
    getListedProducts(deps, page.ids, language),
    getListedProducts(deps, page.answer?.near ?? [], language),
  ])
  return {
    count: page.count,
    products,
    ...(page.facets && { facets: presentFacets(page.facets, language) }),
    ...(page.answer && { search: { ...page.answer, near } }),
  }
}

const isFirstLook = (filter: ProductFilter, query: ListQuery) =>
  query.page === 1 &&
  !query.ordering &&
  query.monthly_budget === undefined &&
  !Object.values(filter).some((value) => (Array.isArray(value) ? value.length > 0 : value !== undefined))

/** By the plans that also make the monthly prices of these products: a page must not contradict its filter. */
async function findPricesOfBudget(
  { db, readClock }: ProductListDeps,
  budget: number | undefined,
  language: Language,
): Promise<PriceRange[] | undefined> {
  if (budget === undefined) return undefined
  showsTopics(['settings'])
  const { plans, nextChange } = await listInstallmentPlans(db, readClock(), language)
  holdsUntil(nextChange)
  return findPricesWithin(plans, budget)
}

/** A new category may not have been notified yet, so it is looked up in the database. */
async function checkCategoriesExist({ db, lists }: ProductListDeps, ids: readonly number[]): Promise<void> {
  const unknown = await lists.use(({ definitions }) => ids.filter((id) => !definitions.categories.has(id)))
  if (unknown.length > 0 && !(await hasCategories(db, unknown))) throw new AppError('category_not_found')
}

/** Max products of a row without pages: featured, best sellers. */
const maxRow = 24

/** A short row of products. */
export async function getProductRow(
  deps: ProductDeps & Pick<ProductListDeps, 'lists'>,
  only: ProductFilter['only'],
  language: Language,
): Promise<Product[]> {
  const ids = await deps.lists.use((lists) =>
    pageOfList(lists.index, narrowList(lists, { only }).all, { offset: 0, limit: maxRow }),
  )
  return await getListedProducts(deps, ids, language)
}

/** The highest discount of a product on sale, in whole percent, rounded down; null when nothing is reduced. */
export async function findMaxSaving(lists: ListStore): Promise<number | null> {
  showsTopics(['catalog'])
  const savingBp = await lists.use((current) => {
    const { all } = narrowList(current, { isOffer: true, isInStock: true })
    const best = current.index.orderings.saving.positions.find((position) => hasPosition(all, position))
    return best === undefined ? 0 : (current.index.columns.savings[best] ?? 0)
  })
  return Math.floor(savingBp / 100) || null
}

type Page = {
  ids: readonly number[]
  count: number
  facets: ReturnType<typeof countFacets> | null
  answer?: FoundProducts['answer']
}

function listPage(lists: Lists, filter: ProductFilter, query: ListQuery): Page {
  const list = narrowList(lists, filter)
  const ids = pageOfList(lists.index, list.all, { offset: offsetOf(query), limit: query.page_size }, query.ordering)
  return { ids, count: countSelection(list.all), facets: readFacets(lists, list, filter, query) }
}

function readFacets(lists: Lists, list: NarrowedList, filter: ProductFilter, query: ListQuery) {
  return query.facets ? countFacets(lists, list, filter) : null
}

/** In the order of the search's ranking, unless another is asked for. */
function listFound({ lists, selection, rank, answer }: FoundProducts, filter: ProductFilter, query: ListQuery): Page {
  const found = { ...filter, among: selection }
  if (query.ordering) return { ...listPage(lists, found, query), answer }
  const list = narrowList(lists, found)
  const offset = offsetOf(query)
  const ids = rank(list.all, offset + query.page_size).slice(offset)
  return { ids, count: countSelection(list.all), facets: readFacets(lists, list, found, query), answer }
}
