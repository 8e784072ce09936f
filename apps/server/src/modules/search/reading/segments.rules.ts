import { countTypingErrors, withoutMark } from '@shop/text-match'
import type { Lexicon, Meaning, PhraseNode } from '../meanings/meanings.types.ts'
import { searchWeights } from '../search-weights.data.ts'
import type { WordIndex } from './reading.types.ts'
import { readWordAt, type WordReading } from './word-readings.rules.ts'

const weights = searchWeights.segment

/** A stretch of the typed words that is read as one. */
export type Segment = {
  start: number
  end: number
  /** Its meanings in the lexicon; a word of its own has none. */
  meanings: readonly Meaning[]
  /** From 1, as it was typed, down to 0. */
  quality: number
  /** The words that it is read as, where they differ from those that were typed. */
  correctedTo: string | null
}

/**
 * Parts the words into the stretches that make most sense together: long phrases and sure readings first.
 *
 * @param isTaken whether a word at a place is read already, as an amount; no stretch runs over it
 */
export function segmentWords(
  words: readonly string[],
  isTaken: (at: number) => boolean,
  lexicon: Lexicon,
  shop: WordIndex,
): Segment[] {
  const readings = words.map((_, at) => (isTaken(at) ? [] : readWordAt(words, at, lexicon)))
  const best: (Best | undefined)[] = [{ value: 0, segments: null }]
  for (const [at] of words.entries()) {
    const before = best[at]
    if (!before) continue
    const offer = (segment: Segment | null, end: number, value: number) => {
      const total = before.value + value
      if ((best[end]?.value ?? Number.NEGATIVE_INFINITY) >= total) return
      best[end] = { value: total, segments: segment ? { segment, before: before.segments } : before.segments }
    }
    if (isTaken(at)) {
      offer(null, at + 1, 0)
      continue
    }
    const alone = readAlone(words, at, shop)
    offer(alone, at + 1, alone.quality * weights.alone)
    for (const segment of phrasesAt(words, at, readings, lexicon, isTaken)) {
      offer(segment, segment.end, worthOf(segment))
    }
  }
  return listSegments(best[words.length]?.segments ?? null)
}

type Chain = { segment: Segment; before: Chain | null }
type Best = { value: number; segments: Chain | null }

function listSegments(chain: Chain | null): Segment[] {
  const segments: Segment[] = []
  for (let link = chain; link; link = link.before) segments.unshift(link.segment)
  return segments
}

/** A word by itself: as the shop's products have it, or one that nobody knows. */
function readAlone(words: readonly string[], at: number, shop: WordIndex): Segment {
  const known = shop.frequencyOf(words[at] ?? '') > 0
  return { start: at, end: at + 1, meanings: [], quality: known ? 1 : weights.unknown, correctedTo: null }
}

/** A phrase of two words says more than each of them. */
function worthOf({ start, end, meanings, quality, correctedTo }: Segment): number {
  const length = end - start
  const doubt = correctedTo !== null && meanings.every(isNotSold) ? weights.notSold : 0
  const weight = Math.max(...meanings.map(({ kind }) => weights[kind])) - doubt
  return length * quality * weight + (length - 1) * weights.longer * quality
}

function isNotSold(meaning: Meaning): boolean {
  return meaning.kind === 'appliance' && meaning.appliance.types.length === 0
}

const maxPhrase = 5
/** The number of best paths that are kept at each word. */
const maxPaths = 24

type Path = { node: PhraseNode; quality: number; words: number; text: string[]; isCorrection: boolean }

/** The phrases of the lexicon that begin at a place. */
function phrasesAt(
  words: readonly string[],
  start: number,
  readings: readonly (readonly WordReading[])[],
  lexicon: Lexicon,
  isTaken: (at: number) => boolean,
): Segment[] {
  const found: Segment[] = []
  const first: Path = { node: lexicon.root, quality: 0, words: 0, text: [], isCorrection: false }
  const pathsAt = new Map<number, Path[]>([[start, [first]]])
  for (let at = start; at < Math.min(start + maxPhrase, words.length) && !isTaken(at); at += 1) {
    const paths = (pathsAt.get(at) ?? []).sort((a, b) => b.quality / b.words - a.quality / a.words).slice(0, maxPaths)
    for (const path of paths) {
      for (const reading of readings[at] ?? []) {
        const next = follow(path, reading)
        if (!next || (reading.length === 2 && isTaken(at + 1))) continue
        const end = at + reading.length
        pathsAt.set(end, [...(pathsAt.get(end) ?? []), next])
        const segment = segmentOf(words, start, end, next)
        if (segment && !(next.words === 1 && isTooUnsure(next, words[start] ?? '', lexicon))) found.push(segment)
      }
      for (const next of followShort(path, words[at] ?? '')) {
        pathsAt.set(at + 1, [...(pathsAt.get(at + 1) ?? []), next])
        const segment = segmentOf(words, start, at + 1, next)
        if (segment) found.push(segment)
      }
      if (at === words.length - 1) found.push(...phrasesWithPrefix(words, start, path))
      if (path.words > 0 && isJoint(words[at] ?? ''))
        pathsAt.set(at + 1, [...(pathsAt.get(at + 1) ?? []), { ...path, quality: path.quality - weights.joint }])
    }
  }
  return found
}

