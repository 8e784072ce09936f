import { formsOf, guessStemsOf, readTypedWords } from '@shop/text-match'
import type { Alternative, Requirement, SearchOrder } from '../query/search-query.types.ts'
import { searchWeights } from '../search-weights.data.ts'
import { findHead, type Head } from './head-kind.rules.ts'
import type { Reading, SearchedShop } from './reading.types.ts'
import { requireAmount, requireKind, requireMeaning, requireWord } from './requirements.rules.ts'
import { type Segment, segmentWords } from './segments.rules.ts'
import { findAmounts, type TypedAmount } from './typed-amounts.rules.ts'
import { readWordInShop } from './word-readings.rules.ts'

/**
 * Reads what a shopper typed: the kind of appliance, features, colours, prices and amounts, what is to be missing, and the order. Words
 * that mean nothing known are looked for as they are. Any text is allowed.
 */
export function interpret(text: string, shop: SearchedShop): Reading {
  const words = readTypedWords(text)
  const code = readCode(words, shop)
  if (code) return code
  const amounts = findAmounts(words)
  const isTaken = (at: number) => amounts.some(({ start, end, isSoft }) => !isSoft && at >= start && at < end)
  const segments = segmentWords(words, isTaken, shop.lexicon, shop.words)
  const reading = new ReadingBuilder(words, shop, findHead(words, segments))
  for (const segment of segments) reading.addSegment(segment, amounts)
  for (const amount of amounts) reading.addAmount(amount)
  return reading.build(segments, amounts)
}

/** An SKU, whole or in pieces: NW-KT-170. */
function readCode(words: readonly string[], { words: shopWords }: SearchedShop): Reading | null {
  const code = words.join('')
  if (!/^(?=.*[a-z])(?=.*\d)[a-z\d]{4,}$/.test(code) || shopWords.frequencyOf(code) === 0) return null
  const typed = words.join(' ')
  const requirement = requireWord(typed, [{ strength: 1, word: code }])
  return {
    query: { requirements: [requirement], excluded: [], order: 'rank' },
    kind: null,
    unknown: [],
    corrections: [],
    clarity: 1,
  }
}

/** Collects what the stretches of a text ask for. */
class ReadingBuilder {
  readonly #words: readonly string[]
  readonly #shop: SearchedShop
  readonly #head: Head | null
  readonly #requirements: Requirement[] = []
  readonly #excluded: Requirement[] = []
  readonly #unknown: string[] = []
  readonly #corrections: Reading['corrections'] = []
  #order: SearchOrder = 'rank'
  #isMissing = false
  #explained = 0

  constructor(words: readonly string[], shop: SearchedShop, head: Head | null) {
    this.#words = words
    this.#shop = shop
    this.#head = head
  }

  addSegment(segment: Segment, amounts: readonly TypedAmount[]): void {
    const typed = this.#typedOf(segment)
    const { meanings, quality } = segment
    if (meanings.some(({ kind }) => kind === 'without')) {
      this.#isMissing = true
      return
    }
    this.#explain(segment, meanings.length > 0 ? quality : 0)
    if (this.#head?.segments.has(segment)) {
      this.#isMissing = false
      return
    }
    if (meanings.length === 0) {
      this.#addWord(segment, typed, amounts)
      return
    }
    const { requirement, order, isUnknown } = requireMeaning(typed, meanings, this.#types, this.#shop)
    if (order !== undefined && this.#order === 'rank') this.#order = this.#isMissing ? reverse(order) : order
    if (order !== undefined) this.#isMissing = false
    if (isUnknown) this.#unknown.push(typed)
    if (requirement) this.#add(requirement)
  }

  addAmount(amount: TypedAmount): void {
    const typed = this.#words.slice(amount.start, amount.end).join(' ')
    const requirement = requireAmount(typed, amount, this.#types, this.#shop)
    this.#explained += typed.length
    if (requirement) this.#requirements.push(requirement)
    else if (!amount.isSoft && amount.unit !== null) this.#unknown.push(typed)
  }

  build(segments: readonly Segment[], amounts: readonly TypedAmount[]): Reading {
    const kind = this.#head?.kind ?? null
    if (kind && this.#head) {
      const named = segments.filter((segment) => this.#head?.segments.has(segment))
      const quality = Math.max(...named.map((segment) => segment.quality))
      this.#requirements.unshift(
        requireKind(named.map((segment) => this.#typedOf(segment)).join(' '), kind, quality, this.#order === 'rank'),
      )
    }
    const isAsked = this.#requirements.length > 0 || this.#order !== 'rank' || amounts.length > 0
    if (!isAsked && this.#unknown.length === 0) this.#addFillers(segments)
    return {
      query: { requirements: this.#requirements, excluded: this.#excluded, order: this.#order },
      kind,
      unknown: this.#unknown,
      corrections: this.#corrections,
      clarity: Math.min(1, this.#explained / Math.max(1, this.#words.join(' ').length)),
    }
  }

  get #types(): readonly string[] {
    return this.#head?.kind.types ?? []
  }

  #typedOf({ start, end }: Segment): string {
    return this.#words.slice(start, end).join(' ')
  }

  #explain(segment: Segment, quality: number): void {
    const isFiller = segment.meanings.every(({ kind }) => kind === 'filler')
    this.#explained += this.#typedOf(segment).length * (isFiller ? quality * searchWeights.clarity.filler : quality)
    if (segment.correctedTo && isSameScript(this.#typedOf(segment), segment.correctedTo)) {
      this.#corrections.push({ typed: this.#typedOf(segment), meant: segment.correctedTo })
    }
  }

  #add(requirement: Requirement): void {
    if (this.#isMissing) this.#excluded.push(requirement)
    else this.#requirements.push(requirement)
    this.#isMissing = false
  }

  #addWord({ start }: Segment, typed: string, amounts: readonly TypedAmount[]): void {
    if (amounts.some((amount) => amount.isSoft && amount.start === start)) return
    const isLast = start === this.#words.length - 1
    const found = readWordInShop(typed, isLast, this.#shop.words)
    if (found.alternatives.length === 0) {
      if (typed.length > 1) this.#unknown.push(typed)
      return
    }
    this.#explained += typed.length * found.quality
    if (found.meant) this.#corrections.push({ typed, meant: found.meant })
    this.#add(requireWord(typed, found.alternatives))
  }

  /** A text of nothing but fillers: what the shop's own names say with them. */
  #addFillers(segments: readonly Segment[]): void {
    for (const segment of segments) {
      const typed = this.#typedOf(segment)
      const forms = [typed, ...formsOf(typed), ...guessStemsOf(typed)]
      const known = forms.filter((form) => form.length > 2 && this.#shop.words.frequencyOf(form) > 0)
      const alternatives = known.map((word): Alternative => ({ strength: 1, word }))
      if (alternatives.length > 0) this.#requirements.push(requireWord(typed, alternatives))
    }
  }
}

/** مش غالي is cheap. */
function reverse(order: SearchOrder): SearchOrder {
  if (typeof order !== 'string') return { ...order, best: order.best === 'most' ? 'least' : 'most' }
  if (order === 'price_desc') return 'price_asc'
  return order === 'price_asc' ? 'price_desc' : order
}

function isSameScript(one: string, other: string): boolean {
  return /[a-z]/.test(one) === /[a-z]/.test(other)
}
