import { setTimeout as delay } from 'node:timers/promises'
import { PgBoss } from 'pg-boss'
import type { Db } from '../database/client.ts'
import { findLogContext, runInLogContext } from '../log-context.ts'
import { findSpan, runIn } from '../tracing/span.ts'
import type { Tracing } from '../tracing/tracing.ts'
import { type Job, RunLater } from './job.ts'
import { adaptPool, adaptTransaction, connectJobs } from './jobs-database.ts'

export type Jobs = {
  /** Registers the handler of a kind of job, before `start`. */
  handle<Data extends object>(job: Job<Data>, work: (data: Data) => Promise<void>): void
  /** Adds a job inside a transaction, and commits or rolls back with it. Any process may run it, at once or after the delay. */
  add<Data extends object>(db: Db, job: Job<Data>, data: Data, options?: { delaySeconds?: number }): Promise<void>
  start(): Promise<void>
  /** Waits for the running jobs, then stops. */
  stop(): Promise<void>
  /** Requeues the jobs of dead processes now, not at the next check. */
  recover(): Promise<void>
}

export type JobLog = {
  warn(facts: object, text: string): void
  error(facts: object, text: string): void
}

/** A process without a heartbeat for this many seconds counts as dead, and its jobs are requeued. */
const heartbeatSeconds = 15
const lookSeconds = 15
/** New jobs are notified at once; delayed and retried ones are polled for this often. */
const pollSeconds = 2
/** Time-out of a job in seconds; after it the job is retried. */
const maxRun = 120
/** How long a stop waits for the running jobs, in seconds. */
const maxGrace = 14

type Doing = { job: Job<object>; work: (data: object) => Promise<void> }

/** Work outside requests: stored in PostgreSQL, run by any process, retried after a failure (docs/decisions/0007-jobs-in-postgresql-by-pg-boss.md). */
export function createJobs(url: string, log: JobLog, tracing: Tracing | null = null): Jobs {
  const pool = connectJobs(url)
  const boss = new PgBoss({
    db: adaptPool(pool),
    useListenNotify: true,
    superviseIntervalSeconds: lookSeconds,
    monitorIntervalSeconds: lookSeconds,
  })
  boss.on('error', (error) => log.error({ err: error }, 'jobs: error'))
  boss.on('warning', ({ message }) => log.warn({}, `jobs: ${message}`))
  const doings: Doing[] = []

  const add: Jobs['add'] = async (db, job, data, { delaySeconds = 0 } = {}) => {
    const options = { db: adaptTransaction(db), ...(delaySeconds > 0 && { startAfter: delaySeconds }) }
    const { traceparent } = findSpan() ?? {}
    const { reqId } = findLogContext()
    // Trace and request id, next to the job's own data; undefined values are not stored.
    await boss.send(job.name, { ...data, traceparent, reqId }, options)
  }

  /** Errors go to the log, not into the job's row, because they may contain personal data. */
  const run = async ({ job, work }: Doing, taken: TakenJob): Promise<JobOutcome> => {
    try {
      // A scheduled job has no data.
      await work(job.data.parse(taken.data ?? {}))
      return 'completed'
    } catch (error) {
      if (error instanceof RunLater) {
        await boss.send(job.name, taken.data, { startAfter: error.seconds })
        return 'completed'
      }
      const isLast = taken.retryCount >= taken.retryLimit
      if (isLast) log.error({ err: error }, 'jobs: failed for the last time')
      else log.warn({ err: error }, 'jobs: failed, will be retried')
      return 'failed'
    }
  }

  return {
    handle: (job, work) => void doings.push({ job: job as Doing['job'], work: work as Doing['work'] }),
    add,
    async start() {
      await boss.start()
      for (const doing of doings) {
        const { name } = doing.job
        const runReported = (taken: TakenJob) =>
          runInLogContext({ reqId: taken.data?.reqId, job: name, jobId: taken.id }, () =>
            traceJob(tracing, name, taken, () => run(doing, taken)),
          )
        await beginDoing(boss, doing, runReported)
      }
    },
    async stop() {
      const ended = Promise.all(doings.map(({ job }) => boss.offWork(job.name)))
      // Its own stop looks only twice a second whether they have ended.
      await Promise.race([ended, delay(maxGrace * 1000, undefined, { ref: false })])
      await boss.stop({ graceful: true, timeout: 1000 })
      await pool.end({ timeout: 5 })
    },
    recover: () => boss.supervise(),
  }
}

async function beginDoing(boss: PgBoss, { job }: Doing, run: (taken: TakenJob) => Promise<JobOutcome>): Promise<void> {
  const queue = {
    retryLimit: job.retries,
    retryDelay: job.firstRetryAfter,
    retryBackoff: true,
    retryDelayMax: job.maxRetryAfter,
    expireInSeconds: maxRun,
    heartbeatSeconds,
    notify: true,
  }
  await boss.createQueue(job.name, queue)
  await boss.updateQueue(job.name, queue)
  if (job.every !== undefined) await boss.schedule(job.name, job.every, {})
  const options = {
    includeMetadata: true,
    perJobResults: true,
    // Taken in pairs: while there are two to be had, the next are taken without a pause.
    batchSize: Math.min(2, job.atOnce),
    localConcurrency: Math.ceil(job.atOnce / 2),
    burstWhenBatchFull: true,
    pollingIntervalSeconds: pollSeconds,
    notifyPollingIntervalSeconds: pollSeconds,
  } as const
  await boss.work<object, void, typeof options>(job.name, options, async (taken) => {
    return await Promise.all(taken.map(async (one) => ({ id: one.id, status: await run(one) })))
  })
}

type JobOutcome = 'completed' | 'failed'
/** A job from the queue, with the trace and the id of the request that added it, where there was one. */
type TakenJob = {
  id: string
  data: { traceparent?: string; reqId?: string } | null
  retryCount: number
  retryLimit: number
}

/** Runs a job in its own span, in the trace of the request that added it. */
async function traceJob(
  tracing: Tracing | null,
  name: string,
  taken: TakenJob,
  work: () => Promise<JobOutcome>,
): Promise<JobOutcome> {
  if (!tracing) return await work()
  const facts = { 'shop.job': name, 'shop.job.id': taken.id, 'shop.job.tries_before': taken.retryCount }
  const span = tracing.start(`job ${name}`, 'job', facts, taken.data?.traceparent)
  const outcome = await runIn(span, work)
  span.end(outcome === 'failed' ? 'failed' : null)
  return outcome
}
