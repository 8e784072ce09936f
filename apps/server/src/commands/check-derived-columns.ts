import { checkDerivedColumns } from '../derived-columns/check-derived-columns.ts'
import { endWithProblem } from './end-with-problem.ts'
import { withPool } from './with-pool.ts'

/** Compares every derived column with its sources; the shop may run: `npm run check:derived`. */
async function main(): Promise<void> {
  await withPool({ connections: 1, applicationName: 'nawwar-check', maxSilence: null }, async (pool) => {
    const { count, named } = await checkDerivedColumns(pool, new Date(), {
      info: () => undefined,
      error: () => undefined,
    })
    for (const { table, id, column, stored, derived } of named)
      console.log(`${table}.${column} of ${id} is ${stored}, its sources say ${derived}`)
    if (count > 0) throw new Error(`${count} stored values differ from their sources.`)
    console.log('Every derived column matches its sources, and the stock matches its ledger.')
  })
}

await main().catch(endWithProblem)
