import postgres from 'postgres'
import { tracePart } from '../tracing/span.ts'

type NumberTypes = { bigint: number }

/** A pool of connections. */
export type Pool = postgres.Sql<NumberTypes>
/** A pool or a transaction: what a query needs, so that use cases compose inside one transaction. */
export type Db = postgres.ISql<NumberTypes>
/** A fragment of a statement. Never await it: that would run it. */
export type Fragment = postgres.Fragment
export type Transaction = postgres.TransactionSql<NumberTypes>

/** Timeouts of a statement and of an idle transaction, in milliseconds: a lost client must not block the others. */
const limits = { statement_timeout: 10_000, lock_timeout: 8_000, idle_in_transaction_session_timeout: 15_000 }

/**
 * How long PostgreSQL may send nothing while a statement runs, in seconds: longer than the statement timeout. The connection then
 * counts as dead and is replaced; the operating system would wait a quarter of an hour.
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

/** How each connection handles a network failure (docs/decisions/0010-a-patched-database-driver.md). */
export function lineOptions(silence: number | null = maxSilence) {
  return { connect_timeout: 10, keep_alive: 15, answer_timeout: silence, backoff: pauseBeforeReconnect }
}

/** Traces every transaction as a child span: from asking for a connection to the commit. */
function traceTransactions(pool: Pool): Pool {
  const begin = pool.begin.bind(pool) as (...given: unknown[]) => Promise<unknown>
  const traced = (...given: unknown[]) => tracePart('transaction', { kind: 'client', facts }, () => begin(...given))
  pool.begin = traced as Pool['begin']
  return pool
}

const facts = { 'db.system.name': 'postgresql' }

/**
 * Runs `work` in one transaction, which rolls back when it throws. Inside a transaction, it joins that one.
 */
export async function inTransaction<Result>(db: Db, work: (transaction: Db) => Promise<Result>): Promise<Result> {
  if (!isPool(db)) return await work(db)
  const followUps: FollowUp[] = []
  const run = (transaction: Db) => {
    followUpsOf.set(transaction, followUps)
    return work(transaction)
  }
  // The cast undoes the library's own unwrapping of arrays of promises, which `Result` never is.
  const result = (await db.begin(run)) as Result
  for (const followUp of new Set(followUps)) followUp(db)
  return result
}

/**
 * Runs statements of one transaction that do not wait for each other's rows: they go out in one packet, in their order, and PostgreSQL runs them one after
 * the other. Waits for all, so that none is left when the transaction ends.
 *
 * @throws the first error in their order
 */
export async function inOnePacket<Results extends readonly unknown[]>(
  ...work: { [Place in keyof Results]: Promise<Results[Place]> }
): Promise<Results> {
  for (const end of await Promise.allSettled(work)) if (end.status === 'rejected') throw end.reason
  return (await Promise.all(work)) as unknown as Results
}

/** Work on the pool that nobody waits for. It handles its own errors. */
type FollowUp = (pool: Pool) => void

/** The follow-ups of each open transaction. */
const followUpsOf = new WeakMap<Db, FollowUp[]>()

/**
 * Runs `followUp` once the transaction of `inTransaction` has committed, at once on a pool, never after a rollback. A killed process
 * does not run it, so something else must do its work later.
 */
export function afterCommit(db: Db, followUp: FollowUp): void {
  if (isPool(db)) followUp(db)
  else followUpsOf.get(db)?.push(followUp)
}

/** Runs `work` in a transaction whose statements all see the database as it was when the first of them began. */
export async function inSnapshot<Result>(pool: Pool, work: (transaction: Db) => Promise<Result>): Promise<Result> {
  return (await pool.begin('isolation level repeatable read', work)) as Result
}

function isPool(db: Db): db is Pool {
  return 'begin' in db
}

/**
 * Delay before a lost connection reconnects: at most a second, because a request may be waiting for it
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
