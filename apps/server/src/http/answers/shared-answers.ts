import { AsyncLocalStorage } from 'node:async_hooks'
import type { Workload } from '../../concurrency/workload.ts'
import { createAnswerCache, type SharedAnswer, type Topic } from './answer-cache.ts'
import { type Content, encodeContent } from './content.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The answers of this process that all shoppers share. */
    sharedAnswers: SharedAnswers
  }
}

export type SharedAnswers = {
  /** The cached answer, if there is one. */
  find(key: string): SharedAnswer | undefined
  /** The cached answer, or the one that `produce` makes; callers that come at the same time share one. */
  get(key: string, produce: () => Promise<Content>, inTurn?: InTurn): Promise<SharedAnswer>
  /** Drops all answers about these topics, including those being made. */
  drop(topics: Iterable<Topic>): void
  /** Drops all answers: after missed notifications none can be trusted. */
  clear(): void
  /** A number that grows whenever answers about a topic are dropped, so that other caches can detect a change. */
  lastDropOf(topic: Topic): number
  /** How often an answer was ready, and how often it had to be made or waited for. */
  readonly hits: number
  readonly misses: number
  /** Memory of the cached answers, in bytes. */
  readonly bytes: number
}

/** Makes an answer when its turn in the queue comes; callers that share an answer in progress need no turn. */
export type InTurn = (make: () => Promise<SharedAnswer>) => Promise<SharedAnswer>

/** What is collected about an answer while it is made. */
type Collected = { topics: Set<Topic>; until: Date | null; repeats: (() => void)[] }
const beingMade = new AsyncLocalStorage<Collected>()

/** Call it when reading shared data: marks the answer being made as showing these topics. */
export function showsTopics(topics: Iterable<Topic>): void {
  const collected = beingMade.getStore()
  if (collected) for (const topic of topics) collected.topics.add(topic)
}

/** Call it when reading data that changes at a known moment: the answer being made is valid until then. */
export function holdsUntil(moment: Date | null): void {
  const collected = beingMade.getStore()
  if (collected && moment && (!collected.until || moment < collected.until)) collected.until = moment
}

/** Call it when a request must be counted: `count` runs each time the answer being made is given to one more request. */
export function countsRepeats(...counts: readonly (() => void)[]): void {
  beingMade.getStore()?.repeats.push(...counts)
}

/**
 * Caches answers in this process until what they show changes. The cache is limited in bytes. It does not store an answer
 * if its data changed while it was made.
 *
 * @param workload what making answers counts with
 */
export function createSharedAnswers(
  workload: Workload,
  { maxBytes = 96 * 1024 * 1024 }: { maxBytes?: number } = {},
): SharedAnswers {
  const cache = createAnswerCache(maxBytes)
  const making = new Map<string, Promise<SharedAnswer>>()
  let drops = 0
  const lastDrop = new Map<Topic, number>()
  let cleared = 0
  let hits = 0
  let misses = 0

  const lastDropOf = (topic: Topic) => Math.max(cleared, lastDrop.get(topic) ?? 0)
  const isFresh = (answer: SharedAnswer, since: number) =>
    cleared <= since && ![...answer.topics].some((topic) => lastDropOf(topic) > since)

  async function make(key: string, produce: () => Promise<Content>): Promise<SharedAnswer> {
    const since = drops
    const collected: Collected = { topics: new Set(), until: null, repeats: [] }
    const answer = { ...encodeContent(await beingMade.run(collected, () => workload.run(produce))), ...collected }
    const ttl = answer.until ? answer.until.getTime() - Date.now() : null
    // The cache takes 0 for no end.
    if (isFresh(answer, since) && answer.status < 500 && (ttl === null || ttl > 0)) cache.set(key, answer, ttl ?? 0)
    return answer
  }

  function forget(isStale: (answer: SharedAnswer) => boolean): void {
    making.clear()
    cache.deleteWhere(isStale)
  }

  return {
    find: (key) => cache.get(key),
    async get(key, produce, inTurn = (make) => make()) {
      const ready = cache.get(key)
      if (ready) hits += 1
      else misses += 1
      let isMade = false
      const makeOnce = () => {
        isMade = true
        return make(key, produce)
      }
      const found =
        ready ??
        (await (making.get(key) ?? inTurn(async () => cache.get(key) ?? (await shareWork(making, key, makeOnce)))))
      if (!isMade) for (const count of found.repeats) count()
      showsTopics(found.topics)
      holdsUntil(found.until)
      countsRepeats(...found.repeats)
      return found
    },
    drop(topics) {
      drops += 1
      const stale = new Set(topics)
      for (const topic of stale) lastDrop.set(topic, drops)
      if (lastDrop.size > 10_000) {
        lastDrop.clear()
        cleared = drops
      }
      forget((answer) => [...answer.topics].some((topic) => stale.has(topic)))
    },
    clear() {
      drops += 1
      cleared = drops
      lastDrop.clear()
      forget(() => true)
    },
    lastDropOf,
    get hits() {
      return hits
    },
    get misses() {
      return misses
    },
    get bytes() {
      return cache.bytes
    },
  }
}

async function shareWork<T>(making: Map<string, Promise<T>>, key: string, work: () => Promise<T>): Promise<T> {
  const underWay = making.get(key)
  if (underWay) return await underWay
  const promise = work()
  making.set(key, promise)
  try {
    return await promise
  } finally {
    if (making.get(key) === promise) making.delete(key)
  }
}
