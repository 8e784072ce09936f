import { createHmac, randomBytes } from 'node:crypto'
import { dayInCairo } from '@shop/contract'
import { LRUCache } from 'lru-cache'

/** Which clients asked for which texts today, in Cairo: hashes in memory alone, with a random key. */
export type Searchers = {
  /** @returns `excess` for a text beyond what one client may ask for in a day */
  note(kind: 'search' | 'click', query: string, client: string, now: Date): 'new' | 'known' | 'excess'
}

const maxPairs = 20_000
const maxClients = 5000
/** Different texts of one client in a day. Many people may share an address. */
const maxTexts = 500

/** Starts with nobody. Who asked long ago may be forgotten and count again. */
export function createSearchers(): Searchers {
  const key = randomBytes(32)
  const pairs = new LRUCache<string, true>({ max: maxPairs })
  const texts = new LRUCache<string, number>({ max: maxClients })
  let day = ''
  const hash = (text: string) => createHmac('sha256', key).update(text).digest('base64url').slice(0, 16)
  return {
    note(kind, query, client, now) {
      const today = dayInCairo(now)
      if (today !== day) {
        pairs.clear()
        texts.clear()
        day = today
      }
      const pair = hash(`${kind} ${client} ${query}`)
      if (pairs.get(pair)) return 'known'
      const subject = hash(client)
      const asked = texts.get(subject) ?? 0
      if (asked >= maxTexts) return 'excess'
      texts.set(subject, asked + 1)
      pairs.set(pair, true)
      return 'new'
    },
  }
}
