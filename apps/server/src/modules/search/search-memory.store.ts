import { LRUCache } from 'lru-cache'
import type { Understood } from './query/understand.service.ts'
import type { Remember } from './search.service.ts'

/** In bytes. Texts of twelve words that may each be taken for many take the most of it, and what many products match. */
const maxBytes = { meanings: 8 * 1024 * 1024, matches: 4 * 1024 * 1024 }
/** What an entry takes besides its texts and ids, in bytes. */
const entryBytes = 1000

/**
 * Remembers in this process what texts were taken for, until the catalogue changes: who searches leafs on, narrows and sorts what
 * the same words find.
 *
 * @param lastChange a number that grows whenever the catalogue changes
 */
export function createSearchMemory(lastChange: () => number): Remember {
  const recall = createMemory(lastChange, maxBytes.meanings, (understood: Understood, key) => {
    const { plan, earlier, found } = understood
    const ids = found.ids.length + (earlier?.ids.length ?? 0)
    return entryBytes + (key.length + JSON.stringify(plan).length) * 2 + ids * 8
  })
  return (words, findOut) => recall(words.join(' '), findOut)
}

/** Remembers likewise the ids of all products that a plan matches, by the plan's text. */
export function createMatchMemory(lastChange: () => number) {
  return createMemory(
    lastChange,
    maxBytes.matches,
    (ids: readonly number[], key) => entryBytes + key.length * 2 + ids.length * 8,
  )
}

type SizeOf<Value> = (value: Value, key: string) => number

function createMemory<Value extends object>(lastChange: () => number, maxSize: number, sizeOf: SizeOf<Value>) {
  const cache = new LRUCache<string, Value>({ maxSize, sizeCalculation: sizeOf })
  let cachedSince = lastChange()

  return async <Found extends Value | null>(key: string, findOut: () => Promise<Found>): Promise<Value | Found> => {
    const now = lastChange()
    if (now !== cachedSince) cache.clear()
    cachedSince = now
    const ready = cache.get(key)
    if (ready) return ready
    const found = await findOut()
    // What changed meanwhile may not be in it.
    if (found && lastChange() === now) cache.set(key, found)
    return found
  }
}
