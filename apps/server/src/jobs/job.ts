import type { z } from 'zod'

/**
 * A kind of work that is done outside a request: what it needs to know, and how hard to try. A job may run more than once (its
 * process may die between the doing and the saying so), so whoever does it makes the second time harmless.
 */
export type Job<Data extends object> = {
  name: string
  data: z.ZodType<Data>
  /** How often a failed job is tried again. */
  retries: number
  /** Seconds before the first try again; each further wait is twice as long. */
  firstRetryAfter: number
  /** The longest wait between two tries, in seconds. */
  maxRetryAfter: number
  /** How many of a kind one process does at a time; an even number, or 1 for work that seldom comes. */
  atOnce: number
  /** For work that comes by the clock, in cron's five fields (UTC). */
  every?: string
}

export function defineJob<Data extends object>(job: Job<Data>): Job<Data> {
  return job
}

/** Thrown by whoever does a job that must wait because somebody said for how long; it does not count as a failed try. */
export class RunLater extends Error {
  readonly seconds: number

  constructor(seconds: number) {
    super(`Run again in ${seconds} s`)
    this.name = 'RunLater'
    this.seconds = seconds
  }
}
