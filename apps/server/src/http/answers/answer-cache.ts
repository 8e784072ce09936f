import { LRUCache } from 'lru-cache'
import type { EncodedContent } from './content.ts'

/**
 * What an answer shows: `catalog` (names, prices, membership of lists), `product:<id>` (whether it is in stock), `count:<id>` (its units), `ads`, `contacts`, `settings`.
 * The database sends these words when something changes (migration 0002).
 */
export type Topic = string

/** An answer that is the same for every shopper of a language. */
export type SharedAnswer = EncodedContent & {
  topics: ReadonlySet<Topic>
  until: Date | null
  /** Called each time the answer is given again. */
  repeats: readonly (() => void)[]
}

/** Cached answers, limited by the memory that they use. */
export type AnswerCache = {
  get(key: string): SharedAnswer | undefined
  /** @param ttl in milliseconds; 0 for no end */
  set(key: string, answer: SharedAnswer, ttl: number): void
  deleteWhere(isStale: (answer: SharedAnswer) => boolean): void
  /** Current size in bytes. */
  readonly bytes: number
}

/**
 * What an answer takes besides its body and its texts, in bytes: the objects of the answer, its headers and topics, the entry and its
 * timers. Measured (`answer-cache.test.ts`).
 */
const entryBytes = 2500
/** What each topic, header, function or the like takes in a set or an object. */
const fieldBytes = 100
/** The fraction of the cache for answers that were requested only once. */
const probationShare = 1 / 4

/**
 * Answers that were requested only once have a small separate cache: one client's many addresses evict each other, not
 * popular pages. An answer that is requested again moves to the main cache.
 */
export function createAnswerCache(maxBytes: number): AnswerCache {
  const open = (maxSize: number) => new LRUCache<string, SharedAnswer>({ maxSize, sizeCalculation: sizeOf })
  const askedOnce = open(maxBytes * probationShare)
  const askedAgain = open(maxBytes * (1 - probationShare))
  const segments = [askedAgain, askedOnce]
  return {
    get(key) {
      const proven = askedAgain.get(key)
      if (proven) return proven
      const answer = askedOnce.get(key)
      if (!answer) return undefined
      const ttl = askedOnce.getRemainingTTL(key)
      askedOnce.delete(key)
      askedAgain.set(key, answer, { ttl: Number.isFinite(ttl) ? Math.max(1, ttl) : 0 })
      return answer
    },
    set(key, answer, ttl) {
      askedAgain.delete(key)
      askedOnce.set(key, answer, { ttl })
    },
    deleteWhere(isStale) {
      for (const segment of segments)
        for (const [key, answer] of segment.entries()) if (isStale(answer)) segment.delete(key)
    },
    get bytes() {
      return askedOnce.calculatedSize + askedAgain.calculatedSize
    },
  }
}

/** The body, as much again for its compressed forms, which come later, and what belongs to them. */
function sizeOf({ body, headers, topics, repeats }: SharedAnswer, key: string): number {
  const texts = key.length + Object.entries(headers).reduce((sum, pair) => sum + pair.join('').length, 0)
  const fields = topics.size + Object.keys(headers).length + repeats.length
  return entryBytes + body.length * 2 + texts * 2 + fields * fieldBytes
}
