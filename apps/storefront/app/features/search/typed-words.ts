/** A typed text without some of its words; letters may be capital or small. */
export function withoutWords(typed: string, words: readonly string[]): string {
  const gone = new Set(words.flatMap(splitTyped).map((word) => word.toLocaleLowerCase()))
  return splitTyped(typed)
    .filter((word) => !gone.has(word.toLocaleLowerCase()))
    .join(' ')
}

/** A typed text without its last word; null for a single word. */
export function shorten(typed: string): string | null {
  return splitTyped(typed).slice(0, -1).join(' ') || null
}

type MarkedText = { text: string; isWord: boolean; from: number }

/** Cuts a sentence at the words that it names: each part, whether it is one of them, and where it begins. */
export function markWords(sentence: string, words: readonly string[]): MarkedText[] {
  const lower = sentence.toLowerCase()
  const parts: MarkedText[] = []
  let end = 0
  for (const word of words) {
    const from = word === '' ? -1 : lower.indexOf(word.toLowerCase(), end)
    if (from < 0) continue
    if (from > end) parts.push({ text: sentence.slice(end, from), isWord: false, from: end })
    end = from + word.length
    parts.push({ text: sentence.slice(from, end), isWord: true, from })
  }
  return end < sentence.length ? [...parts, { text: sentence.slice(end), isWord: false, from: end }] : parts
}

function splitTyped(text: string): string[] {
  return text.split(/\s+/u).filter((word) => word !== '')
}
