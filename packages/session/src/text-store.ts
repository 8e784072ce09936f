/** A store of texts; `localStorage` is one. */
export type TextStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** A store that forgets when the page is left. */
export function memoryStore(): TextStore {
  const entries = new Map<string, string>()
  return {
    getItem: (name) => entries.get(name) ?? null,
    setItem: (name, text) => void entries.set(name, text),
    removeItem: (name) => void entries.delete(name),
  }
}
