import type { StoredName, TextStore } from '@shop/session'

/** The number of remembered purchases; older ones are forgotten. */
const maxRemembered = 50

/**
 * Remembers reported purchases, so that a reload does not report them again.
 *
 * @param name the storage key
 */
export function reportOnce(store: TextStore, name: StoredName) {
  return {
    /** @returns whether the key is new; it is stored at once */
    isFirst(key: string): boolean {
      const reported = parseKeys(store.getItem(name))
      if (reported.includes(key)) return false
      store.setItem(name, JSON.stringify([key, ...reported].slice(0, maxRemembered)))
      return true
    },
  }
}

/** A stored text in another format counts as none. */
function parseKeys(text: string | null): string[] {
  try {
    const parsed: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(parsed) ? parsed.filter((key) => typeof key === 'string') : []
  } catch {
    return []
  }
}
