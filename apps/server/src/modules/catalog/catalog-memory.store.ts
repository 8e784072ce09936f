import { readAllDefinitions } from './definitions/definitions.repository.ts'
import type { DefinitionStore } from './definitions/definitions.types.ts'
import { followChanges } from './definitions/follow-changes.store.ts'
import { type ListEvents, type ListStore, openListStore } from './lists/lists.store.ts'
import type { ListSource } from './lists/read-lists.service.ts'

/** The catalogue in the memory of this process, updated by notifications. */
export type CatalogMemory = {
  definitions: DefinitionStore
  lists: ListStore
  /** Handles the words of a `shop_changed` notification. @returns those that are topics of cached answers */
  note(words: readonly string[]): string[]
  /** Everything may have changed. */
  noteAll(): void
}

/** `listed:1,2` names changed products; `list_definitions` says that categories, types of appliance or facts have changed. */
const productsWord = 'listed:'
const definitionsWord = 'list_definitions'

/** Creates the store. Each part is read at its first use, and then follows the noted changes. */
export function openCatalogMemory(source: ListSource, events: ListEvents): CatalogMemory {
  const definitions = followChanges(() => readAllDefinitions(source.pool))
  const lists = openListStore(source, definitions, events)
  return {
    definitions,
    lists,
    note(words) {
      const topics: string[] = []
      for (const word of words) {
        if (word.startsWith(productsWord)) lists.noteProducts(word.slice(productsWord.length).split(',').map(Number))
        else if (word === definitionsWord) {
          definitions.note()
          lists.noteDefinitions()
        } else topics.push(word)
      }
      return topics
    },
    noteAll() {
      definitions.note()
      lists.noteAll()
    },
  }
}
