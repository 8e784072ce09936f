import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startEmbeddedPostgres } from '@shop/embedded-postgres'
import { connect } from '../../apps/server/src/database/client.ts'
import { findBrowser } from '../../scripts/lib/browser.ts'
import { buildBundlesIfStale } from '../../scripts/lib/bundles.ts'
import { fillCarts, fillCoupon, fillFacts } from './catalogue.ts'
import { fillClerk, signInClerk } from './clerk.ts'
import { importCatalog } from './import-catalog.ts'
import { canMeasureCosts, type LoadPlan, type Measurement, measure, median, type Scenario } from './measure.ts'
import { weighPages } from './page-weight.ts'
import { type RunningServer, startServer, startShop } from './processes.ts'
import { type Figures, formatReport, kilobytes, type Row, writeReport } from './report.ts'
import { listScenarios } from './scenarios.ts'

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '10000' },
    only: { type: 'string', default: '' },
    seconds: { type: 'string', default: '3' },
    turns: { type: 'string', default: '3' },
    write: { type: 'boolean', default: false },
  },
})
const productCount = Number(values.products)
const turns = Number(values.turns)
const checkoutsPerTurn = 800
/** A ratio of two rows of one run, so no machine excuses it: the bench ends with 1 when it misses its target. */
const couponFigure = 'checkout with a coupon / without'

