import { paymentsEndpoints, shopApi } from '@shop/contract'
import { staffApi } from '@shop/contract/staff'
import type { FastifyInstance } from 'fastify'
import { registerCatalogueStaff } from './catalogue-parts.ts'
import type { Config } from './config.ts'
import type { Pool } from './database/client.ts'
import { dropAnswersOnChange } from './events.ts'
import { registerHousekeeping } from './housekeeping.ts'
import { createAccessTokens } from './http/access-tokens.ts'
import { registerApiReference } from './http/api-reference.ts'
import { refuseOtherMethods } from './http/bind-endpoints.ts'
import { createHttpServer } from './http/create-http-server.ts'
import { registerHealth } from './http/health.ts'
import { registerIdentity } from './http/identify.ts'
import type { LogSink } from './http/logger.ts'
import { createRateLimits } from './http/rate-limits.ts'
import { createSharedAnswers, type SharedAnswers } from './http/shared-answers.ts'
import { createWorkload } from './http/workload.ts'
import { createJobs } from './jobs/index.ts'
import { openMetrics } from './metrics/open-metrics.ts'
import { registerAds } from './modules/ads/index.ts'
import { registerCart } from './modules/cart/index.ts'
import { openCatalogAddresses, registerCatalog } from './modules/catalog/index.ts'
import { registerContacts } from './modules/contacts/index.ts'
import { registerCustomers } from './modules/customers/index.ts'
import { type MediaStore, registerMedia } from './modules/media/index.ts'
import { createMessages, openMessageDriver, registerOutbox } from './modules/messages/index.ts'
import { registerOrders, registerStaffOrders } from './modules/orders/index.ts'
import { registerOverview } from './modules/overview/index.ts'
import { registerPaymentCalls, registerSandbox } from './modules/payments/index.ts'
import { registerPolicies } from './modules/policies/index.ts'
import { createEmptySearches, openProductSearch } from './modules/search/index.ts'
import { openSecondFactors } from './modules/second-factors/index.ts'
import { registerSettings } from './modules/settings/index.ts'
import { registerOwnSecondFactor, registerStaff, registerStaffMembers } from './modules/staff/index.ts'
import { createPasswordHasher, makeGates, registerUsers } from './modules/users/index.ts'
import { registerVideos } from './modules/videos/index.ts'
import { wireSales } from './sales-parts.ts'
import { openTracing } from './tracing/open-tracing.ts'
import { traceRequests } from './tracing/trace-requests.ts'
import { registerSitemap } from './web/sitemap/register-sitemap.ts'

/** Adds the storefront to the app: the built one, or in development the one being written. */
export type MountStorefront = (app: FastifyInstance, sharedAnswers: SharedAnswers) => Promise<void>

export type AppOptions = {
  config: Pick<
    Config,
    | 'analyticsId'
    | 'environment'
    | 'http'
    | 'limits'
    | 'logLevel'
    | 'messages'
    | 'metrics'
    | 'payments'
    | 'sessionSecret'
    | 'tracing'
  >
  pool: Pool
  /** The same database, for the jobs' own connections. */
  databaseUrl: string
  mediaStore: MediaStore
  /** The time now; tests bring their own. */
  readClock?: () => Date
  /** Adds the pages; the API alone when not given. */
  mountStorefront?: MountStorefront
  /** Where the log goes when not to the standard output. */
  logSink?: LogSink
}

/** Where a shopper comes back to after paying. What stands there comes from our own record. */
const paymentPages = {
  success: (order: string | null) => `/checkout/purchase/success${order === null ? '' : `?order=${order}`}`,
  failure: (order: string) => `/fail?order=${order}`,
}

