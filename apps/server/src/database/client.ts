import postgres from 'postgres'
import { tracePart } from '../tracing/span.ts'

type NumberTypes = { bigint: number }

/** A pool of connections. */
export type Pool = postgres.Sql<NumberTypes>
/** A pool or a transaction: what a query needs, so that use cases compose inside one transaction. */
export type Db = postgres.ISql<NumberTypes>
/** A piece of a statement, to stand inside one; not to be awaited, which would run it. */
export type Fragment = postgres.Fragment
export type Transaction = postgres.TransactionSql<NumberTypes>

/** How long a statement may run and a transaction may wait, in milliseconds: a lost client must not hold the others. */
const limits = { statement_timeout: 10_000, lock_timeout: 8_000, idle_in_transaction_session_timeout: 15_000 }

/**
 * How long PostgreSQL may say nothing while it is asked, in seconds: longer than it may work on a statement. A line that leads nowhere
 * any more is ended then, and made anew; the system would try it for a quarter of an hour.
 */
const maxSilence = 30

export type PoolOptions = {
  connections?: number
  applicationName?: string
  /** In seconds; null for work whose single statements may take as long as they like. */
  maxSilence?: number | null
}

/**
 * Opens a pool. Rows come with camelCase names; `bigint` columns as numbers, because ids and piastres stay far below 2^53.
 *
 * @param url `postgres://user:password@host:port/database`
 */
export function connect(url: string, options: PoolOptions = {}): Pool {
  const pool: Pool = postgres(url, {
    max: options.connections ?? 10,
    ...lineOptions(options.maxSilence),
    connection: { application_name: options.applicationName ?? 'nawwar', ...limits },
    onnotice: ignoreNotice,
    types: { bigint: { to: 20, from: [20], serialize: String, parse: Number } },
    transform: { column: { from: postgres.toCamel, to: postgres.fromCamel } },
  })
  return traceTransactions(pool)
}

/** What each connection does about a line that fails (docs/decisions/0010-a-patched-database-driver.md). */
export function lineOptions(silence: number | null = maxSilence) {
  return { connect_timeout: 10, keep_alive: 15, answer_timeout: silence, backoff: pauseBeforeReconnect }
}

/** Makes every transaction a part of what is under way: from asking for a connection to the commit. */
function traceTransactions(pool: Pool): Pool {
  const begin = pool.begin.bind(pool) as (...given: unknown[]) => Promise<unknown>
  const traced = (...given: unknown[]) => tracePart('transaction', { kind: 'client', facts }, () => begin(...given))
  pool.begin = traced as Pool['begin']
  return pool
}

const facts = { 'db.system.name': 'postgresql' }

/**
 * Runs `work` in one transaction: all of it is kept or, when it throws, none. Inside a transaction already, it joins it.
 */
export async function inTransaction<Result>(db: Db, work: (transaction: Db) => Promise<Result>): Promise<Result> {
  if (!isPool(db)) return await work(db)
  // The cast undoes the library's own unwrapping of arrays of promises, which `Result` never is.
  return (await db.begin(work)) as Result
}

/** Runs `work` in a transaction whose statements all see the database as it was when the first of them began. */
export async function inSnapshot<Result>(pool: Pool, work: (transaction: Db) => Promise<Result>): Promise<Result> {
  return (await pool.begin('isolation level repeatable read', work)) as Result
}

function isPool(db: Db): db is Pool {
  return 'begin' in db
}

/**
 * How long a connection that was lost waits before it is made anew: a second at most, because somebody's call may be waiting for it
 * once PostgreSQL is back.
 *
 * @param attempts how often it failed, by the whole pool. @returns seconds
 */
export function pauseBeforeReconnect(attempts: number): number {
  return Math.min(0.02 * 2 ** attempts, 1) * (0.5 + Math.random() / 2)
}

/** Notices ("relation exists, skipping") are for people at a console. */
function ignoreNotice(): void {
  return
}
