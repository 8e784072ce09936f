import { PackedRows } from './packed-rows.store.ts'
import { createPositionSet, type PositionSet } from './position-set.store.ts'
import { addPosition, addSet, type Selection } from './selection.rules.ts'

/** The folded words by which a product is found, in all their forms: those of its names, and those of its labels alone. */
export type ProductWords = { readonly names: readonly string[]; readonly labels: readonly string[] }

export type WordField = 'names' | 'labels'
const fields = ['names', 'labels'] as const

/** With so few products of a word their positions alone take less memory than a set. */
const maxListed = 64

/** The positions of one word: a short list, or a set. */
type Postings = { listed: number[] | null; set: PositionSet | null; count: number }

/**
 * Which products have which words. Words are numbered as they come and are never taken away, so that what is derived from them only
 * grows.
 */
export class WordPostings {
  readonly words: string[] = []
  readonly #ids = new Map<string, number>()
  readonly #postings: Record<WordField, (Postings | undefined)[]> = { names: [], labels: [] }
  /** The ids of a position's words: those of the names, then minus one, then those of the labels. */
  readonly #wordsOf = new PackedRows()

  /** Gives a position the words of a product; none for a position that becomes free. */
  set(position: number, words: ProductWords | null): void {
    this.#clear(position)
    if (!words) return
    const ids = [...words.names.map(this.#number), separator, ...words.labels.map(this.#number)]
    this.#wordsOf.set(position, ids)
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
    return fields.reduce((sum, field) => sum + (this.#postings[field][id]?.count ?? 0), 0)
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
    return this.#wordsOf.bytes + sets + this.words.length * wordBytes
  }

  readonly #number = (word: string): number => {
    const known = this.#ids.get(word)
    if (known !== undefined) return known
    this.#ids.set(word, this.words.length)
    return this.words.push(word) - 1
  }

  #clear(position: number): void {
    this.#visit(position, (field, id) => {
      const postings = this.#postings[field][id]
      if (postings) deleteFrom(postings, position)
    })
    this.#wordsOf.set(position, [])
  }

  #visit(position: number, visit: (field: WordField, id: number) => void): void {
    let field: WordField = 'names'
    for (const id of this.#wordsOf.rowOf(position)) {
      if (id === separator) field = 'labels'
      else visit(field, id)
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
