import {
  categoriesStaffEndpoints,
  factsStaffEndpoints,
  productsStaffEndpoints,
  productTypesStaffEndpoints,
} from '@shop/contract/staff'
import type { FastifyInstance } from 'fastify'
import type { Pool } from '../../database/client.ts'
import { readPage } from '../../http/answers/page.ts'
import { bindEndpoints } from '../../http/bind-endpoints.ts'
import { createRecord, getRecord, removeRecord, updateRecord } from '../audit/index.ts'
import type { CatalogEffects } from './catalog-effects.types.ts'
import { listStaffCategories } from './categories/categories.staff-repository.ts'
import { categoryKind, orderCategories, presentStaffCategory } from './categories/categories.staff-service.ts'
import { presentStaffFact } from './facts/facts.staff-presenter.ts'
import { listFacts } from './facts/facts.staff-repository.ts'
import { factKind } from './facts/facts.staff-service.ts'
import { getPriceHistory } from './prices/price-history.staff-service.ts'
import { bulkEditProducts } from './products/bulk-edit.staff-service.ts'
import { presentStaffProduct, presentStaffRow } from './products/products.staff-presenter.ts'
import { listStaffProducts } from './products/products.staff-repository.ts'
import { productKind, refuseDoubleSku } from './products/products.staff-service.ts'
import { listTypes } from './types/types.staff-repository.ts'
import { presentStaffType, typeKind } from './types/types.staff-service.ts'

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
    listProducts: ({ query, language }) =>
      readPage('/api/admin/products/', query, listStaffProducts(db, query, { ...query, language }), presentStaffRow),
    getProduct: async ({ params, caller }) =>
      presentStaffProduct(await getRecord(db, productKind(effects, caller.userId), params.id)),
    async createProduct({ body, caller: { userId } }) {
      const made = await refuseDoubleSku(() => createRecord(db, productKind(effects, userId), body, userId))
      return presentStaffProduct(made)
    },
    async updateProduct({ params, body, caller: { userId } }) {
      const products = productKind(effects, userId)
      const changed = await refuseDoubleSku(() => updateRecord(db, products, params.id, body, userId))
      return presentStaffProduct(changed)
    },
    listVariantPrices: ({ params, query }) => getPriceHistory(db, params.id, query),
    bulkEditProducts: ({ body, caller }) => bulkEditProducts(db, body, caller.userId, effects),
  })
}

function registerCategories(app: FastifyInstance, { db, catalogEffects: effects }: CatalogStaffDeps): void {
  const categories = categoryKind(effects)
  bindEndpoints(app, categoriesStaffEndpoints, {
    listCategories: ({ query }) =>
      readPage('/api/admin/categories/', query, listStaffCategories(db, query), presentStaffCategory),
    getCategory: ({ params }) => getRecord(db, categories, params.id),
    createCategory: ({ body, caller }) => createRecord(db, categories, body, caller.userId),
    updateCategory: ({ params, body, caller }) => updateRecord(db, categories, params.id, body, caller.userId),
    orderCategories: async ({ body, caller }) => ({ ids: await orderCategories(db, body, caller.userId) }),
  })
}

function registerFacts(app: FastifyInstance, { db }: CatalogStaffDeps): void {
  bindEndpoints(app, factsStaffEndpoints, {
    listFacts: ({ query }) => readPage('/api/admin/facts/', query, listFacts(db, query, query), presentStaffFact),
    getFact: ({ params }) => getRecord(db, factKind, params.id),
    createFact: ({ body, caller }) => createRecord(db, factKind, body, caller.userId),
    updateFact: ({ params, body, caller }) => updateRecord(db, factKind, params.id, body, caller.userId),
    removeFact: ({ params, body, caller }) => removeRecord(db, factKind, params.id, body.version, caller.userId),
  })
}

function registerProductTypes(app: FastifyInstance, { db }: CatalogStaffDeps): void {
  bindEndpoints(app, productTypesStaffEndpoints, {
    listProductTypes: ({ query }) =>
      readPage('/api/admin/product-types/', query, listTypes(db, query, query), presentStaffType),
    getProductType: ({ params }) => getRecord(db, typeKind, params.id),
    createProductType: ({ body, caller }) => createRecord(db, typeKind, body, caller.userId),
    updateProductType: ({ params, body, caller }) => updateRecord(db, typeKind, params.id, body, caller.userId),
    removeProductType: ({ params, body, caller }) => removeRecord(db, typeKind, params.id, body.version, caller.userId),
  })
}
