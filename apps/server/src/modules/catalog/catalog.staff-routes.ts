import {
  categoriesStaffEndpoints,
  factsStaffEndpoints,
  productsStaffEndpoints,
  productTypesStaffEndpoints,
} from '@shop/contract/staff'
import type { FastifyInstance } from 'fastify'
import type { Pool } from '../../database/client.ts'
import { checkPageExists, makePage, offsetOf } from '../../http/answers/page.ts'
import { bindEndpoints } from '../../http/bind-endpoints.ts'
import type { CatalogEffects } from './catalog-effects.types.ts'
import { countStaffCategories, listStaffCategories } from './categories/categories.staff-repository.ts'
import {
  createCategory,
  getStaffCategory,
  orderCategories,
  presentStaffCategory,
  updateCategory,
} from './categories/categories.staff-service.ts'
import { presentStaffFact } from './facts/facts.staff-presenter.ts'
import { countFacts, listFacts } from './facts/facts.staff-repository.ts'
import { createFact, getStaffFact, removeFact, updateFact } from './facts/facts.staff-service.ts'
import { bulkEditProducts } from './products/bulk-edit.staff-service.ts'
import { presentStaffRow } from './products/products.staff-presenter.ts'
import { countStaffProducts, listStaffProducts } from './products/products.staff-repository.ts'
import { createProduct, getStaffProduct, updateProduct } from './products/products.staff-service.ts'
import { countTypes, listTypes } from './types/types.staff-repository.ts'
import { createType, getStaffType, presentStaffType, removeType, updateType } from './types/types.staff-service.ts'

export type CatalogStaffDeps = { db: Pool; catalogEffects: CatalogEffects }

/** The staff endpoints of products and categories. */
export function registerCatalogStaff(app: FastifyInstance, deps: CatalogStaffDeps): void {
  registerProducts(app, deps)
  registerCategories(app, deps)
  registerFacts(app, deps)
  registerProductTypes(app, deps)
}

function registerProducts(app: FastifyInstance, { db, catalogEffects: effects }: CatalogStaffDeps): void {
  bindEndpoints(app, productsStaffEndpoints, {
    async listProducts({ query, language }) {
      const count = await countStaffProducts(db, query)
      checkPageExists(query, count)
      const range = { limit: query.page_size, offset: offsetOf(query) }
      const rows = await listStaffProducts(db, query, { ...query, language }, range)
      return makePage('/api/admin/products/', query, query, count, rows.map(presentStaffRow))
    },
    getProduct: ({ params }) => getStaffProduct(db, params.id),
    createProduct: ({ body, caller }) => createProduct(db, body, caller.userId, effects),
    updateProduct: ({ params, body, caller }) => updateProduct(db, params.id, body, caller.userId, effects),
    bulkEditProducts: ({ body, caller }) => bulkEditProducts(db, body, caller.userId, effects),
  })
}

function registerCategories(app: FastifyInstance, { db, catalogEffects: effects }: CatalogStaffDeps): void {
  bindEndpoints(app, categoriesStaffEndpoints, {
    async listCategories({ query }) {
      const count = await countStaffCategories(db, query.q)
      checkPageExists(query, count)
      const rows = await listStaffCategories(db, query, { limit: query.page_size, offset: offsetOf(query) })
      return makePage('/api/admin/categories/', query, query, count, rows.map(presentStaffCategory))
    },
    getCategory: ({ params }) => getStaffCategory(db, params.id),
    createCategory: ({ body, caller }) => createCategory(db, body, caller.userId),
    updateCategory: ({ params, body, caller }) => updateCategory(db, params.id, body, caller.userId, effects),
    orderCategories: async ({ body, caller }) => ({ ids: await orderCategories(db, body, caller.userId) }),
  })
}

function registerFacts(app: FastifyInstance, { db }: CatalogStaffDeps): void {
  bindEndpoints(app, factsStaffEndpoints, {
    async listFacts({ query }) {
      const count = await countFacts(db, query)
      checkPageExists(query, count)
      const rows = await listFacts(db, query, query, { limit: query.page_size, offset: offsetOf(query) })
      return makePage('/api/admin/facts/', query, query, count, rows.map(presentStaffFact))
    },
    getFact: ({ params }) => getStaffFact(db, params.id),
    createFact: ({ body, caller }) => createFact(db, body, caller.userId),
    updateFact: ({ params, body, caller }) => updateFact(db, params.id, body, caller.userId),
    removeFact: ({ params, body, caller }) => removeFact(db, params.id, body.version, caller.userId),
  })
}

function registerProductTypes(app: FastifyInstance, { db }: CatalogStaffDeps): void {
  bindEndpoints(app, productTypesStaffEndpoints, {
    async listProductTypes({ query }) {
      const count = await countTypes(db, query)
      checkPageExists(query, count)
      const rows = await listTypes(db, query, query, { limit: query.page_size, offset: offsetOf(query) })
      return makePage('/api/admin/product-types/', query, query, count, rows.map(presentStaffType))
    },
    getProductType: ({ params }) => getStaffType(db, params.id),
    createProductType: ({ body, caller }) => createType(db, body, caller.userId),
    updateProductType: ({ params, body, caller }) => updateType(db, params.id, body, caller.userId),
    removeProductType: ({ params, body, caller }) => removeType(db, params.id, body.version, caller.userId),
  })
}
