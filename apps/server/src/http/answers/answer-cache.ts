import { LRUCache } from 'lru-cache'
import type { EncodedContent } from './content.ts'

/**
 * What an answer shows: `catalog` (names, prices, membership of lists), `product:<id>` (its stock), `ads`, `contacts`, `settings`.
 * The database tells these words when something changes (migration 0001).
 */
export type Topic = string

/** An answer that is the same for every shopper of a language. */
export type SharedAnswer = EncodedContent & { topics: ReadonlySet<Topic>; until: Date | null }

/** Cached answers, bounded in bytes as the process holds them. */
export type AnswerCache = {
  get(key: string): SharedAnswer | undefined
  /** @param ttl in milliseconds; 0 for no end */
  set(key: string, answer: SharedAnswer, ttl: number): void
  deleteWhere(isStale: (answer: SharedAnswer) => boolean): void
  /** Held now, in bytes. */
  readonly bytes: number
}

/**
 * What an answer takes besides its body and its texts, in bytes: the objects of the answer, its headers and topics, the entry and its
 * timers. Measured (`answer-cache.test.ts`).
 */
const entryBytes = 2500
/** What each topic, header or the like takes in a set or an object. */
const fieldBytes = 100
/** The part of the room that answers asked for once may take. */
const probationShare = 1 / 4

/**
 * Answers that were asked for once have a small room of their own, so that one client's many addresses push out each other and not
 * the pages that everybody looks at. An answer that is asked for again moves to the others.
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
function sizeOf({ body, headers, topics }: SharedAnswer, key: string): number {
  const texts = key.length + Object.entries(headers).reduce((sum, pair) => sum + pair.join('').length, 0)
  const fields = topics.size + Object.keys(headers).length
  return entryBytes + body.length * 2 + texts * 2 + fields * fieldBytes
}
