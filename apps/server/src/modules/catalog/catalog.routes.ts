import { catalogEndpoints, type Language } from '@shop/contract'
import type { FastifyInstance } from 'fastify'
import { makePage } from '../../http/answers/page.ts'
import { showsTopics } from '../../http/answers/shared-answers.ts'
import { bindEndpoints } from '../../http/bind-endpoints.ts'
import { presentCategory } from './catalog.presenter.ts'
import { listCategories } from './catalog.repository.ts'
import { getProduct, getProducts, getRelatedProducts } from './catalog.service.ts'
import { type ListQuery, writeListQuery } from './lists/product-lists.query.ts'
import { getProductList, getProductRow, type ProductListDeps } from './lists/product-lists.service.ts'

/** The catalogue endpoints for shoppers. */
export function registerCatalog(app: FastifyInstance, deps: ProductListDeps): void {
  const answerList = async (
    path: string,
    query: ListQuery & { search?: string | undefined },
    language: Language,
    only?: 'offers',
  ) => {
    const { search } = query
    const list = await getProductList(deps, { query, ...(search && { search }), ...(only && { only }) }, language)
    const page = makePage(path, writeListQuery(query), query, list.count, list.products)
    return { ...page, ...(list.facets && { facets: list.facets }), ...(list.search && { search: list.search }) }
  }
  bindEndpoints(app, catalogEndpoints, {
    listProducts: ({ query, language }) => answerList(catalogEndpoints.listProducts.path, query, language),
    listFeaturedProducts: ({ language }) => getProductRow(deps, 'featured', language),
    listBestSellers: ({ language }) => getProductRow(deps, 'best_sellers', language),
    listOffers: ({ query, language }) => answerList(catalogEndpoints.listOffers.path, query, language, 'offers'),
    listChosenProducts: ({ query, language }) => getProducts(deps, query.ids, language),
    async listCategories({ language }) {
      showsTopics(['catalog'])
      return (await listCategories(deps.db, language)).map(presentCategory)
    },
    getProduct: ({ params, language }) => getProduct(deps, params.id, language),
    listRelatedProducts: ({ params, language }) => getRelatedProducts(deps, params.id, language),
  })
}
