import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { reportDivisions } from '@shop/contract/staff'
import { startEmbeddedPostgres } from '@shop/embedded-postgres'
import { connect, type Db } from '../../apps/server/src/database/client.ts'
import { migrate } from '../../apps/server/src/database/migrate.ts'
import { getReport } from '../../apps/server/src/modules/overview/reports/reports.staff-service.ts'
import { fillOrders } from './orders.ts'
import { table, writeBetween } from './report.ts'

/** Times whole reports of a year with 100,000 orders, beside a sum of the totals of the same orders. */
const { values } = parseArgs({
  options: {
    turns: { type: 'string', default: '9' },
    only: { type: 'string', default: '' },
    write: { type: 'boolean', default: false },
  },
})
const turns = Number(values.turns)
const maxMillis = 300
/** The orders are of 2025: all in one period and none in the one before, or half of them in each. */
const periods = [
  { from: '2025-01-01', to: '2025-12-31' },
  { from: '2025-07-02', to: '2025-12-31' },
]
const divisions = reportDivisions.filter((division) => division.startsWith(values.only))

const dataDir = mkdtempSync(join(tmpdir(), 'nawwar-bench-'))
const database = await startEmbeddedPostgres({ dataDir, log: console.error })
const db = connect(database.url, { maxSilence: null })
try {
  await migrate(database.url)
  await fillOrders(db)
  const rows: string[][] = []
  for (const division of divisions) {
    const times = []
    for (const period of periods) times.push(await timeOf(() => getReport(db, division, period)))
    rows.push([division, ...times.map((time) => `${time.toFixed(0)} ${time < maxMillis ? '✔' : '✘'}`)])
    console.log(rows.at(-1)?.join(' '))
  }
  rows.push([
    'floor: their totals',
    ...(await Promise.all(periods.map((period) => timeOf(() => addTotals(db, period))))).map((t) => t.toFixed(0)),
  ])
  const report = table(['divided by', 'all in one, ms', 'half in each, ms'], rows)
  console.log(`\n${report}\n`)
  if (values.write) writeBetween(['<!-- reports -->', '<!-- /reports -->'], report)
} finally {
  await db.end()
  await database.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

/** @returns ms, the median; the first turn does not count */
async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let turn = 0; turn <= turns; turn += 1) {
    const start = performance.now()
    await work()
    if (turn > 0) times.push(performance.now() - start)
  }
  return times.sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0
}

function addTotals(on: Db, { from, to }: { from: string; to: string }): Promise<unknown> {
  return on`select sum(total_piastres) from orders where created_at >= ${from}::date and created_at < ${to}::date + 1`
}
