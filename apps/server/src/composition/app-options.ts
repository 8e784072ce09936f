import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config.ts'
import type { Pool } from '../database/client.ts'
import type { LogSink } from '../http/logger.ts'
import type { MediaStore } from '../modules/media/index.ts'
import type { PasswordCost } from '../modules/users/index.ts'

/** Adds the storefront to the app: the built one, or in development the one being written. */
export type MountStorefront = (app: FastifyInstance) => Promise<void>

export type AppOptions = {
  config: Pick<
    Config,
    | 'analyticsId'
    | 'couriers'
    | 'environment'
    | 'http'
    | 'limits'
    | 'logLevel'
    | 'messages'
    | 'metrics'
    | 'orderLinks'
    | 'payments'
    | 'securityContact'
    | 'sessionSecret'
    | 'taxReceipts'
    | 'tracing'
  >
  pool: Pool
  /** The same database, for the jobs' own connections. */
  databaseUrl: string
  mediaStore: MediaStore
  /** The time now; tests bring their own. */
  readClock?: () => Date
  /** What hashing a password costs; tests, which log in thousands of times, bring less than a shop needs. */
  passwordCost?: PasswordCost
  /** Adds the pages; the API alone when not given. */
  mountStorefront?: MountStorefront
  /** Where the log goes when not to the standard output. */
  logSink?: LogSink
}
