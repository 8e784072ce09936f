import { z } from 'zod'

/**
 * A kind of work outside a request: its data and its retries. A job may run more than once, because its process may die before it
 * records the success. So every handler must be idempotent.
 */
export type Job<Data extends object> = {
  name: string
  data: z.ZodType<Data>
  /** How often a failed job is retried. */
  retries: number
  /** Seconds before the first retry; each further wait is twice as long. */
  firstRetryAfter: number
  /** Max delay between two tries, in seconds. */
  maxRetryAfter: number
  /** How many of a kind one process runs at a time; an even number, or 1 for rare work. */
  atOnce: number
  /** For scheduled work: cron's five fields, in UTC. */
  every?: string
}

/** The settings of a scheduled job: it carries no data and needs no retry, because the next run comes soon. */
export const scheduled = { data: z.object({}), retries: 0, firstRetryAfter: 1, maxRetryAfter: 1, atOnce: 1 } as const

export function defineJob<Data extends object>(job: Job<Data>): Job<Data> {
  return job
}

/** Thrown by a handler whose job must wait a known time; it does not count as a failed try. */
export class RunLater extends Error {
  readonly seconds: number

  constructor(seconds: number) {
    super(`Run again in ${seconds} s`)
    this.name = 'RunLater'
    this.seconds = seconds
  }
}

/** Measures a run of a job, so that it leaves the rest to the next run before its time-out. */
export function startTimer(seconds: number): { isOver(): boolean } {
  const end = performance.now() + seconds * 1000
  return { isOver: () => performance.now() >= end }
}