/** Puts the shop together: every plugin and module, by hand, in order. */
export async function buildApp({
  config,
  pool,
  databaseUrl,
  mediaStore,
  mountStorefront,
  logSink,
  readClock = () => new Date(),
}: AppOptions): Promise<FastifyInstance> {
  const { publicUrl, trustedProxies } = config.http
  const isSecure = publicUrl?.startsWith('https:') ?? false
  const app = createHttpServer(config.logLevel, { trustedProxies, isSecure, logSink })
  app.decorateRequest('span', null)
  const tracing = await openTracing(config.tracing, app.log)
  if (tracing) traceRequests(app, tracing)
  // The first to be registered is the last to be closed: what the others do while they end is sent, too.
  app.addHook('onClose', () => tracing?.stop())
  const workload = createWorkload(config.http.highestWorkload)
  app.decorate('workload', workload)
  const sharedAnswers = createSharedAnswers(workload)
  const stopKnocking = await dropAnswersOnChange(pool, sharedAnswers, app.log)
  app.addHook('onClose', async () => stopKnocking())
  const { sessionSecret: secret } = config
  const accessTokens = createAccessTokens(secret, readClock)
  registerIdentity(app, accessTokens, makeGates(pool, readClock))
  // One for all who ask, so that no more passwords are worked on at a time than there are cores.
  const hasher = createPasswordHasher()
  const limits = createRateLimits(pool, secret, readClock, config.limits)
  const secondFactors = openSecondFactors(secret, { readClock, limits, hasher, log: app.log })
  const jobs = createJobs(databaseUrl, app.log, tracing)
  const driver = openMessageDriver(config.messages, pool, readClock)
  const messages = createMessages({ db: pool, jobs, driver, secret, readClock, log: app.log })
  registerHousekeeping(jobs, pool, readClock)
  const {
    payments,
    limits: { ordersPerHour },
  } = config
  const selling = { payments, limits, ordersPerHour, secret, publicUrl }
  const sales = wireSales({ db: pool, jobs, messages, readClock, log: app.log, ...selling })
  app.decorate('sales', sales)

  const emptySearches = createEmptySearches({ db: pool, readClock, log: app.log })
  app.decorate('emptySearches', emptySearches)
  app.addHook('onClose', () => emptySearches.flush())

  registerHealth(app, pool)
  app.decorate('metricsUrl', config.metrics && (await openMetrics(app, config.metrics, { db: pool, sharedAnswers })))
  await registerApiReference(app)
  await app.register(async (api) => {
    const lastChange = () => sharedAnswers.lastDropOf('catalog')
    const productSearch = openProductSearch({ db: pool, emptySearches, lastChange })
    registerCatalog(api, pool, productSearch, sharedAnswers)
    registerAds(api, pool, sharedAnswers, readClock)
    registerContacts(api, pool, sharedAnswers)
    registerSettings(api, pool, sharedAnswers, config.analyticsId)
    registerPolicies(api, pool, sharedAnswers)
    registerVideos(api, pool, sharedAnswers)
    registerCart(api, { db: pool, limits, ordersPerHour }, sharedAnswers)
    registerOrders(api, sales, sharedAnswers)
    registerPaymentCalls(api, sales.payments, paymentPages)
    registerUsers(api, sharedAnswers, {
      ...{ db: pool, readClock, accessTokens, hasher, limits, messages, secondFactors, secret },
      publicUrl,
      codesPerHour: config.limits.codesPerHour,
    })
    registerStaff(api, pool, sharedAnswers)
    registerStaffMembers(api, { db: pool, readClock, hasher }, sharedAnswers)
    registerOwnSecondFactor(api, { db: pool, readClock, hasher, limits, secondFactors }, sharedAnswers)
    registerStaffOrders(api, sales, sharedAnswers)
    registerCustomers(api, { db: pool, messages, readClock }, sharedAnswers)
    registerOverview(api, { db: pool, readClock }, sharedAnswers)
    await registerCatalogueStaff(api, { db: pool, mediaStore, sharedAnswers, readClock })
    refuseOtherMethods(api, [...Object.values(shopApi), paymentsEndpoints, ...Object.values(staffApi)])
  })
  registerMedia(app, { store: mediaStore })
  registerSitemap(app, sharedAnswers, openCatalogAddresses(pool), publicUrl)
  if (config.environment === 'local' && config.messages.kind === 'outbox') registerOutbox(app, pool)
  if (config.environment === 'local' && payments.kind === 'sandbox') registerSandbox(app, pool, secret, readClock)
  await mountStorefront?.(app, sharedAnswers)
  app.addHook('onClose', () => jobs.stop())
  await jobs.start()
  return app
}
