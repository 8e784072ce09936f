import { maxSearch, trimText } from '@shop/contract'

/** How many searches a device remembers. */
const maxRecent = 8

/** The searches of a stored text, the last first; invalid entries are dropped. */
export function readRecent(text: string | null): readonly string[] {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    if (!Array.isArray(stored)) return []
    const searches = stored.filter((each) => typeof each === 'string' && isSearch(each))
    return [...new Set<string>(searches)].slice(0, maxRecent)
  } catch {
    return []
  }
}

/** Puts a search first; the same one in other letters moves up. */
export function addRecent(recent: readonly string[], typed: string): readonly string[] {
  const query = trimText(typed).slice(0, maxSearch)
  return isSearch(query) ? [query, ...removeRecent(recent, query)].slice(0, maxRecent) : recent
}

export function removeRecent(recent: readonly string[], query: string): readonly string[] {
  return recent.filter((each) => each.toLocaleLowerCase() !== query.toLocaleLowerCase())
}

/** A long number may be somebody's phone or card: a shared device does not show it again. */
function isSearch(query: string): boolean {
  return query.length > 1 && query.length <= maxSearch && !/\p{Nd}{8}/u.test(query)
}
