import type { UserId } from '@shop/contract'
import type { FastifyInstance } from 'fastify'
import { createWorkload } from '../concurrency/workload.ts'
import { registerDerivedColumns } from '../derived-columns/check-derived-columns.ts'
import { type ChangeListener, invalidateOnNotify } from '../http/answers/invalidate-on-notify.ts'
import { createSharedAnswers } from '../http/answers/shared-answers.ts'
import { createAccessTokens } from '../http/guard/access-tokens.ts'
import { registerIdentity } from '../http/guard/identify.ts'
import { createQueues } from '../http/guard/queues.ts'
import { createRateLimits } from '../http/guard/rate-limits.ts'
import { createJobs } from '../jobs/index.ts'
import { type CatalogMemory, findMaxSaving, openCatalogAddresses, openCatalogMemory } from '../modules/catalog/index.ts'
import { createCourierDriver } from '../modules/couriers/index.ts'
import type { CrashCounts } from '../modules/crash-reports/index.ts'
import { countStock, followStockNews, importStock } from '../modules/inventory/index.ts'
import { createMessages, openMessageDriver } from '../modules/messages/index.ts'
import { openOfferClock } from '../modules/offers/index.ts'
import { makePaymentListener, openOrderLinks, queueParcelNews } from '../modules/orders/index.ts'
import { createPaymentProvider } from '../modules/payments/index.ts'
import { indexProducts, openPopularSearches, openProductSearch, wordsOfProduct } from '../modules/search/index.ts'
import { createSearchCounts, openSearchDefinitions, type SearchDefinitions } from '../modules/search-desk/index.ts'
import { openSecondFactors } from '../modules/second-factors/index.ts'
import { createTaxAuthority } from '../modules/tax-authority/index.ts'
import { createAuthorization, createPasswordHasher, deriveAccountKeys } from '../modules/users/index.ts'
import { openTracing } from '../tracing/open-tracing.ts'
import { traceRequests } from '../tracing/trace-requests.ts'
import type { AppOptions } from './app-options.ts'
import { registerHousekeeping } from './housekeeping.ts'
import { wireImport } from './import-deps.ts'
import { paymentPages } from './payment-pages.ts'

/** What the modules work with, one of each in a process. A module takes what its own type of dependencies names. */
export type ShopDeps = Awaited<ReturnType<typeof openDeps>>

/** Opens what the modules work with; closing the app closes it. */
export async function openDeps(app: FastifyInstance, options: AppOptions) {
  const { config, pool: db, databaseUrl, mediaStore, readClock = () => new Date() } = options
  const { sessionSecret: secret, http, limits: settings } = config
  const { log } = app
  const tracing = await traceApp(app, config)
  const onReload = () => app.sharedAnswers.drop(['catalog'])
  const catalogMemory = openCatalogMemory({ pool: db, words: wordsOfProduct }, { log, onReload })
  const searchDefinitions = openSearchDefinitions(db)
  await decorateApp(app, { ...options, readClock }, catalogMemory, searchDefinitions)
  const accessTokens = createAccessTokens(secret, readClock)
  registerIdentity(app, accessTokens, createAuthorization(db, readClock))
  const limits = createRateLimits(db, secret, readClock, settings)
  // One for all callers: no more passwords are hashed at a time than there are cores.
  const hasher = createPasswordHasher(options.passwordCost)
  const jobs = createJobs(databaseUrl, log, tracing)
  const driver = openMessageDriver(config.messages, db, readClock)
  const messages = createMessages({ db, jobs, driver, secret, readClock, log })
  registerHousekeeping(jobs, db, readClock)
  registerDerivedColumns(jobs, db, readClock, log)
  const orderLinks = openOrderLinks(config.orderLinks, () => originOf(app, http.publicUrl))
  const shared = { db, readClock, log, jobs, messages, limits, secret, publicUrl: http.publicUrl, orderLinks }
  const accounts = { ...shared, ...describeHost(http.publicUrl), codesPerHour: settings.codesPerHour }
  const keys = deriveAccountKeys(secret)
  const crashCounts: CrashCounts = { storefront: 0, dashboard: 0 }
  return {
    ...accounts,
    keys,
    accessTokens,
    hasher,
    secondFactors: openSecondFactors(secret, { readClock, limits, hasher, log }),
    codes: { ...accounts, keys },
    ordersPerHour: settings.ordersPerHour,
    // A payment calls its listener, so payments do not import orders.
    payments: {
      ...shared,
      provider: createPaymentProvider(config.payments, shared),
      listener: makePaymentListener(shared),
    },
    couriers: {
      db,
      limits,
      driver: createCourierDriver(config.couriers),
      onNews: (trackingNumber: string) => queueParcelNews(shared, trackingNumber),
    },
    taxAuthority: config.taxReceipts && createTaxAuthority(config.taxReceipts),
    returnPages: paymentPages,
    mediaStore,
    ...openCatalog(app, options, { readClock, catalogMemory, searchDefinitions }),
    analyticsId: config.analyticsId,
    securityContact: config.securityContact,
    crashCounts,
  }
}

