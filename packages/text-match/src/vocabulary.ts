import { PassjoinIndex } from 'mnemonist'
import { skeletonKeysOf, skeletonOf } from './sounds.ts'
import { countTypingErrors } from './typing-errors.ts'

/** Words of names and labels, to find the one that a shopper meant. Words are added and never taken away. */
export class Vocabulary {
  readonly #known = new Set<string>()
  /** In the order of their letters; those of `#added` are put in when the order is next needed. */
  #sorted: string[] = []
  #added: string[] = []
  readonly #bySkeleton = new Map<string, string[]>()
  readonly #byLetters = new PassjoinIndex<string>((left, right) => countTypingErrors(left, right, maxErrors), maxErrors)

  /** Numbers, measures and codes are not corrected; neither is a word too short to tell from another. */
  add(word: string): void {
    if (!/^\p{L}{2,}$/u.test(word) || this.#known.has(word)) return
    this.#known.add(word)
    this.#added.push(word)
    if (word.length < minCorrected) return
    this.#byLetters.add(word)
    const skeleton = skeletonOf(word)
    const sounding = this.#bySkeleton.get(skeleton) ?? []
    this.#bySkeleton.set(skeleton, sounding)
    sounding.push(word)
  }

  has(word: string): boolean {
    return this.#known.has(word)
  }

  /** The first words in the order of their letters that begin with these letters, without the word itself. */
  withPrefix(prefix: string, max: number): string[] {
    const sorted = this.#sort()
    const found: string[] = []
    for (let place = placeOf(sorted, prefix); place < sorted.length && found.length < max; place += 1) {
      const word = sorted[place] as string
      if (!word.startsWith(prefix)) break
      if (word !== prefix) found.push(word)
    }
    return found
  }

  /** Words that this one may be, typed with small errors; the fewest errors first. */
  like(word: string): { word: string; errors: number }[] {
    if (word.length < minCorrected || word.length > maxCorrected) return []
    const allowed = word.length < longWord ? 1 : maxErrors
    return [...this.#byLetters.search(word)]
      .map((found) => ({ word: found, errors: countTypingErrors(word, found, allowed) }))
      .filter(({ errors }) => errors > 0 && errors <= allowed)
      .sort((a, b) => a.errors - b.errors || (a.word < b.word ? -1 : 1))
  }

  /** Words that sound alike, in Arabic and Latin letters. */
  sounding(word: string): string[] {
    return skeletonKeysOf(word)
      .flatMap((key) => this.#bySkeleton.get(key) ?? [])
      .filter((found) => found !== word)
  }

  /** Two words that were typed as one; the longest first half first. */
  splitsOf(word: string): [first: string, second: string][] {
    const cuts = Array.from({ length: Math.max(0, word.length - 2 * minHalf + 1) }, (_, place) => place + minHalf)
    return cuts
      .map((cut): [string, string] => [word.slice(0, cut), word.slice(cut)])
      .filter(([first, second]) => this.has(first) && this.has(second))
      .reverse()
  }

  #sort(): string[] {
    if (this.#added.length > 0) {
      this.#sorted = [...this.#sorted, ...this.#added].sort()
      this.#added = []
    }
    return this.#sorted
  }
}

const maxErrors = 2
/** In letters: words from here on are corrected, and from `longWord` on two errors are forgiven. */
const minCorrected = 4
const longWord = 7
const maxCorrected = 24
const minHalf = 2

function placeOf(sorted: readonly string[], prefix: string): number {
  let from = 0
  let to = sorted.length
  while (from < to) {
    const middle = (from + to) >>> 1
    if ((sorted[middle] as string) < prefix) from = middle + 1
    else to = middle
  }
  return from
}
