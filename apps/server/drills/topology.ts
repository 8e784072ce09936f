import { chmodSync, mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findServerProcess, killServer, startEmbeddedPostgres } from '@shop/embedded-postgres'
import { connect, type Pool } from '../src/database/client.ts'
import { migrate } from '../src/database/migrate.ts'
import type { FakeProvider } from '../test/fakes/provider.ts'
import { startSmsMisr } from '../test/fakes/sms-misr.ts'
import { type Caller, createCaller } from './caller.ts'
import { findFreePorts } from './free-ports.ts'
import { startProxy } from './proxy.ts'
import { createShopProcess, type ShopProcess } from './shop-process.ts'
import { mountSmallDisk, type SmallDisk } from './small-disk.ts'

/** Production on one machine: PostgreSQL, shops in processes of their own, and nginx with TLS before them. */
export type Topology = {
  /** Calls the shop as the internet does, through nginx. */
  call: Caller
  origin: string
  shops: readonly ShopProcess[]
  pool: Pool
  /** The folder with PostgreSQL's data and everything else. */
  folder: string
  sms: FakeProvider
  /** What the folder lies on, where it was asked to be small. */
  disk: SmallDisk | null
  /** Ends PostgreSQL as a power cut does; it is started again, as a service would be. */
  killDatabase(): void
  close(): Promise<void>
}

const secret = 'a secret of the drills, long enough for production'

export async function openTopology(options: TopologyOptions = {}): Promise<Topology> {
  const started = new AsyncDisposableStack()
  try {
    return await start(started, options)
  } catch (error) {
    await started.disposeAsync()
    throw error
  }
}

/** @param started running services, to be stopped in reverse order */
async function start(
  started: AsyncDisposableStack,
  { processes = 2, settings = {}, diskMegabytes }: TopologyOptions,
): Promise<Topology> {
  const folder = mkdtempSync(join(tmpdir(), 'nawwar-drill-'))
  // nginx works as somebody else, and keeps what is too large for memory in its folder here.
  chmodSync(folder, 0o711)
  started.defer(() => rm(folder, { recursive: true, force: true }))
  const disk = diskMegabytes === undefined ? null : mountSmallDisk(folder, diskMegabytes)
  started.defer(() => disk?.unmount())
  const database = await startEmbeddedPostgres({ dataDir: folder, log: () => undefined })
  started.defer(() => database.stop())
  await migrate(database.url)
  const sms = await startSmsMisr()
  started.defer(() => sms.stop())
  const [https = 0, http = 0, ...ports] = await findFreePorts(2 + processes)
  const production = describeProduction({ databaseUrl: database.url, folder, https, smsUrl: sms.url })
  const shops = ports.map((port) => createShopProcess(port, { ...production, ...settings }))
  for (const shop of shops) {
    await shop.start()
    started.defer(async () => void (await shop.stop()))
  }
  const proxy = await startProxy(join(folder, 'nginx'), { https, http, shops: ports })
  started.defer(() => proxy.stop())
  const pool = connect(database.url, { connections: 3, applicationName: 'nawwar-drill' })
  started.defer(() => pool.end())
  return {
    call: createCaller(proxy.origin, proxy.certificate),
    origin: proxy.origin,
    shops,
    pool,
    folder,
    sms,
    disk,
    killDatabase: () => killServer(findServerProcess(folder)),
    close: () => started.disposeAsync(),
  }
}

type TopologyOptions = {
  processes?: number
  settings?: Record<string, string>
  /** How much all of the shop's and PostgreSQL's files may take together; as much as there is when not given. */
  diskMegabytes?: number
}

function describeProduction(given: { databaseUrl: string; folder: string; https: number; smsUrl: string }) {
  return {
    SHOP_ENV: 'production',
    HOST: '127.0.0.1',
    PUBLIC_URL: `https://127.0.0.1:${given.https}`,
    TRUSTED_PROXIES: '127.0.0.1',
    DATABASE_URL: given.databaseUrl,
    DATA_DIR: join(given.folder, 'shop'),
    SESSION_SECRET: secret,
    ORDER_LINK_KEY: secret,
    SMS_DRIVER: 'smsmisr',
    SMSMISR_URL: given.smsUrl,
    SMSMISR_USERNAME: 'drill',
    SMSMISR_PASSWORD: 'drill',
    SMSMISR_SENDER: 'drill',
    PAYMENT_PROVIDER: 'none',
    // A shopper of a crowd orders without a pause.
    ORDERS_PER_HOUR: '1000000',
    LOG_LEVEL: 'error',
  }
}
