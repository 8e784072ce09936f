import type { StoredName } from './stored-values.ts'

/** A store of texts under known names; `localStorage` is one. */
export type TextStore = {
  getItem(name: StoredName): string | null
  setItem(name: StoredName, text: string): void
  removeItem(name: StoredName): void
}

/** The fields of a stored object, each still to be checked; none for a text of another format. */
export function readFields(text: string | null): Partial<Record<string, unknown>> {
  try {
    return JSON.parse(text ?? 'null') ?? {}
  } catch {
    return {}
  }
}

/** A store that forgets when the page is left. */
export function memoryStore(): TextStore {
  const entries = new Map<string, string>()
  return {
    getItem: (name) => entries.get(name) ?? null,
    setItem: (name, text) => void entries.set(name, text),
    removeItem: (name) => void entries.delete(name),
  }
}

/**
 * Stores in the browser, or in memory for this page what the browser does not store: its disk may be full, and it may refuse any access.
 *
 * @param findStorage may throw
 * @param memory what could not be stored or deleted (null)
 */
export function patientStore(findStorage: () => TextStore, memory: Map<string, string | null>): TextStore {
  function write(name: StoredName, text: string | null): void {
    memory.delete(name)
    try {
      if (text === null) findStorage().removeItem(name)
      else findStorage().setItem(name, text)
    } catch {
      memory.set(name, text)
    }
  }
  return {
    getItem(name) {
      try {
        return memory.get(name) ?? (memory.has(name) ? null : findStorage().getItem(name))
      } catch {
        return null
      }
    },
    setItem: write,
    removeItem: (name) => write(name, null),
  }
}
