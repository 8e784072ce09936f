import type { FastifyInstance } from 'fastify'
import type { Pool } from '../database/client.ts'
import type { SharedAnswers } from '../http/answers/shared-answers.ts'
import { registerBannersStaff } from '../modules/ads/index.ts'
import { registerCatalogStaff } from '../modules/catalog/index.ts'
import { registerCatalogFiles } from '../modules/catalog-import/index.ts'
import { registerContactsStaff } from '../modules/contacts/index.ts'
import { countStock, importStock, registerStockStaff } from '../modules/inventory/index.ts'
import { type MediaStore, registerPicturesStaff } from '../modules/media/index.ts'
import { registerPoliciesStaff } from '../modules/policies/index.ts'
import { indexProducts } from '../modules/search/index.ts'
import { registerSettingsStaff } from '../modules/settings/index.ts'
import { registerVideosStaff } from '../modules/videos/index.ts'
import { wireImport } from './import-deps.ts'

export type BackOfficeCatalogDeps = {
  db: Pool
  mediaStore: MediaStore
  sharedAnswers: SharedAnswers
  readClock: () => Date
}

/** The back office of the catalogue and of what else the shop shows, with what their changes set going elsewhere. */
export async function registerBackOfficeCatalog(app: FastifyInstance, deps: BackOfficeCatalogDeps): Promise<void> {
  const { db, mediaStore: store, sharedAnswers, readClock } = deps
  registerCatalogStaff(app, { db, sharedAnswers, effects: { onProductsChanged: indexProducts, countStock } })
  const importDeps = wireImport(db, store)
  await registerCatalogFiles(app, {
    ...{ db, sharedAnswers },
    importDepsOf: (actorId) => ({ ...importDeps, moveStock: (tx, movements) => importStock(tx, movements, actorId) }),
  })
  registerStockStaff(app, db, sharedAnswers)
  await registerPicturesStaff(app, { db, store, sharedAnswers })
  registerBannersStaff(app, db, sharedAnswers, readClock)
  registerVideosStaff(app, db, sharedAnswers)
  registerContactsStaff(app, db, sharedAnswers)
  registerSettingsStaff(app, db, sharedAnswers)
  registerPoliciesStaff(app, db, sharedAnswers)
}
