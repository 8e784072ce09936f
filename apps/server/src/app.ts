import { shopApi } from '@shop/contract'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import type { Pool } from './database/client.ts'
import { dropAnswersOnChange } from './events.ts'
import { createAccessTokens } from './http/access-tokens.ts'
import { registerApiReference } from './http/api-reference.ts'
import { refuseOtherMethods } from './http/bind-endpoints.ts'
import { createHttpServer } from './http/create-http-server.ts'
import { registerHealth } from './http/health.ts'
import { registerIdentity } from './http/identify.ts'
import { createSharedAnswers, type SharedAnswers } from './http/shared-answers.ts'
import { registerAds } from './modules/ads/index.ts'
import { registerCart } from './modules/cart/index.ts'
import { registerCatalog } from './modules/catalog/index.ts'
import { registerContacts } from './modules/contacts/index.ts'
import { type MediaStore, registerMedia } from './modules/media/index.ts'
import { registerOrders } from './modules/orders/index.ts'
import { searchProductIds } from './modules/search/index.ts'
import { registerSettings } from './modules/settings/index.ts'

/** Adds the storefront to the app: the built one, or in development the one being written. */
export type MountStorefront = (app: FastifyInstance, sharedAnswers: SharedAnswers) => Promise<void>

export type AppOptions = {
  config: Pick<Config, 'logLevel' | 'sessionSecret'> & { environment: Config['environment'] }
  pool: Pool
  mediaStore: MediaStore
  /** The time now; tests bring their own. */
  readClock?: () => Date
  /** Adds the pages; the API alone when not given. */
  mountStorefront?: MountStorefront
}

/** Puts the shop together: every plugin and module, by hand, in order. */
export async function buildApp({
  config,
  pool,
  mediaStore,
  mountStorefront,
  readClock = () => new Date(),
}: AppOptions): Promise<FastifyInstance> {
  const app = createHttpServer(config.logLevel)
  const sharedAnswers = createSharedAnswers()
  await dropAnswersOnChange(pool, sharedAnswers)
  registerIdentity(app, createAccessTokens(config.sessionSecret, readClock))

  registerHealth(app, pool)
  await registerApiReference(app)
  await app.register(async (api) => {
    registerCatalog(
      api,
      pool,
      (query, { page, page_size }) => searchProductIds(pool, { query, page, pageSize: page_size }),
      sharedAnswers,
    )
    registerAds(api, pool, sharedAnswers, readClock)
    registerContacts(api, pool, sharedAnswers)
    registerSettings(api, pool, sharedAnswers)
    registerCart(api, pool, sharedAnswers)
    registerOrders(api, pool, sharedAnswers, config.sessionSecret)
    refuseOtherMethods(api, Object.values(shopApi))
  })
  registerMedia(app, { store: mediaStore })
  await mountStorefront?.(app, sharedAnswers)
  return app
}
