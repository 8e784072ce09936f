import { z } from 'zod'
import { defineEndpoints } from '../endpoint.ts'
import { idListParameter, idParameter } from '../fields.ts'
import { pagingQuery } from '../paging.ts'
import { maxSearch } from '../text-limits.ts'
import { categorySchema, productSchema } from './catalog.schema.ts'
import { productListQuery, productPageSchema } from './product-lists.schema.ts'
import { maxChosen } from './saved-lists.ts'

export const catalogEndpoints = defineEndpoints({
  listProducts: {
    method: 'GET',
    path: '/api/products/',
    summary: 'Products, all or those that a search finds, narrowed and ordered as asked, page by page',
    access: 'public',
    query: z.object({
      ...pagingQuery(50),
      search: z
        .string()
        .max(maxSearch)
        .transform((text) => text.trim() || undefined)
        .optional(),
      ...productListQuery,
    }),
    answer: productPageSchema,
    errors: ['category_not_found'],
    timeoutMs: 20_000,
    isShared: true,
    isCostly: true,
  },
  listFeaturedProducts: {
    method: 'GET',
    path: '/api/products/featured/',
    summary: 'The products that the shop puts forward',
    access: 'public',
    answer: z.array(productSchema),
    isShared: true,
  },
  listBestSellers: {
    method: 'GET',
    path: '/api/products/best_sellers/',
    summary: 'The products that sell best',
    access: 'public',
    answer: z.array(productSchema),
    isShared: true,
  },
  listOffers: {
    method: 'GET',
    path: '/api/products/offers/',
    summary: 'Products on offer, narrowed and ordered as asked, page by page',
    access: 'public',
    query: z.object({ ...pagingQuery(12), ...productListQuery }).omit({ offers: true }),
    answer: productPageSchema,
    errors: ['category_not_found'],
    isShared: true,
    isCostly: true,
  },
  listChosenProducts: {
    method: 'GET',
    path: '/api/products/chosen/',
    summary: 'Products by their ids, such as a list that a browser keeps; those that are not sold are left out',
    access: 'public',
    query: z.object({ ids: idListParameter(maxChosen) }),
    answer: z.array(productSchema),
    isCostly: true,
  },
  listCategories: {
    method: 'GET',
    path: '/api/products/categories/',
    summary: 'The categories in their order',
    access: 'public',
    answer: z.array(categorySchema),
    isShared: true,
  },
  getProduct: {
    method: 'GET',
    path: '/api/products/{id}/',
    summary: 'One product with its colours, features and pictures',
    access: 'public',
    params: z.object({ id: idParameter }),
    answer: productSchema,
    errors: ['product_not_found'],
    isShared: true,
  },
  listRelatedProducts: {
    method: 'GET',
    path: '/api/products/{id}/related/',
    summary: 'Products of the same category that go with this one',
    access: 'public',
    params: z.object({ id: idParameter }),
    answer: z.array(productSchema),
    errors: ['product_not_found'],
    isShared: true,
  },
})
