import pLimit from 'p-limit'
import { AppError } from '../errors.ts'

export type WorkQueue = <Result>(work: () => Promise<Result>) => Promise<Result>

/**
 * Lets `atOnce` pieces of work run and up to `maxLine` wait for their turn, first come, first served.
 *
 * @throws AppError `service_unavailable` when the line is full: better a quick refusal than an answer after the client has left
 */
export function createWorkQueue({ atOnce, maxLine }: { atOnce: number; maxLine: number }): WorkQueue {
  const limit = pLimit(atOnce)
  return async (work) => {
    if (limit.activeCount + limit.pendingCount >= atOnce + maxLine) throw new AppError('service_unavailable')
    return await limit(work)
  }
}
