import { catalogEndpoints } from '@shop/contract'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../database/client.ts'
import { bindEndpoints } from '../../http/bind-endpoints.ts'
import { checkPageExists, makePage, type Paging } from '../../http/page.ts'
import { type SharedAnswers, showsTopics } from '../../http/shared-answers.ts'
import { presentCategory } from './catalog.presenter.ts'
import { listCategories } from './catalog.repository.ts'
import { getProduct, getProductPage, getProductRow, getProducts, getRelatedProducts } from './catalog.service.ts'

/** Finds products by what a shopper types: ids in rank order, and how many there are in all. Given by the search module. */
export type FindProductIds = (query: string, paging: Paging) => Promise<{ ids: number[]; total: number }>

/** The shopper's calls of the catalogue. */
export function registerCatalog(
  app: FastifyInstance,
  db: Db,
  findProductIds: FindProductIds,
  sharedAnswers: SharedAnswers,
): void {
  const { path } = catalogEndpoints.listProducts
  bindEndpoints(
    app,
    catalogEndpoints,
    {
      async listProducts({ query: { category, search, ...paging }, language }) {
        const typed = search?.trim()
        if (typed) {
          const { ids, total: count } = await findProductIds(typed, paging)
          checkPageExists(paging, count)
          return makePage(path, { search: typed }, paging, count, await getProducts(db, ids, language))
        }
        const { count, products } = await getProductPage(
          db,
          { ...(category && { categoryId: category }) },
          paging,
          language,
        )
        return makePage(path, { category }, paging, count, products)
      },
      listFeaturedProducts: ({ language }) => getProductRow(db, { only: 'featured' }, language),
      listBestSellers: ({ language }) => getProductRow(db, { only: 'best_sellers' }, language),
      async listOffers({ query, language }) {
        const { count, products } = await getProductPage(db, { only: 'offers' }, query, language)
        return makePage(catalogEndpoints.listOffers.path, {}, query, count, products)
      },
      listChosenProducts: ({ query, language }) => getProducts(db, query.ids, language),
      async listCategories({ language }) {
        showsTopics(['catalog'])
        return (await listCategories(db, language)).map(presentCategory)
      },
      getProduct: ({ params, language }) => getProduct(db, params.id, language),
      listRelatedProducts: ({ params, language }) => getRelatedProducts(db, params.id, language),
    },
    sharedAnswers,
  )
}
