import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { MetricsSettings } from '../metrics/open-metrics.ts'
import {
  type CourierSettings,
  findCourierProblems,
  readCourierSettings,
} from '../modules/couriers/drivers/courier.settings.ts'
import type { MediaStoreSettings } from '../modules/media/index.ts'
import {
  findMessageProblems,
  type MessageSettings,
  readMessageSettings,
} from '../modules/messages/drivers/message.settings.ts'
import { type OrderLinkSettings, readOrderLinkSettings } from '../modules/orders/links/order-links.settings.ts'
import {
  findPaymentProblems,
  type PaymentSettings,
  readPaymentSettings,
} from '../modules/payments/providers/payment.settings.ts'
import {
  findTaxAuthorityProblems,
  readTaxAuthoritySettings,
  type TaxAuthoritySettings,
} from '../modules/tax-authority/tax-authority.settings.ts'
import type { TracingSettings } from '../tracing/tracing.ts'
import type { SecurityContact } from '../web/security-txt.ts'
import { type Environment, environmentSchema } from './environment.ts'
import { findMediaProblems, toMediaSettings } from './media-settings.ts'
import { toTracingSettings } from './tracing-settings.ts'

/** The settings of the process, checked and grouped. */
export type Config = {
  environment: 'local' | 'production'
  http: {
    host: string
    port: number
    publicUrl: string | null
    trustedProxies: string[]
    /** Other origins whose pages may call the API from a browser. */
    allowedOrigins: string[]
    /** Maximum of concurrent requests; further ones are refused. */
    maxWorkload: number
  }
  data: { directory: string; databaseUrl: string | null; connections: number; hasDemo: boolean }
  /** Where Prometheus fetches the metrics; null without `METRICS_PORT`. */
  metrics: MetricsSettings | null
  /** Where traces are sent; null without a collector. */
  tracing: TracingSettings | null
  media: MediaStoreSettings
  messages: MessageSettings
  payments: PaymentSettings
  couriers: CourierSettings
  /** The electronic receipts of the tax authority; null when the shop sends none. */
  taxReceipts: TaxAuthoritySettings | null
  limits: {
    isOn: boolean
    codesPerHour: number
    ordersPerHour: number | null
    /** Uncached pages a minute for one address, and separately uncached searches and lists; null for no limit. */
    uncachedPerMinute: number | null
  }
  /** Contact for reports of vulnerabilities, and its expiry date; null when not set. */
  securityContact: SecurityContact | null
  /** The measurement id of Google Analytics 4; null without analytics. */
  analyticsId: string | null
  orderLinks: OrderLinkSettings
  sessionSecret: string
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
}

/** Missing or wrong settings; the message lists each with what it needs. */
export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    super(`The shop cannot start with these settings:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
    this.name = 'ConfigError'
  }
}

/**
 * Reads the settings once, at start.
 *
 * @throws ConfigError that lists every problem; in production no insecure setting has a default
 */
export function readConfig(variables: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const result = environmentSchema.safeParse(given)
  if (!result.success)
    throw new ConfigError(result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`))
  const isProduction = result.data.SHOP_ENV === 'production'
  const problems = [
    ...findProductionProblems(result.data),
    ...findContactProblems(result.data),
    ...findOriginProblems(result.data),
    ...findMediaProblems(result.data),
    ...findMessageProblems(result.data, isProduction),
    ...findPaymentProblems(result.data, { isProduction, publicUrl: result.data.PUBLIC_URL }),
    ...findCourierProblems(result.data, { isProduction, publicUrl: result.data.PUBLIC_URL }),
    ...findTaxAuthorityProblems(result.data, isProduction),
  ]
  if (problems.length > 0) throw new ConfigError(problems)
  return toConfig(result.data)
}

function findProductionProblems(given: Environment): string[] {
  if (given.SHOP_ENV !== 'production') return []
  const needed = ['DATABASE_URL', 'SESSION_SECRET', 'ORDER_LINK_KEY', 'PUBLIC_URL'] as const
  const problems = needed.filter((name) => given[name] === undefined).map((name) => `${name}: is needed in production`)
  if (hasBlindTls(given.DATABASE_URL))
    problems.push("DATABASE_URL: this sslmode does not verify the server's certificate; use verify-full")
  if (given.DEMO_DATA === 'yes') problems.push('DEMO_DATA: demo data is refused in production')
  if (given.RATE_LIMITS === 'off') problems.push('RATE_LIMITS: rate limits cannot be turned off in production')
  return problems
}

