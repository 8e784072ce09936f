import { AsyncLocalStorage } from 'node:async_hooks'
import { AppError } from '../errors.ts'

/**
 * Limits concurrent work of the process: requests that use the database or render a page, not cached answers. Beyond the
 * limit a request is refused at once instead of queueing, so that accepted ones stay fast.
 */
export type Workload = {
  /** Does a piece of work; pieces within it count with it. @throws AppError `service_unavailable` when there is too much already */
  run<Result>(work: () => Promise<Result>): Promise<Result>
  /** Pieces of work under way now. */
  readonly active: number
  /** Pieces that were refused since the start. */
  readonly refused: number
}

declare module 'fastify' {
  interface FastifyInstance {
    workload: Workload
  }
}

const underWay = new AsyncLocalStorage<true>()

/** @param limit pieces of work at once */
export function createWorkload(limit: number): Workload {
  let active = 0
  let refused = 0
  return {
    async run(work) {
      if (underWay.getStore()) return await work()
      if (active >= limit) {
        refused += 1
        throw new AppError('service_unavailable')
      }
      active += 1
      try {
        return await underWay.run(true, work)
      } finally {
        active -= 1
      }
    },
    get active() {
      return active
    },
    get refused() {
      return refused
    },
  }
}
