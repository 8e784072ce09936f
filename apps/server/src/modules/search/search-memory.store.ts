import { LRUCache } from 'lru-cache'
import type { Understood } from './query/understand.service.ts'
import type { Remember } from './search.service.ts'

/** Texts of twelve words that may each be taken for many take the most of it. In bytes. */
const maxBytes = 8 * 1024 * 1024
/** What an entry takes besides its texts, in bytes. */
const entryBytes = 1000

/**
 * Remembers in this process what texts were taken for, until the catalogue changes: who searches leafs on, narrows and sorts what
 * the same words find.
 *
 * @param lastChange a number that grows whenever the catalogue changes
 */
export function createSearchMemory(lastChange: () => number): Remember {
  const cache = new LRUCache<string, Understood>({ maxSize: maxBytes, sizeCalculation: sizeOf })
  let cachedSince = lastChange()

  return async (words, findOut) => {
    const now = lastChange()
    if (now !== cachedSince) cache.clear()
    cachedSince = now
    const key = words.join(' ')
    const ready = cache.get(key)
    if (ready) return ready
    const found = await findOut()
    // What changed meanwhile may not be in it.
    if (found && lastChange() === now) cache.set(key, found)
    return found
  }
}

function sizeOf({ plan, earlier, found }: Understood, key: string): number {
  const ids = found.ids.length + (earlier?.ids.length ?? 0)
  return entryBytes + (key.length + JSON.stringify(plan).length) * 2 + ids * 8
}