if (!canMeasureCosts()) throw new Error('The bench reads /proc to know what a request costs, and so needs Linux.')
await buildBundlesIfStale()
const dataDir = mkdtempSync(join(tmpdir(), 'nawwar-bench-'))
const database = await startEmbeddedPostgres({ dataDir, log: console.error })
const env = {
  DATABASE_URL: database.url,
  DATA_DIR: dataDir,
  PORT: '0',
  NODE_ENV: 'production',
  LOG_LEVEL: 'warn',
  DEMO_DATA: 'no',
  RATE_LIMITS: 'off',
}
try {
  const importSeconds = importCatalog(productCount, env)
  const { rows, weights, startSeconds } = await run()
  const figures = listFigures(importSeconds, startSeconds, rows, weights)
  const report = formatReport(rows, weights, figures)
  console.log(`\n${report}\n`)
  if (values.write) writeReport(report)
  if (figures.some(({ name, isReached }) => name === couponFigure && !isReached)) {
    console.error(`${couponFigure} misses its target`)
    process.exitCode = 1
  }
} finally {
  await database.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

async function run() {
  const db = connect(database.url, { connections: 2 })
  const productIds = (await db<{ id: number }[]>`select id from products order by id`).map(({ id }) => id)
  const categoryIds = (await db<{ id: number }[]>`select id from categories order by id`).map(({ id }) => id)
  const fillCheckouts = () => fillCarts(db, checkoutsPerTurn * (turns + 1))
  const checkoutKeys = { shop: await fillCheckouts(), floor: await fillCheckouts() }
  const couponKeys = { shop: await fillCheckouts(), floor: await fillCheckouts() }
  const coupon = await fillCoupon(db)
  const prepared = { productIds, categoryIds, cartKeys: await fillCarts(db, 500), checkoutKeys, couponKeys, coupon }
  await fillFacts(db)
  await fillClerk(db)
  await db.end()
  await analyze()

  const start = performance.now()
  const shop = await startShop('apps/server/src/main.ts', env)
  await fetch(shop.origin).then((answer) => answer.text())
  const startSeconds = (performance.now() - start) / 1000
  const floor = await startServer('bench/src/floor.ts', env)
  try {
    const scenarios = listScenarios(prepared).filter(({ name }) => name.includes(values.only))
    const rows: Row[] = []
    for (const together of Map.groupBy(scenarios, ({ turnsOf, name }) => turnsOf ?? name).values())
      rows.push(...(await compare(together, shop, floor)))
    const pages = [
      { name: 'home', path: '/' },
      { name: 'product', path: `/product/${productIds[0]}` },
      { name: 'cart', path: '/cart' },
    ]
    return { rows, startSeconds, weights: await weighPages(shop.origin, pages, await findBrowser()) }
  } finally {
    await Promise.all([shop.stop(), floor.stop()])
  }
}

/**
 * Measures shop and floor alternately, and scenarios that are compared with one another too, so that noise of the machine affects all; the median
 * turn counts.
 */
async function compare(scenarios: readonly Scenario[], shop: RunningServer, floor: RunningServer): Promise<Row[]> {
  const measured: { scenario: Scenario; shop: Measurement[]; floor: Measurement[] }[] = []
  for (const scenario of scenarios) {
    const path = scenario.shop[0]?.path
    const isPage = scenario.floor[0]?.path === path
    if (isPage) await fetch(`${floor.origin}/learn?source=${encodeURIComponent(shop.origin + path)}`)
    measured.push({ scenario, shop: [], floor: [] })
  }
  const clerk = scenarios.some(({ isOfStaff }) => isOfStaff) ? await signInClerk(shop.origin) : {}
  for (let turn = 0; turn <= turns; turn += 1) {
    // Each is the first of every other turn.
    for (const { scenario, ...results } of turn % 2 === 0 ? measured : measured.toReversed()) {
      for (const [name, server] of [
        ['floor', floor],
        ['shop', shop],
      ] as const) {
        const plan = planOf(scenario, name, server.origin, turn)
        const result = await measure({ ...plan, headers: { ...plan.headers, ...clerk } }, server.pid)
        if (result.failed > 0)
          throw new Error(`${scenario.name}: ${result.failed} of the requests to the ${name} failed`)
        if (turn > 0) results[name].push(result)
      }
    }
    // As PostgreSQL does by itself within a minute: tables that were empty have rows now.
    if (turn === 0) await analyze()
  }
  return measured.map(({ scenario: { name, target }, ...results }) => {
    const more = { ...(target && { target }), turns: results.shop }
    const row = { name, ...more, shop: median(results.shop), floor: median(results.floor) }
    console.log(
      `${name}: ${row.shop.perSecond.toFixed(0)} of ${row.floor.perSecond.toFixed(0)} a second, p99 ${row.shop.p99} ms`,
    )
    return row
  })
}

async function analyze(): Promise<void> {
  const db = connect(database.url, { connections: 1 })
  await db`analyze`
  await db.end()
}

/** The first turn does not count. It is short and warms both up. */
function planOf(scenario: Scenario, name: 'shop' | 'floor', origin: string, turn: number): LoadPlan {
  const { amount } = scenario
  return {
    origin,
    method: scenario.method,
    requests: scenario[name],
    connections: 10,
    seconds: turn === 0 ? 1 : Number(values.seconds),
    headers: { 'accept-encoding': 'br', 'accept-language': 'en' },
    ...(amount && { amount, first: turn * amount }),
  }
}

/** How much longer requests of a row take than those of another one that was measured in the same turns: the median turn counts. */
function timesAsDear(row: Row, other: Row): number {
  const ratios = row.turns.map(({ perSecond }, turn) => (other.turns[turn]?.perSecond ?? Number.NaN) / perSecond)
  return ratios.sort((a, b) => a - b)[Math.floor(ratios.length / 2)] ?? Number.NaN
}

function listFigures(
  importSeconds: number,
  startSeconds: number,
  rows: readonly Row[],
  weights: Awaited<ReturnType<typeof weighPages>>,
): Figures[] {
  const product = weights.find((page) => page.name === 'product')
  const searches = rows.filter((row) => row.name.startsWith('search,'))
  const rowOf = (name: string) => rows.find((row) => row.name === name)
  const [plain, withCoupon] = [rowOf('checkout'), rowOf('checkout with a coupon')]
  const figure = (name: string, value: number, max: number, unit: string, digits = 1): Figures => ({
    name,
    value: `${value.toFixed(digits)} ${unit}`,
    target: `${max} ${unit}`,
    isReached: value <= max,
  })
  return [
    figure(`import of ${productCount} products`, importSeconds, 60, 's'),
    figure('start to the first page', startSeconds, 3, 's'),
    ...searches.map(({ name, shop }) => figure(`${name}: p99 at 10 connections`, shop.p99, 50, 'ms')),
    ...(plain && withCoupon ? [figure(couponFigure, timesAsDear(withCoupon, plain), 1.1, 'times', 2)] : []),
    figure('JavaScript of the product page', Number(kilobytes(product?.script ?? 0)), 125, 'kB'),
    figure('CSS of the product page', Number(kilobytes(product?.stylesheet ?? 0)), 20, 'kB'),
    figure('font files of the product page', product?.fontFiles ?? 0, 2, 'files'),
  ]
}
