import type { Db as JobsDatabase } from 'pg-boss'
import postgres from 'postgres'
import { type Db, lineOptions } from '../database/client.ts'

/** A pool for the jobs alone: pg-boss wants column names as they are, and JSON as the text it has made itself. */
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

/** What pg-boss runs its statements on, news of new jobs included. */
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

/** What pg-boss writes new jobs with inside a transaction of the shop: they come to be with it, or not at all. */
export function adaptTransaction(db: Db): JobsDatabase {
  return { executeSql: (text, values = []) => execute(db, text, values) }
}

type Unsafe = Pick<postgres.ISql, 'unsafe'>

/** A script of several statements gives the rows of them all. pg-boss leaves out what its own driver takes for null. */
async function execute(db: Unsafe, text: string, values: unknown[]): Promise<{ rows: unknown[] }> {
  const parameters = values.map((value) => value ?? null) as postgres.ParameterOrJSON<never>[]
  const rows: unknown[] = await db.unsafe(text, parameters)
  return { rows: rows.flat() }
}