/** Connects the catalogue with search, stock, pictures and pages, which it does not know itself. */
function openCatalog(
  app: FastifyInstance,
  { pool: db, mediaStore }: AppOptions,
  given: { readClock: () => Date; catalogMemory: CatalogMemory; searchDefinitions: SearchDefinitions },
) {
  const { readClock, searchDefinitions } = given
  const { definitions, lists, products } = given.catalogMemory
  const searchCounts = createSearchCounts({ db, readClock, log: app.log })
  app.addHook('onClose', () => searchCounts.flush())
  const importDeps = wireImport(db, mediaStore)
  const productSearch = openProductSearch({ lists, definitions: searchDefinitions, searchCounts })
  return {
    definitions,
    lists,
    products,
    searchCounts,
    productSearch,
    popularSearches: openPopularSearches({ db, lists, readClock, look: productSearch.look }),
    findMaxSaving: () => findMaxSaving(lists),
    catalogEffects: { onProductsChanged: indexProducts, countStock },
    importDepsOf: (actorId: UserId): typeof importDeps => ({
      ...importDeps,
      moveStock: (tx, movements) => importStock(tx, movements, actorId),
    }),
    sitemapSource: openCatalogAddresses(db),
  }
}

/** Gives the app what every call passes: the count of its work, its queues and the cached answers. */
async function decorateApp(
  app: FastifyInstance,
  { config, pool, readClock }: Pick<AppOptions, 'config' | 'pool'> & { readClock: () => Date },
  catalogMemory: CatalogMemory,
  searchDefinitions: SearchDefinitions,
): Promise<void> {
  app.decorate('workload', createWorkload(config.http.maxWorkload))
  app.decorate('queues', createQueues(config.limits, readClock))
  app.decorate('sharedAnswers', createSharedAnswers(app.workload))
  const { sharedAnswers } = app
  const offerClock = openOfferClock({ db: pool, readClock, log: app.log })
  // Updates the memory first, so that no new answer is made from lists or definitions older than the change that dropped the old answer.
  const listener: ChangeListener = {
    drop(words) {
      sharedAnswers.drop(searchDefinitions.note(catalogMemory.note(words)))
      if (words.includes('offers')) offerClock.plan()
    },
    clear() {
      offerClock.plan()
      catalogMemory.noteAll()
      searchDefinitions.noteAll()
      sharedAnswers.clear()
    },
  }
  const stopProbing = await invalidateOnNotify(pool, listener, app.log)
  app.addHook('onClose', async () => stopProbing())
  app.addHook('onClose', followStockNews(pool))
  offerClock.plan()
  app.addHook('onClose', async () => offerClock.stop())
}

async function traceApp(app: FastifyInstance, config: AppOptions['config']) {
  app.decorateRequest('span', null)
  const tracing = await openTracing(config.tracing, app.log)
  if (tracing) traceRequests(app, tracing)
  // Hooks run last in, first out: this one runs last, so that the spans of all others are sent too.
  app.addHook('onClose', () => tracing?.stop())
  return tracing
}

/** The origin of the shop's pages. Without a public one it is where the app listens, and in a test that listens nowhere any local one. */
function originOf(app: FastifyInstance, publicUrl: string | null): string {
  return publicUrl ?? (app.server.listening ? app.listeningOrigin : 'http://localhost')
}

/** The host of the shop's pages, and whether they are reached by HTTPS. */
function describeHost(publicUrl: string | null) {
  return {
    host: publicUrl === null ? null : new URL(publicUrl).hostname,
    isSecure: publicUrl?.startsWith('https:') ?? false,
  }
}
