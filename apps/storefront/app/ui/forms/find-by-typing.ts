/** The entries of a list, each by the names that it goes by. */
export type NamedEntries = readonly (readonly string[])[]

/**
 * Finds the entry of a list by its typed beginning, in any script. Arabic names also match without article, hamza and
 * dots. One repeated letter cycles through the entries.
 *
 * @param typed the letters since the last pause
 * @param current the entry chosen now
 * @returns its index, or null without a match
 */
export function findByTyping(entries: NamedEntries, typed: string, current: number): number | null {
  const wanted = foldLetters(typed)
  const isOneLetter = new Set(wanted).size === 1
  const found = findFrom(entries, wanted, isOneLetter && wanted.length === 1 ? current + 1 : current)
  return found ?? (isOneLetter ? findFrom(entries, wanted.charAt(0), current + 1) : null)
}

/** The first match from an index on, with wrap-around. */
function findFrom(entries: NamedEntries, beginning: string, start: number): number | null {
  for (let step = 0; step < entries.length; step += 1) {
    const index = (start + step) % entries.length
    const names = (entries[index] ?? []).map(foldLetters).flatMap((name) => [name, name.replace(article, '')])
    if (names.some((name) => name.startsWith(beginning))) return index
  }
  return null
}

const article = /^ال/

/** Folds letters that people do not distinguish when they type fast. */
function foldLetters(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\u064b-\u0652\u0640]/g, '')
    .replace(/[أإآ]/g, 'ا')
    .replace(/[ىئ]/g, 'ي')
    .replace(/ؤ/g, 'و')
    .replace(/ة/g, 'ه')
    .trimStart()
}
