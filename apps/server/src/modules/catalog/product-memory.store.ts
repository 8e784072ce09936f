import type { Language, Product } from '@shop/contract'
import { LRUCache } from 'lru-cache'

/** Products as lists show them: many lists that nobody asked for before begin with the same ones. */
export type ProductMemory = {
  /** Products in the order of their ids. `read` gives those that are not in memory; it leaves out those that are not sold. */
  get(
    ids: readonly number[],
    language: Language,
    read: (ids: readonly number[]) => Promise<readonly Product[]>,
  ): Promise<Product[]>
  /** These products may have changed, also those that are being read. */
  note(ids: readonly number[]): void
  /** All products may have changed. */
  noteAll(): void
}

/** Of each language. A product takes about 9 kB. */
const maxProducts = 2000

/** Opens an empty memory. It follows notifications, as cached answers do, and forgets what was shown longest ago. */
export function openProductMemory(): ProductMemory {
  const products = { en: createCache(), ar: createCache() } satisfies Record<Language, Cache>
  let changes = 0
  return {
    async get(ids, language, read) {
      const inMemory = products[language]
      const found = new Map(ids.map((id) => [id, inMemory.get(id)]))
      const missing = ids.filter((id) => !found.get(id))
      const since = changes
      for (const product of missing.length > 0 ? await read(missing) : []) {
        found.set(product.id, product)
        // What was read before a change must not outlive it.
        if (changes === since) inMemory.set(product.id, product)
      }
      return ids.flatMap((id) => found.get(id) ?? [])
    },
    note(ids) {
      changes += 1
      for (const inMemory of Object.values(products)) for (const id of ids) inMemory.delete(id)
    },
    noteAll() {
      changes += 1
      for (const inMemory of Object.values(products)) inMemory.clear()
    },
  }
}

type Cache = LRUCache<number, Product>

function createCache(): Cache {
  return new LRUCache({ max: maxProducts })
}
