import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildShop, type Shop } from '../src/app.ts'
import type { AppOptions } from '../src/composition/app-options.ts'
import { connect, type Pool, type PoolOptions } from '../src/database/client.ts'
import { type MediaStore, openMediaStore } from '../src/modules/media/index.ts'
import { createTestDatabase } from './database.ts'

/** One process of a shop. */
export type TestProcess = Shop & { pool: Pool; close(): Promise<void> }
export type TestShop = TestProcess & { mediaStore: MediaStore; url: string }

export type TestShopOptions = Pick<AppOptions, 'readClock' | 'logSink' | 'mountStorefront'> & {
  connections?: number
  /** As of the pool. */
  maxSilence?: PoolOptions['maxSilence']
  config?: Partial<AppOptions['config']>
  /** The pool's database URL, if it differs from that of the jobs. */
  line?: PoolOptions & { url: string }
}

/** The settings of a shop in tests. */
export const testConfig: AppOptions['config'] = {
  analyticsId: null,
  environment: 'local',
  http: { host: '127.0.0.1', port: 0, publicUrl: null, trustedProxies: [], allowedOrigins: [], maxWorkload: 1000 },
  limits: { isOn: true, codesPerHour: 1000, ordersPerHour: null, uncachedPerMinute: null },
  messages: { kind: 'outbox' },
  metrics: null,
  orderLinks: { current: 'a key of the tests, 32 characters', previous: null },
  payments: { kind: 'none' },
  couriers: { kind: 'none' },
  securityContact: null,
  logLevel: 'error',
  sessionSecret: 'a secret of the tests, 32 characters',
  taxReceipts: null,
  tracing: null,
}

/** Passwords are hashed as cheaply as Argon2 allows. What a real hash costs, and hides, is told by the tests of the login. */
export const passwordCost = { memoryCost: 8, timeCost: 1, parallelism: 1 }

/** For tests that make more calls than a person does. */
export const withoutLimits = { limits: { ...testConfig.limits, isOn: false } }

/** A whole shop without a storefront, on a database of its own. */
export async function openTestShop(options: TestShopOptions = {}): Promise<TestShop> {
  const database = await createTestDatabase()
  const mediaFolder = await mkdtemp(join(tmpdir(), 'nawwar-media-'))
  const mediaStore = await openMediaStore({ kind: 'disk', folder: mediaFolder })
  const process = await openProcess({ url: database.url, mediaStore }, options)
  return {
    ...process,
    mediaStore,
    url: database.url,
    async close() {
      await process.close()
      await database.drop()
      await rm(mediaFolder, { recursive: true, force: true })
    },
  }
}

/** One more process of a shop, with the same database and pictures. */
export async function openProcess(
  { url, mediaStore }: Pick<TestShop, 'url' | 'mediaStore'>,
  { connections = 4, maxSilence, config = {}, line = { url }, ...options }: TestShopOptions = {},
): Promise<TestProcess> {
  const pool = connect(line.url, { connections, ...(maxSilence !== undefined && { maxSilence }), ...line })
  const given = { ...options, passwordCost, config: { ...testConfig, ...config } }
  const shop = await buildShop({ ...given, pool, databaseUrl: url, mediaStore })
  return {
    ...shop,
    pool,
    async close() {
      await shop.app.close()
      await pool.end()
    },
  }
}
