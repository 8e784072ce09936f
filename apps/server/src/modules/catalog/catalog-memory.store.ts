import { followChanges } from '../../concurrency/follow-changes.ts'
import type { Pool } from '../../database/client.ts'
import { type ListEvents, type ListedFact, type ListStore, openListStore } from '../listing/index.ts'
import { readAllDefinitions } from './definitions/definitions.repository.ts'
import type { DefinedFact, DefinitionStore, Definitions } from './definitions/definitions.types.ts'
import { readAllListed, readColorNames, readListed, type WordsOfProduct } from './lists/listed-products.repository.ts'
import { openProductMemory, type ProductMemory } from './product-memory.store.ts'

/** The catalogue in the memory of this process, updated by notifications. */
export type CatalogMemory = {
  definitions: DefinitionStore
  lists: ListStore
  products: ProductMemory
  /** Handles the words of a `shop_changed` notification. @returns those that are topics of cached answers */
  note(words: readonly string[]): string[]
  /** Everything may have changed. */
  noteAll(): void
}

/** `listed:1,2` names changed products; `list_definitions` says that categories, types of appliance or facts have changed. */
const productsWord = 'listed:'
const definitionsWord = 'list_definitions'
/** Topics of cached answers that name products: `catalog` for all, `product:1` for one. */
const catalogTopic = 'catalog'
const productTopic = 'product:'

/** Creates the store. Each part is read at its first use, and then follows the noted changes. */
export function openCatalogMemory(
  { pool, words }: { pool: Pool; words: WordsOfProduct },
  events: ListEvents,
): CatalogMemory {
  const definitions = followChanges(() => readAllDefinitions(pool))
  const lists = openListStore(
    {
      definitions: { note: definitions.note, current: async () => namesOfLists(await definitions.current()) },
      readAll: () => readAllListed(pool, words),
      read: (ids) => readListed(pool, ids, words),
      nameColors: (hexes) => readColorNames(pool, hexes),
    },
    events,
  )
  const products = openProductMemory()

  function noteListed(ids: readonly number[]): void {
    lists.noteProducts(ids)
    products.note(ids)
  }

  function noteTopic(topic: string): void {
    if (topic === catalogTopic) products.noteAll()
    else if (topic.startsWith(productTopic)) products.note([Number(topic.slice(productTopic.length))])
  }

  return {
    definitions,
    lists,
    products,
    note(words) {
      const topics: string[] = []
      for (const word of words) {
        if (word.startsWith(productsWord)) noteListed(word.slice(productsWord.length).split(',').map(Number))
        else if (word === definitionsWord) {
          definitions.note()
          lists.noteDefinitions()
          products.noteAll()
        } else {
          noteTopic(word)
          topics.push(word)
        }
      }
      return topics
    },
    noteAll() {
      definitions.note()
      lists.noteAll()
      products.noteAll()
    },
  }
}

/** The facts that lists are narrowed by are those that staff show as filters. */
function namesOfLists({ facts, ...names }: Definitions) {
  return { ...names, facts: new Map([...facts.values()].filter(isOfLists).map((fact) => [fact.key, fact])) }
}

function isOfLists(fact: DefinedFact): fact is DefinedFact & ListedFact {
  return fact.kind !== 'text' && fact.shownIn.includes('facet')
}
