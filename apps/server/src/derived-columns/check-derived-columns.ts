import { z } from 'zod'
import { type Db, inTransaction } from '../database/client.ts'
import { defineJob, type Jobs } from '../jobs/index.ts'
import { type Difference, findDifferences, saveCheck } from './derived-columns.repository.ts'

export type CheckLog = {
  info(facts: object, text: string): void
  error(facts: object, text: string): void
}

/** In the hour in which Cairo buys least. */
const checkDerivedColumnsJob = defineJob({
  name: 'check-derived-columns',
  data: z.object({}),
  retries: 2,
  firstRetryAfter: 60,
  maxRetryAfter: 300,
  atOnce: 1,
  every: '41 2 * * *',
})

/** Every night one process compares what is stored twice. */
export function registerDerivedColumns(jobs: Jobs, db: Db, readClock: () => Date, log: CheckLog): void {
  jobs.handle(checkDerivedColumnsJob, async () => {
    await checkDerivedColumns(db, readClock(), log)
  })
}

/**
 * Compares all derived columns with their sources, and stock with its ledger. What differs is logged as an error, and counted for
 * the metrics of every process; nothing is changed.
 *
 * @returns how many values differ, and the first of each kind
 */
export async function checkDerivedColumns(db: Db, now: Date, log: CheckLog) {
  const found = await inTransaction(db, async (tx) => {
    // It reads all of the ledger, which may take longer than a shopper's call.
    await tx`set local statement_timeout = '100s'`
    const differences = await findDifferences(tx)
    await saveCheck(tx, now, differences.count)
    return differences
  })
  for (const difference of found.named) log.error({ difference }, describe(difference))
  log.info({ differences: found.count }, 'derived columns: checked')
  return found
}

function describe({ table, id, column }: Difference): string {
  return `derived columns: ${table}.${column} of ${id} differs from its sources`
}
