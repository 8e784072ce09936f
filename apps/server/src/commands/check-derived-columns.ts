import { readConfig } from '../config/config.ts'
import { connect } from '../database/client.ts'
import { openDatabase } from '../database/open-database.ts'
import { checkDerivedColumns } from '../derived-columns/check-derived-columns.ts'
import { endWithProblem } from './end-with-problem.ts'

/** Compares every derived column with its sources; the shop may run: `npm run check:derived`. */
async function main(): Promise<void> {
  const config = readConfig()
  const database = await openDatabase(config, console.error)
  const pool = connect(database.url, { connections: 1, applicationName: 'nawwar-check', maxSilence: null })
  try {
    const { count, named } = await checkDerivedColumns(pool, new Date(), {
      info: () => undefined,
      error: () => undefined,
    })
    for (const { table, id, column, stored, derived } of named)
      console.log(`${table}.${column} of ${id} is ${stored}, its sources say ${derived}`)
    if (count > 0) throw new Error(`${count} stored values differ from their sources.`)
    console.log('Every derived column matches its sources, and the stock matches its ledger.')
  } finally {
    await pool.end()
    await database.stop()
  }
}

await main().catch(endWithProblem)
