import type { FastifyRequest } from 'fastify'
import { createFairQueue, type FairQueue } from '../../concurrency/fair-queue.ts'
import { addressOf } from './address-of.ts'
import { createClientBudget } from './client-budget.ts'
import { isInProcess } from './is-in-process.ts'

/** The queues for costly requests. Orders, cached answers and health checks bypass them. */
export type Queues = {
  /** Pages that must be rendered. */
  pages: FairQueue
  /** Searches, lists and other endpoints that the contract marks as costly. */
  lists: FairQueue
}

declare module 'fastify' {
  interface FastifyInstance {
    queues: Queues
  }
}

/**
 * Each of them uses a core or a database connection, which orders need too; a larger machine runs more processes. A
 * browser asks for a list at each pause of who types.
 */
const pages = { atOnce: 2, atOncePerClient: 1, maxWaiting: 60, maxWaitingPerClient: 8 }
const lists = { atOnce: 2, atOncePerClient: 1, maxWaiting: 60, maxWaitingPerClient: 12 }
/** For a load test, whose clients have one address: as many at once as else, but nobody is refused. */
const unlimited = { atOnce: 2, atOncePerClient: 2, maxWaiting: 1000, maxWaitingPerClient: 1000 }

/** @param limits `uncachedPerMinute`: the budget of one address in each queue; null for any number */
export function createQueues(
  { isOn, uncachedPerMinute }: { isOn: boolean; uncachedPerMinute: number | null },
  readClock: () => Date,
): Queues {
  if (!isOn) return { pages: createFairQueue(unlimited), lists: createFairQueue(unlimited) }
  const budget = () => (uncachedPerMinute === null ? {} : { spend: createClientBudget(uncachedPerMinute, readClock) })
  return { pages: createFairQueue({ ...pages, ...budget() }), lists: createFairQueue({ ...lists, ...budget() }) }
}

/** Makes an answer when the client's turn comes; API calls of a page share the page's turn. */
export async function makeInTurn<Answer>(
  queue: FairQueue,
  request: FastifyRequest,
  key: string,
  make: () => Promise<Answer>,
): Promise<Answer> {
  return isInProcess(request) ? await make() : await queue.run({ client: addressOf(request), key }, make)
}
