import type { Db as JobsDatabase } from 'pg-boss'
import postgres from 'postgres'
import { type Db, lineOptions } from '../database/client.ts'

/** A separate pool for jobs: pg-boss needs unchanged column names, and JSON as the text that it serialised. */
export type JobsPool = postgres.Sql

export function connectJobs(url: string): JobsPool {
  return postgres(url, {
    max: 3,
    ...lineOptions(45),
    connection: { application_name: 'nawwar-jobs', statement_timeout: 30_000, lock_timeout: 10_000 },
    onnotice: () => undefined,
    types: { json: { to: 114, from: [114, 3802], serialize: toJsonText, parse: JSON.parse } },
  })
}

function toJsonText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** The database interface of pg-boss, including notifications of new jobs. */
export function adaptPool(pool: JobsPool): JobsDatabase {
  return {
    async executeSql(text, values = []) {
      if (!/^\s*BEGIN\b/i.test(text)) return await execute(pool, text, values)
      const reserved = await pool.reserve()
      try {
        return await execute(reserved, text, values)
      } finally {
        reserved.release()
      }
    },
    async listen(channel, onNotification, onReconnect) {
      const listening = await pool.listen(channel, onNotification, onReconnect)
      return { close: () => listening.unlisten() }
    },
  }
}

/**
 * Lets pg-boss add jobs inside a transaction of the shop, so that they commit or roll back with it. The statement is the same for all jobs of a kind:
 * prepared, it is parsed once, and goes out with the statements before it.
 */
export function adaptTransaction(db: Db): JobsDatabase {
  return { executeSql: (text, values = []) => execute(db, text, values, { prepare: true }) }
}

type Unsafe = Pick<postgres.ISql, 'unsafe'>

/** A script of several statements returns the rows of all. pg-boss omits values that its own driver treats as null. */
async function execute(
  db: Unsafe,
  text: string,
  values: unknown[],
  options: { prepare: boolean } = { prepare: false },
): Promise<{ rows: unknown[] }> {
  const parameters = values.map((value) => value ?? null) as postgres.ParameterOrJSON<never>[]
  const rows: unknown[] = await db.unsafe(text, parameters, options)
  return { rows: rows.flat() }
}
