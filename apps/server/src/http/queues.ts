import type { FastifyRequest } from 'fastify'
import { addressOf } from './address-of.ts'
import { createClientBudget } from './client-budget.ts'
import { createFairQueue, type FairQueue } from './fair-queue.ts'
import { isInProcess } from './is-in-process.ts'

/** The queues for what costs this process or the database much. Orders, cached answers and health checks stand in none. */
export type Queues = {
  /** Pages that must be rendered. */
  pages: FairQueue
  /** Searches, lists and whatever else an endpoint of the contract calls costly. */
  lists: FairQueue
}

declare module 'fastify' {
  interface FastifyInstance {
    queues: Queues
  }
}

/** A renderer waits for the database half of its time; more than this at once makes each slower and none faster. */
const pages = { atOnce: 3, atOncePerClient: 2, maxWaiting: 60, maxWaitingPerClient: 8 }
/** A list takes up to three connections of the pool, which has more. */
const lists = { atOnce: 3, atOncePerClient: 2, maxWaiting: 60, maxWaitingPerClient: 12 }

/** @param uncachedPerMinute the budget of one address in each queue; null for any number */
export function createQueues(uncachedPerMinute: number | null, readClock: () => Date): Queues {
  const budget = () => (uncachedPerMinute === null ? {} : { spend: createClientBudget(uncachedPerMinute, readClock) })
  return { pages: createFairQueue({ ...pages, ...budget() }), lists: createFairQueue({ ...lists, ...budget() }) }
}

/** Makes an answer of a request when the turn of its address comes; what a page asks for has the page's turn. */
export async function makeInTurn<Answer>(
  queue: FairQueue,
  request: FastifyRequest,
  key: string,
  make: () => Promise<Answer>,
): Promise<Answer> {
  return isInProcess(request) ? await make() : await queue.run({ client: addressOf(request), key }, make)
}
