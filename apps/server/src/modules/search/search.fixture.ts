import { createTestDatabase } from '../../../test/database.ts'
import { connect, type Pool } from '../../database/client.ts'
import { getValue } from '../../database/rows.ts'
import { openCatalogMemory } from '../catalog/index.ts'
import { createSearchCounts, fillSynonyms, openSearchDefinitions } from '../search-desk/index.ts'
import { indexProducts, openProductSearch, wordsOfProduct } from './index.ts'

/** Gives the first products that a text finds, and how many it finds. */
type Find = (query: string, page?: number, pageSize?: number) => Promise<{ ids: number[]; total: number }>

/** A small shop to search in, on a database of its own. */
export type SearchShop = {
  db: Pool
  /** As a finder does that has read the products now. */
  find: Find
  /** Reads the products once, with the first text: nobody listens to notifications here. */
  openFinder(): Find
  close(): Promise<void>
}

/** Opens a database with the default synonyms and without products. */
export async function openSearchShop(): Promise<SearchShop> {
  const database = await createTestDatabase()
  const db = connect(database.url, { connections: 2 })
  await fillSynonyms(db)
  const definitions = openSearchDefinitions(db)
  const log = { warn: () => undefined }
  const searchCounts = createSearchCounts({ db, readClock: () => new Date(), log })
  const openFinder = (): Find => {
    const { lists } = openCatalogMemory({ pool: db, words: wordsOfProduct }, { log, onReload: () => undefined })
    const { look } = openProductSearch({ lists, definitions, searchCounts })
    return async (query, page = 1, pageSize = 50) => {
      const ids = await look(query, 'en', ({ selection, rank }) => rank(selection, Number.POSITIVE_INFINITY))
      return { ids: ids.slice((page - 1) * pageSize, page * pageSize), total: ids.length }
    }
  }
  return {
    db,
    find: (...asked) => openFinder()(...asked),
    openFinder,
    async close() {
      await db.end()
      await database.drop()
    },
  }
}

/** Adds a category. */
export async function addCategory(db: Pool, nameEn: string, nameAr: string, isActive = true): Promise<number> {
  return await getValue(db<{ id: number }[]>`
    insert into categories (key, name_en, name_ar, is_active) values (${nameEn}, ${nameEn}, ${nameAr}, ${isActive})
    returning id`)
}

export type GivenProduct = {
  sku?: string
  brand?: string
  descriptionEn?: string
  descriptionAr?: string
  isActive?: boolean
  pricePiastres?: number
}

/** Adds a product of a category and indexes it; later ones stand behind earlier ones in the shop. */
export async function addProduct(
  db: Pool,
  categoryId: number,
  nameEn: string,
  nameAr: string,
  given: GivenProduct = {},
): Promise<number> {
  const [{ sortOrder } = { sortOrder: 0 }] = await db<{ sortOrder: number }[]>`
    select count(*)::integer as sort_order from products`
  const product = {
    sku: `SKU${sortOrder}`,
    brand: 'Nawwar',
    pricePiastres: 100_000,
    categoryId,
    nameEn,
    nameAr,
    sortOrder,
  }
  const id = await getValue(db<{ id: number }[]>`insert into products ${db({ ...product, ...given })} returning id`)
  await indexProducts(db, [id])
  return id
}
