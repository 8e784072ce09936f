import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startEmbeddedPostgres } from '@shop/embedded-postgres'
import { connect } from '../../apps/server/src/database/client.ts'
import { fillFacts, multiplyProducts } from './catalogue.ts'
import { importCatalog } from './import-catalog.ts'
import { type Measurement, measure, median, readMemoryMb } from './measure.ts'
import { type RunningServer, startShop } from './processes.ts'
import { table, writeBetween } from './report.ts'
import { narrowedLists } from './scenarios.ts'

/** Asks shops of three sizes, without their pages, by turns for narrowed lists with facets that nobody asked for before. */
const { values } = parseArgs({
  options: { turns: { type: 'string', default: '5' }, write: { type: 'boolean', default: false } },
})
const turns = Number(values.turns)
const sizes = [1000, 10_000, 100_000]
/** More than this are copied in the database. */
const maxImport = 10_000

type Shop = { size: number; server: RunningServer; readySeconds: number; readyMb: number; results: Measurement[] }

const dataDir = mkdtempSync(join(tmpdir(), 'nawwar-bench-'))
const database = await startEmbeddedPostgres({ dataDir, log: console.error })
const shops: Shop[] = []
try {
  for (const size of sizes) shops.push(await openShop(size))
  for (let turn = 0; turn <= turns; turn += 1) for (const shop of shops) await ask(shop, turn)
  const report = formatShops()
  console.log(`\n${report}\n`)
  if (values.write) writeBetween(['<!-- lists -->', '<!-- /lists -->'], report)
} finally {
  await Promise.all(shops.map(({ server }) => server.stop()))
  await database.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

async function openShop(size: number): Promise<Shop> {
  const url = await createDatabase(`shop_${size}`)
  const env = {
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    PORT: '0',
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    DEMO_DATA: 'no',
    RATE_LIMITS: 'off',
  }
  importCatalog(Math.min(size, maxImport), env)
  await fillShop(url, size)
  const start = performance.now()
  const server = await startShop('apps/server/test/shop-process.ts', env)
  while (!(await fetch(`${server.origin}/readyz`)).ok) await new Promise((resolve) => setTimeout(resolve, 50))
  const readySeconds = (performance.now() - start) / 1000
  return { size, server, readySeconds, readyMb: readMemoryMb(server.pid), results: [] }
}

async function createDatabase(name: string): Promise<string> {
  const db = connect(database.url, { connections: 1 })
  await db.unsafe(`create database ${name}`)
  await db.end()
  const url = new URL(database.url)
  url.pathname = `/${name}`
  return url.href
}

async function fillShop(url: string, size: number): Promise<void> {
  const db = connect(url, { connections: 1, maxSilence: null })
  await db`set statement_timeout = 0`
  if (size > maxImport) await multiplyProducts(db, size / maxImport)
  await fillFacts(db)
  await db`vacuum analyze`
  await db.end()
}

/** The turn before the first one counted warms the shop up. */
async function ask(shop: Shop, turn: number): Promise<void> {
  const { shop: requests, amount = 0, method } = narrowedLists()
  const { origin, pid } = shop.server
  const headers = { 'accept-encoding': 'br', 'accept-language': 'en' }
  const first = turn * amount
  const result = await measure({ origin, method, requests, connections: 10, seconds: 0, headers, amount, first }, pid)
  if (result.failed > 0) throw new Error(`${result.failed} lists of ${shop.size} products failed`)
  console.log(`${shop.size}: ${result.cpuMillisPerRequest.toFixed(2)} ms of CPU, p99 ${result.p99} ms`)
  if (turn > 0) shop.results.push(result)
}

function formatShops(): string {
  const cpuOf = ({ results }: Shop) => median(results, 'cpuMillisPerRequest').cpuMillisPerRequest
  const [smallest] = shops
  return table(
    ['products', 'req/s', 'p50 ms', 'p99 ms', 'CPU ms/req', 'of the smallest', 'start to ready s', 'MB then'],
    shops.map((shop) => {
      const { perSecond, p50, p99 } = median(shop.results)
      return [
        shop.size.toLocaleString('en'),
        perSecond.toFixed(0),
        p50.toFixed(0),
        p99.toFixed(0),
        cpuOf(shop).toFixed(2),
        (smallest ? cpuOf(shop) / cpuOf(smallest) : 1).toFixed(2),
        shop.readySeconds.toFixed(1),
        String(shop.readyMb),
      ]
    }),
  )
}
