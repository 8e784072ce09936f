import { shopApi } from '@shop/contract'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import type { Pool } from './database/client.ts'
import { dropAnswersOnChange } from './events.ts'
import { registerApiReference } from './http/api-reference.ts'
import { refuseOtherMethods } from './http/bind-endpoints.ts'
import { createHttpServer } from './http/create-http-server.ts'
import { registerHealth } from './http/health.ts'
import { createSharedAnswers } from './http/shared-answers.ts'
import { registerAds } from './modules/ads/index.ts'
import { registerCart } from './modules/cart/index.ts'
import { registerCatalog } from './modules/catalog/index.ts'
import { registerContacts } from './modules/contacts/index.ts'
import { type MediaStore, registerMedia } from './modules/media/index.ts'
import { registerOrders } from './modules/orders/index.ts'
import { searchProductIds } from './modules/search/index.ts'
import { registerSettings } from './modules/settings/index.ts'
import { registerStorefront } from './web/storefront.ts'

export type AppOptions = {
  config: Pick<Config, 'logLevel' | 'sessionSecret'> & { environment: Config['environment'] }
  pool: Pool
  mediaStore: MediaStore
  /** The time now; tests bring their own. */
  readClock?: () => Date
  /** Where the built storefront lies; the API alone when not given. */
  storefrontBuild?: string
}

/** Puts the shop together: every plugin and module, by hand, in order. */
export async function buildApp({
  config,
  pool,
  mediaStore,
  storefrontBuild,
  readClock = () => new Date(),
}: AppOptions): Promise<FastifyInstance> {
  const app = createHttpServer(config.logLevel)
  const sharedAnswers = createSharedAnswers()
  await dropAnswersOnChange(pool, sharedAnswers)

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
  if (storefrontBuild) await registerStorefront(app, sharedAnswers, storefrontBuild)
  return app
}