function findOriginProblems({ ALLOWED_ORIGINS, SHOP_ENV }: Environment): string[] {
  return ALLOWED_ORIGINS.filter((origin) => !isExactOrigin(origin, SHOP_ENV === 'local')).map(
    (origin) => `ALLOWED_ORIGINS: ${origin} is not an exact origin such as https://app.example`,
  )
}

/** An origin as browsers write it, by HTTPS; locally also `http://localhost:5173` and the like. */
function isExactOrigin(text: string, isLocal: boolean): boolean {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url?.origin !== text || text.includes('*')) return false
  const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  return url.protocol === 'https:' || (isLocal && isLoopback && url.protocol === 'http:')
}

function findContactProblems(given: Environment): string[] {
  if ((given.SECURITY_CONTACT === undefined) === (given.SECURITY_EXPIRES === undefined)) return []
  return ['SECURITY_CONTACT: goes with SECURITY_EXPIRES, the day until which it holds']
}

/** Whether the database connection uses TLS without verifying the certificate. */
function hasBlindTls(databaseUrl = 'postgres:'): boolean {
  const { searchParams } = new URL(databaseUrl)
  return ['allow', 'prefer', 'require'].includes(searchParams.get('sslmode') ?? searchParams.get('ssl') ?? '')
}

function toConfig(given: Environment): Config {
  const isLocal = given.SHOP_ENV === 'local'
  const directory = resolve(given.DATA_DIR)
  const sessionSecret = given.SESSION_SECRET ?? ensureLocalSecret(directory)
  return {
    environment: given.SHOP_ENV,
    http: {
      host: given.HOST ?? (isLocal ? '127.0.0.1' : '0.0.0.0'),
      port: given.PORT,
      publicUrl: given.PUBLIC_URL ?? null,
      trustedProxies: given.TRUSTED_PROXIES,
      allowedOrigins: given.ALLOWED_ORIGINS,
      maxWorkload: given.MAX_WORKLOAD,
    },
    data: {
      directory,
      databaseUrl: given.DATABASE_URL ?? null,
      connections: given.DATABASE_CONNECTIONS,
      hasDemo: isLocal && given.DEMO_DATA !== 'no',
    },
    metrics: toMetricsSettings(given, directory),
    tracing: toTracingSettings(given),
    media: toMediaSettings(given, directory),
    messages: readMessageSettings(given),
    payments: readPaymentSettings(given),
    couriers: readCourierSettings(given),
    taxReceipts: readTaxAuthoritySettings(given),
    limits: {
      isOn: given.RATE_LIMITS === 'on',
      codesPerHour: given.SMS_CODES_PER_HOUR,
      ordersPerHour: given.ORDERS_PER_HOUR ?? (isLocal ? null : 600),
      uncachedPerMinute: given.UNCACHED_PER_MINUTE ?? (isLocal ? null : 300),
    },
    securityContact:
      given.SECURITY_CONTACT && given.SECURITY_EXPIRES
        ? { contact: given.SECURITY_CONTACT, expires: given.SECURITY_EXPIRES }
        : null,
    analyticsId: given.GA_MEASUREMENT_ID ?? null,
    orderLinks: readOrderLinkSettings(given, sessionSecret),
    sessionSecret,
    logLevel: given.LOG_LEVEL,
  }
}

function toMetricsSettings(given: Environment, folder: string): MetricsSettings | null {
  return given.METRICS_PORT === undefined ? null : { host: given.METRICS_HOST, port: given.METRICS_PORT, folder }
}

/** Local only: one secret per data directory, stored so that sessions survive a restart. */
function ensureLocalSecret(directory: string): string {
  const file = join(directory, 'session-secret')
  mkdirSync(directory, { recursive: true })
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return readFileSync(file, 'utf8')
}
