import { crashReportsEndpoints, paymentsEndpoints, shopApi } from '@shop/contract'
import { staffApi } from '@shop/contract/staff'
import type { FastifyInstance } from 'fastify'
import type { AppOptions } from './composition/app-options.ts'
import { registerBackOfficeCatalog } from './composition/back-office-deps.ts'
import { openSharedDeps, type SharedDeps } from './composition/shared-deps.ts'
import { registerApiReference } from './http/api-reference.ts'
import { refuseOtherMethods } from './http/bind-endpoints.ts'
import { createHttpServer } from './http/create-http-server.ts'
import { allowOrigins } from './http/guard/cross-origin.ts'
import { registerHealth } from './http/health.ts'
import { openMetrics } from './metrics/open-metrics.ts'
import { registerAds } from './modules/ads/index.ts'
import { registerCart } from './modules/cart/index.ts'
import { findHighestSaving, openCatalogAddresses, registerCatalog } from './modules/catalog/index.ts'
import { registerContacts } from './modules/contacts/index.ts'
import { type CrashCounts, registerCrashReports } from './modules/crash-reports/index.ts'
import { registerCustomers } from './modules/customers/index.ts'
import { registerMedia } from './modules/media/index.ts'
import { registerOutbox } from './modules/messages/index.ts'
import { registerOrders, registerStaffOrders } from './modules/orders/index.ts'
import { registerOverview } from './modules/overview/index.ts'
import { registerPaymentCalls, registerSandbox } from './modules/payments/index.ts'
import { registerPolicies } from './modules/policies/index.ts'
import { openProductSearch } from './modules/search/index.ts'
import { registerSettings } from './modules/settings/index.ts'
import {
  registerInvitations,
  registerOwnSecondFactor,
  registerStaff,
  registerStaffMembers,
} from './modules/staff/index.ts'
import { openCodes, registerUsers } from './modules/users/index.ts'
import { registerVideos } from './modules/videos/index.ts'
import { registerSecurityTxt } from './web/security-txt.ts'
import { registerSitemap } from './web/sitemap/register-sitemap.ts'

/** Where a shopper comes back to after paying. What stands there comes from our own record. */
const paymentPages = {
  success: (order: string | null) => `/checkout/purchase/success${order === null ? '' : `?order=${order}`}`,
  failure: (order: string) => `/fail?order=${order}`,
}

/** Puts the shop together: every plugin and module, by hand, in order. */
export async function buildApp({ mountStorefront, logSink, ...given }: AppOptions): Promise<FastifyInstance> {
  const { config, pool, mediaStore, readClock = () => new Date() } = given
  const { publicUrl, trustedProxies } = config.http
  const isSecure = publicUrl?.startsWith('https:') ?? false
  const app = createHttpServer(config.logLevel, { trustedProxies, isSecure, logSink })
  allowOrigins(app, config.http.allowedOrigins)
  const deps = await openSharedDeps(app, { ...given, readClock })
  const { sharedAnswers, jobs } = deps

  const crashCounts: CrashCounts = { storefront: 0, dashboard: 0 }
  const measured = { db: pool, sharedAnswers, crashCounts }

  registerHealth(app, pool)
  app.decorate('metricsUrl', config.metrics && (await openMetrics(app, config.metrics, measured)))
  await registerApiReference(app)
  await app.register((api) => registerModules(api, given, { ...deps, crashCounts }))
  registerMedia(app, { store: mediaStore })
  registerSitemap(app, sharedAnswers, openCatalogAddresses(pool), publicUrl)
  registerSecurityTxt(app, config.securityContact, publicUrl)
  registerLocalHelpers(app, given, readClock)
  await mountStorefront?.(app, sharedAnswers)
  app.addHook('onClose', () => jobs.stop())
  await jobs.start()
  return app
}

/** Every call of the API. */
async function registerModules(
  api: FastifyInstance,
  { config, mediaStore }: Pick<AppOptions, 'config' | 'mediaStore'>,
  { sharedAnswers, sales, emptySearches, crashCounts, ...deps }: SharedDeps & { crashCounts: CrashCounts },
): Promise<void> {
  const { db, readClock, messages, limits, hasher, accessTokens, secondFactors } = deps
  const { ordersPerHour, codesPerHour } = config.limits
  const lastChange = () => sharedAnswers.lastDropOf('catalog')
  registerCatalog(api, db, openProductSearch({ db, emptySearches, lastChange }), sharedAnswers)
  registerAds(api, { db, readClock, findHighestSaving: () => findHighestSaving(db) }, sharedAnswers)
  registerContacts(api, db, sharedAnswers)
  registerSettings(api, db, sharedAnswers, config.analyticsId)
  registerPolicies(api, db, sharedAnswers)
  registerVideos(api, db, sharedAnswers)
  registerCart(api, { db, limits, ordersPerHour }, sharedAnswers)
  registerOrders(api, sales, sharedAnswers)
  registerPaymentCalls(api, sales.payments, paymentPages)
  const accounts = { db, readClock, accessTokens, hasher, limits, messages, secondFactors, codesPerHour }
  registerUsers(api, sharedAnswers, { ...accounts, secret: config.sessionSecret, publicUrl: config.http.publicUrl })
  registerStaff(api, db, sharedAnswers)
  const inviting = { db, readClock, hasher, messages, publicUrl: config.http.publicUrl }
  registerStaffMembers(api, inviting, sharedAnswers)
  registerInvitations(api, { db, readClock, hasher, limits }, sharedAnswers)
  const sending = { db, readClock, limits, messages, codesPerHour, log: api.log }
  const codes = openCodes(config.sessionSecret, config.http.publicUrl, sending)
  registerOwnSecondFactor(api, { db, readClock, hasher, limits, secondFactors, codes }, sharedAnswers)
  registerStaffOrders(api, sales, sharedAnswers)
  registerCustomers(api, { db, messages, readClock }, sharedAnswers)
  registerOverview(api, { db, readClock }, sharedAnswers)
  await registerBackOfficeCatalog(api, { db, mediaStore, sharedAnswers, readClock })
  registerCrashReports(api, { limits, crashCounts }, sharedAnswers)
  refuseOtherMethods(api, [
    ...Object.values(shopApi),
    paymentsEndpoints,
    crashReportsEndpoints,
    ...Object.values(staffApi),
  ])
}

/** Where a developer reads messages and pays by card. */
function registerLocalHelpers(app: FastifyInstance, { config, pool }: AppOptions, readClock: () => Date): void {
  if (config.environment !== 'local') return
  if (config.messages.kind === 'outbox') registerOutbox(app, pool)
  if (config.payments.kind === 'sandbox') registerSandbox(app, pool, config.sessionSecret, readClock)
}
