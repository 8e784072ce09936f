import { PackedRows } from './packed-rows.store.ts'
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
 * grows.
 */
export class WordPostings {
  /** The words of names and labels, in the order of arrival. */
  readonly words: string[] = []
  readonly #ids = new Map<string, number>()
  readonly #postings: Record<WordField, (Postings | undefined)[]> = { starts: [], names: [], labels: [], details: [] }
  /** The ids of a position's words, field by field, with a separator behind each field. */
  readonly #wordsOf = new PackedRows()
  readonly #isAdded = new Set<string>()

  /** Sets the words of a position; none for a position that becomes free. */
  set(position: number, words: ProductWords | null): void {
    this.#clear(position)
    if (!words) return
    const ids = fields.flatMap((field) => [...words[field].map(this.#number), separator])
    this.#wordsOf.set(position, ids)
    for (const word of [...words.names, ...words.labels]) if (this.frequencyOf(word) === 0) this.#addWord(word)
    this.#visit(position, (field, id) => {
      const ofField = this.#postings[field]
      const postings = ofField[id] ?? { listed: [], set: null, count: 0 }
      ofField[id] = postings
      addTo(postings, position)
    })
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
    return this.#wordsOf.bytes + sets + this.#ids.size * wordBytes
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

  #clear(position: number): void {
    this.#visit(position, (field, id) => {
      const postings = this.#postings[field][id]
      if (postings) deleteFrom(postings, position)
    })
    this.#wordsOf.set(position, [])
  }

  #visit(position: number, visit: (field: WordField, id: number) => void): void {
    let field = 0
    for (const id of this.#wordsOf.rowOf(position)) {
      if (id === separator) field += 1
      else visit(fields[field] as WordField, id)
    }
  }
}

const separator = -1

/** Roughly, in bytes: the objects of a word's postings, a word in the map and the list. */
const postingBytes = 100
const wordBytes = 100

function addTo(postings: Postings, position: number): void {
  postings.count += 1
  postings.set?.add(position)
  postings.listed?.push(position)
  if (postings.set || postings.count <= maxListed) return
  postings.set = createPositionSet(postings.listed ?? [])
  postings.listed = null
}

function deleteFrom(postings: Postings, position: number): void {
  postings.count -= 1
  postings.set?.delete(position)
  const place = postings.listed?.indexOf(position) ?? -1
  if (place >= 0) postings.listed?.splice(place, 1)
}