/** Particles inside a phrase: ماكينة بتاعة القهوة. */
function isJoint(word: string): boolean {
  return /^(?:ال|ل|بتاع|بتاعه|بتاعت|من|el|al|beta3|bta3|of|the|for|s)$/u.test(word) && word !== withoutMark
}

/** A known word is not corrected by itself, nor one so short that many are like it. */
function isTooUnsure({ isCorrection, quality }: Path, typed: string, lexicon: Lexicon): boolean {
  return isCorrection && (lexicon.words.has(typed) || quality <= searchWeights.reading.inPhrase)
}

/** Goes on by a short word that was typed wrong, which only the words before it can correct. */
function followShort(path: Path, word: string): Path[] {
  if (path.words === 0 || word.length < 2 || word.length > 3 || path.node.next.has(word)) return []
  const meant = [...path.node.next.keys()].filter(
    (known) => known.length > 1 && countTypingErrors(word, known, 1) === 1,
  )
  const readings = meant.map(
    (known): WordReading => ({
      words: [known],
      length: 1,
      quality: searchWeights.reading.inPhrase,
      isCorrection: true,
    }),
  )
  return readings.flatMap((reading) => follow(path, reading) ?? [])
}

function follow(path: Path, { words, quality, isCorrection }: WordReading): Path | null {
  let { node } = path
  for (const word of words) {
    const next = node.next.get(word)
    if (!next) return null
    node = next
  }
  return {
    node,
    quality: path.quality + quality,
    words: path.words + 1,
    text: [...path.text, ...words],
    isCorrection: path.isCorrection || isCorrection,
  }
}

function segmentOf(words: readonly string[], start: number, end: number, path: Path): Segment | null {
  if (path.node.meanings.length === 0) return null
  const typed = words.slice(start, end).join(' ')
  return {
    start,
    end,
    meanings: path.node.meanings,
    quality: path.quality / path.words,
    correctedTo: path.isCorrection && typed !== path.text.join(' ') ? path.node.written : null,
  }
}

/** Phrases that the last word begins: `مكواه بخا`, `blen`. */
function phrasesWithPrefix(words: readonly string[], start: number, path: Path): Segment[] {
  const prefix = words.at(-1) ?? ''
  if (path.words === 0 && prefix.length < (words.length === 1 ? 2 : 3)) return []
  const longer = [...path.node.next].filter(
    ([word, node]) => word.startsWith(prefix) && (word !== prefix || node.meanings.length === 0),
  )
  const kinds = longer.flatMap(([word, node]) => meaningsBelow(node).map((meaning) => ({ meaning, word })))
  const meanings = kinds.filter(({ meaning }) => meaning.kind !== 'filler')
  if (meanings.length === 0) return []
  const shortest = Math.min(...meanings.map(({ word }) => word.length))
  const quality =
    shortest === prefix.length ? weights.prefix : weights.prefix + (weights.prefixShare * prefix.length) / shortest
  const appliances = meanings.filter(({ meaning }) => meaning.kind === 'appliance')
  const likely = (appliances.length > 0 ? appliances : meanings).toSorted(
    (a, b) => Number(isNotSold(a.meaning)) - Number(isNotSold(b.meaning)) || a.word.length - b.word.length,
  )
  return [
    {
      start,
      end: words.length,
      meanings: likely.slice(0, maxPrefixMeanings).map(({ meaning }) => meaning),
      quality: (path.quality + quality) / (path.words + 1),
      correctedTo: null,
    },
  ]
}

const maxPrefixMeanings = 4

function meaningsBelow(node: PhraseNode): readonly Meaning[] {
  if (node.meanings.length > 0) return node.meanings
  return [...node.next.values()].flatMap(meaningsBelow)
}
