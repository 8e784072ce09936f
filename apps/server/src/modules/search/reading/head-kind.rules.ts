import type { Kind, Meaning } from '../meanings/meanings.types.ts'
import type { Segment } from './segments.rules.ts'

/** The kind of appliance that a text asks for, and the stretches that name it; other kinds in it are features: ميكروويف بالشواية. */
export type Head = { kind: Kind; segments: ReadonlySet<Segment> }

/** Finds the head: the first kind in Arabic and Franco, the last in English, unless it is joined by a preposition. */
export function findHead(words: readonly string[], segments: readonly Segment[]): Head | null {
  const named = segments.filter(({ meanings }) => kindsOf(meanings).length > 0)
  const free = named.filter((segment) => !isJoined(words, segment))
  const candidates = free.length > 0 ? free : named
  const first = isEnglish(words) ? candidates.at(-1) : candidates[0]
  if (!first) return null
  let kind = mergeKinds(kindsOf(first.meanings))
  const chosen = new Set([first])
  for (const segment of candidates) {
    const other = mergeKinds(kindsOf(segment.meanings))
    const shared = kind.types.filter((type) => other.types.includes(type))
    if (segment === first || shared.length === 0) continue
    kind = { ...kind, types: shared }
    chosen.add(segment)
  }
  return { kind, segments: chosen }
}

function kindsOf(meanings: readonly Meaning[]): Kind[] {
  return meanings.flatMap((meaning) => (meaning.kind === 'appliance' ? [meaning.appliance] : []))
}

/** A term of several kinds means all of them; those that the shop sells come first. */
function mergeKinds(kinds: readonly Kind[]): Kind {
  const [first, ...others] = kinds.toSorted((a, b) => Number(b.types.length > 0) - Number(a.types.length > 0))
  if (!first) throw new Error('No kind to merge')
  const unite = (read: (kind: Kind) => readonly string[]) => [...new Set([first, ...others].flatMap(read))]
  return {
    name: first.name,
    types: unite(({ types }) => types),
    nearTypes: unite(({ nearTypes }) => nearTypes),
    terms: unite(({ terms }) => terms),
  }
}

/** With a preposition, a part of its word or before it: بالشواية, with grill, for pet hair. */
function isJoined(words: readonly string[], { start, meanings }: Segment): boolean {
  if (start === 0) return false
  const word = words[start] ?? ''
  const isOwnLetter = kindsOf(meanings).some(({ terms }) => terms.some((term) => term.startsWith(word)))
  const isPrefixed = word.length > 3 && word.startsWith('ب') && !isOwnLetter
  const isAfterJoint = /^(?:with|and|plus|مع|و|ب|w|ma3|bel|b)$/u.test(words[start - 1] ?? '')
  return isPrefixed || isAfterJoint || words.slice(0, start).includes('for')
}

function isEnglish(words: readonly string[]): boolean {
  const text = words.join(' ')
  return (
    !/[\u0600-\u06ff]/.test(text) && !/[a-z][2356789]|[2356789][a-z]{2}/.test(text) && !/\b(?:el|beta3)\b/.test(text)
  )
}
