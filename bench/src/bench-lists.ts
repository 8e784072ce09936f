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
import { newSearches } from './search-scenarios.ts'

/** Alternately requests uncached filtered lists with facets, and searches for new words, from shops of three sizes without pages. */
const { values } = parseArgs({
  options: { turns: { type: 'string', default: '5' }, write: { type: 'boolean', default: false } },
})
const turns = Number(values.turns)
const sizes = [1000, 10_000, 100_000]
/** Products above this number are copied in the database. */
const maxImport = 10_000

/** The requests of each turn; each is sent once. */
const [someSearches, otherSearches] = newSearches()
const rows = [
  { name: 'narrowed list', connections: 10, amount: 400, requests: narrowedLists().shop },
  { name: 'search', connections: 10, amount: 800, requests: someSearches },
  { name: 'search, one at a time', connections: 1, amount: 400, requests: otherSearches },
]
type Row = (typeof rows)[number]

type Shop = {
  size: number
  server: RunningServer
  readySeconds: number
  readyMb: number
  results: Map<Row, Measurement[]>
}

const dataDir = mkdtempSync(join(tmpdir(), 'nawwar-bench-'))
const database = await startEmbeddedPostgres({ dataDir, log: console.error })
const shops: Shop[] = []
try {
  for (const size of sizes) shops.push(await openShop(size))
  for (let turn = 0; turn <= turns; turn += 1)
    for (const shop of shops) for (const row of rows) await ask(shop, row, turn)
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
  return { size, server, readySeconds, readyMb: readMemoryMb(server.pid), results: new Map() }
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

/** The first turn does not count: it warms the shop up. */
async function ask({ size, server, results }: Shop, row: Row, turn: number): Promise<void> {
  const { name, requests, connections, amount } = row
  const headers = { 'accept-encoding': 'br', 'accept-language': 'en' }
  const first = turn * amount
  const plan = {
    origin: server.origin,
    method: 'GET',
    requests,
    connections,
    seconds: 0,
    headers,
    amount,
    first,
  } as const
  const result = await measure(plan, server.pid)
  if (result.failed > 0) throw new Error(`${result.failed} of ${name} failed with ${size} products`)
  console.log(`${size}, ${name}: ${result.cpuMillisPerRequest.toFixed(2)} ms of CPU, p99 ${result.p99} ms`)
  if (turn > 0) results.set(row, [...(results.get(row) ?? []), result])
}

function formatShops(): string {
  const header = ['products', 'asked for', 'req/s', 'p50 ms', 'p99 ms', 'CPU ms/req', 'of the smallest']
  return table(
    [...header, 'start to ready s', 'MB then'],
    rows.flatMap((row) => shops.map((shop) => formatRow(shop, row))),
  )
}

function formatRow(shop: Shop, row: Row): string[] {
  const resultsOf = ({ results }: Shop) => results.get(row) ?? []
  const cpuOf = (each: Shop) => median(resultsOf(each), 'cpuMillisPerRequest').cpuMillisPerRequest
  const [smallest = shop] = shops
  const { perSecond, p50 } = median(resultsOf(shop))
  // Of the turns' p99, so that one disturbed turn does not decide.
  const { p99 } = median(resultsOf(shop), 'p99')
  return [
    shop.size.toLocaleString('en'),
    row.name,
    perSecond.toFixed(0),
    p50.toFixed(0),
    p99.toFixed(0),
    cpuOf(shop).toFixed(2),
    (cpuOf(shop) / cpuOf(smallest)).toFixed(2),
    shop.readySeconds.toFixed(1),
    String(shop.readyMb),
  ]
}
