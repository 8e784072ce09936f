import type { Pool } from '../database/client.ts'
import type { ImportDeps } from '../modules/catalog-import/index.ts'
import { moveStock } from '../modules/inventory/index.ts'
import { ingestModel, ingestPicture, type MediaStore } from '../modules/media/index.ts'
import { indexProducts } from '../modules/search/index.ts'

/** What an import of the catalogue calls in other modules; the catalogue itself may not import them. */
export function wireImport(pool: Pool, store: MediaStore): Omit<ImportDeps, 'onProgress'> {
  return {
    ingestModel: (bytes) => ingestModel(store, bytes),
    ingestPicture: (bytes) => ingestPicture(pool, store, bytes),
    moveStock: (db, movements) => moveStock(db, movements, 'import', null),
    onProductsChanged: indexProducts,
  }
}
