import { couriersEndpoints, crashReportsEndpoints, paymentsEndpoints, shopApi } from '@shop/contract'
import { staffApi } from '@shop/contract/staff'
import type { FastifyInstance } from 'fastify'
import type { AppOptions } from './composition/app-options.ts'
import { openDeps, type ShopDeps } from './composition/open-deps.ts'
import { registerApiReference } from './http/api-reference.ts'
import { refuseOtherMethods } from './http/bind-endpoints.ts'
import { createHttpServer } from './http/create-http-server.ts'
import { allowOrigins } from './http/guard/cross-origin.ts'
import { registerHealth } from './http/health.ts'
import { openMetrics } from './metrics/open-metrics.ts'
import { registerAds, registerBannersStaff } from './modules/ads/index.ts'
import { registerCart } from './modules/cart/index.ts'
import { registerCatalog, registerCatalogStaff } from './modules/catalog/index.ts'
import { registerCatalogFiles } from './modules/catalog-import/index.ts'
import { registerContacts, registerContactsStaff } from './modules/contacts/index.ts'
import { registerCouponsStaff } from './modules/coupons/index.ts'
import { registerCarriersStaff, registerCourierWebhooks } from './modules/couriers/index.ts'
import { registerCrashReports } from './modules/crash-reports/index.ts'
import { registerCustomers } from './modules/customers/index.ts'
import { registerDelivery, registerDeliveryStaff } from './modules/delivery/index.ts'
import { registerElectricity, registerElectricityStaff } from './modules/electricity/index.ts'
import { registerStockStaff } from './modules/inventory/index.ts'
import { registerMedia, registerPicturesStaff } from './modules/media/index.ts'
import { registerOutbox } from './modules/messages/index.ts'
import { registerOffersStaff } from './modules/offers/index.ts'
import {
  handleOrderJobs,
  handleParcelJobs,
  registerChangeRequests,
  registerOrderLinks,
  registerOrders,
  registerOrdersStaff,
  registerReturns,
  registerReturnsStaff,
} from './modules/orders/index.ts'
import { registerOverview } from './modules/overview/index.ts'
import { handlePaymentJobs, registerPaymentCalls, registerSandbox } from './modules/payments/index.ts'
import { registerPolicies, registerPoliciesStaff } from './modules/policies/index.ts'
import { registerSearch } from './modules/search/index.ts'
import { registerSearchStaff } from './modules/search-desk/index.ts'
import { registerSettings, registerSettingsStaff } from './modules/settings/index.ts'
import { registerInvitations, registerStaff, registerStaffMembers } from './modules/staff/index.ts'
import { registerOwnSecondFactor, registerUsers } from './modules/users/index.ts'
import { registerVideos, registerVideosStaff } from './modules/videos/index.ts'
import { registerSecurityTxt } from './web/security-txt.ts'
import { registerSitemap } from './web/sitemap/register-sitemap.ts'

type Register = (app: FastifyInstance, deps: ShopDeps) => void | Promise<void>

/** The calls of the API, in the order of its reference. */
const apiModules: readonly Register[] = [
  registerCatalog,
  registerSearch,
  registerAds,
  registerContacts,
  registerSettings,
  registerDelivery,
  registerElectricity,
  registerPolicies,
  registerVideos,
  registerCart,
  registerOrders,
  registerChangeRequests,
  registerReturns,
  registerOrderLinks,
  registerPaymentCalls,
  registerCourierWebhooks,
  registerUsers,
  registerStaff,
  registerStaffMembers,
  registerInvitations,
  registerOwnSecondFactor,
  registerOrdersStaff,
  registerCarriersStaff,
  registerReturnsStaff,
  registerCustomers,
  registerOverview,
  registerCatalogStaff,
  registerCatalogFiles,
  registerOffersStaff,
  registerSearchStaff,
  registerStockStaff,
  registerPicturesStaff,
  registerBannersStaff,
  registerVideosStaff,
  registerContactsStaff,
  registerSettingsStaff,
  registerDeliveryStaff,
  registerCouponsStaff,
  registerElectricityStaff,
  registerPoliciesStaff,
  registerCrashReports,
]

/** What is served beside the API. */
const files: readonly Register[] = [registerMedia, registerSitemap, registerSecurityTxt]

const apiGroups = [
  ...Object.values(shopApi),
  paymentsEndpoints,
  couriersEndpoints,
  crashReportsEndpoints,
  ...Object.values(staffApi),
]

/** A shop in this process. `metricsUrl`: where its figures are; null where they are off. */
export type Shop = { app: FastifyInstance; deps: ShopDeps; metricsUrl: string | null }

/** Puts the shop together: its dependencies, every module by hand and in order, and the pages. */
export async function buildShop(options: AppOptions): Promise<Shop> {
  const { config, logSink, mountStorefront } = options
  const { publicUrl, trustedProxies, allowedOrigins } = config.http
  const isSecure = publicUrl?.startsWith('https:') ?? false
  const app = createHttpServer(config.logLevel, { trustedProxies, isSecure, logSink })
  allowOrigins(app, allowedOrigins)
  const deps = await openDeps(app, options)
  registerHealth(app, deps)
  const metricsUrl = config.metrics && (await openMetrics(app, config.metrics, deps))
  await registerApiReference(app)
  await app.register(async (api) => {
    for (const register of apiModules) await register(api, deps)
    refuseOtherMethods(api, apiGroups)
  })
  for (const register of [...files, ...localHelpersOf(config)]) await register(app, deps)
  await mountStorefront?.(app)
  handlePaymentJobs(deps.payments)
  handleOrderJobs(deps)
  handleParcelJobs(deps)
  app.addHook('onClose', () => deps.jobs.stop())
  await deps.jobs.start()
  return { app, deps, metricsUrl }
}

/** Where a developer reads messages and pays by card. */
function localHelpersOf({ environment, messages, payments }: AppOptions['config']): Register[] {
  if (environment !== 'local') return []
  const helpers: Register[] = []
  if (messages.kind === 'outbox') helpers.push(registerOutbox)
  if (payments.kind === 'sandbox') helpers.push(registerSandbox)
  return helpers
}
