import type { Language } from '@shop/contract'
import { countListed, type ListStore } from '../../catalog/index.ts'

/** What shoppers search for most. */
export type PopularSearches = {
  /** At most 8 texts that find products. */
  list(language: Language): Promise<string[]>
  /** Those that begin with a text and say more than it. */
  beginningWith(text: string, language: Language, max: number): Promise<string[]>
}

const maxPopular = 8

/** Until enough is known of what shoppers search for, the types with the most products stand for it. */
export function openPopularSearches(lists: ListStore): PopularSearches {
  return {
    async list(language) {
      const { types } = countListed(await lists.current())
      return types
        .toSorted((a, b) => b.count - a.count)
        .slice(0, maxPopular)
        .map(({ name }) => name[language])
    },
    beginningWith: async () => [],
  }
}
