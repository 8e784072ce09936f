import { createPositionSet, type PositionSet } from './position-set.store.ts'
import { addPosition, addSet, type Selection } from './selection.rules.ts'

/** Folded words by which a product is found, those of the first three in all their forms. */
export type ProductWords = {
  /** The first words of its names, as they are. */
  readonly starts: readonly string[]
  readonly names: readonly string[]
  /** Words that only its labels have. */
  readonly labels: readonly string[]
  /** Words that only its descriptions have. */
  readonly details: readonly string[]
}

const fields = ['starts', 'names', 'labels', 'details'] as const
export type WordField = (typeof fields)[number]

/** With so few products of a word their positions alone take less memory than a set. */
const maxListed = 64

/** The positions of one word: a short list, or a set. */
type Postings = { listed: number[] | null; set: PositionSet | null; count: number }

/**
 * Which products have which words. Words are numbered in the order of arrival and never removed, so that data derived from them only
 * grows. The words of a product are not stored: they would take more memory than all postings (decision 27).
 */
export class WordPostings {
  /** The words of names and labels, in the order of arrival. */
  readonly words: string[] = []
  readonly #ids = new Map<string, number>()
  readonly #postings: Record<WordField, (Postings | undefined)[]> = { starts: [], names: [], labels: [], details: [] }
  readonly #isAdded = new Set<string>()

  /** Adds a position with its words. */
  add(position: number, words: ProductWords): void {
    for (const word of [...words.names, ...words.labels]) if (this.frequencyOf(word) === 0) this.#addWord(word)
    for (const field of fields) {
      const ofField = this.#postings[field]
      for (const id of words[field].map(this.#number)) {
        const postings = ofField[id] ?? { listed: [], set: null, count: 0 }
        ofField[id] = postings
        addTo(postings, position)
      }
    }
  }

  /** Removes positions from all words: one pass over the postings, whose time hardly depends on how many they are. */
  remove(positions: ReadonlySet<number>): void {
    if (positions.size === 0) return
    for (const field of fields)
      for (const postings of this.#postings[field]) if (postings) removeFrom(postings, positions)
  }

  has(word: string): boolean {
    return this.frequencyOf(word) > 0
  }

  /** How many products have a word in their names or labels. */
  frequencyOf(word: string): number {
    const id = this.#ids.get(word)
    if (id === undefined) return 0
    return (this.#postings.names[id]?.count ?? 0) + (this.#postings.labels[id]?.count ?? 0)
  }

  /** Whether something is said about a product with this word. */
  isInDetails(word: string): boolean {
    const id = this.#ids.get(word)
    return id !== undefined && (this.#postings.details[id]?.count ?? 0) > 0
  }

  /** Adds the products with a word to a selection. */
  select(selection: Selection, word: string, field: WordField): void {
    const id = this.#ids.get(word)
    const postings = id === undefined ? undefined : this.#postings[field][id]
    if (postings?.set) addSet(selection, postings.set)
    for (const position of postings?.listed ?? []) addPosition(selection, position)
  }

  get bytes(): number {
    const postings = fields.flatMap((field) => this.#postings[field])
    const sets = postings.reduce(
      (sum, one) => sum + postingBytes + (one?.set?.bytes ?? (one?.listed?.length ?? 0) * 8),
      0,
    )
    return sets + this.#ids.size * wordBytes
  }

  readonly #number = (word: string): number => {
    const known = this.#ids.get(word)
    if (known !== undefined) return known
    this.#ids.set(word, this.#ids.size)
    return this.#ids.size - 1
  }

  #addWord(word: string): void {
    if (this.#isAdded.has(word)) return
    this.#isAdded.add(word)
    this.words.push(word)
  }
}

/** Roughly, in bytes: the objects of a word's postings, a word in the map and the list. */
const postingBytes = 100
const wordBytes = 100

function addTo(postings: Postings, position: number): void {
  // A field may have a word twice, such as the same first word in both languages.
  if (postings.set?.has(position) || postings.listed?.at(-1) === position) return
  postings.count += 1
  postings.set?.add(position)
  postings.listed?.push(position)
  if (postings.set || postings.count <= maxListed) return
  postings.set = createPositionSet(postings.listed ?? [])
  postings.listed = null
}

function removeFrom(postings: Postings, positions: ReadonlySet<number>): void {
  const { set, listed } = postings
  if (listed?.some((position) => positions.has(position))) {
    postings.listed = listed.filter((position) => !positions.has(position))
    postings.count = postings.listed.length
  }
  if (!set) return
  for (const position of positions) {
    if (!set.has(position)) continue
    set.delete(position)
    postings.count -= 1
  }
}
