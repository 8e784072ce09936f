import type { StoredName } from '@shop/session'

/** A list of product ids in this browser: its storage key and maximum length. */
export type IdList = { name: StoredName; max: number }

export type Toggled = { ids: readonly number[]; outcome: 'added' | 'removed' | 'full' }

/** The ids of a stored text, each once and as many as the list holds; invalid entries are dropped. */
export function readIds(text: string | null, max: number): readonly number[] {
  const parsed = parse(text)
  const ids = Array.isArray(parsed) ? [...new Set(parsed)].filter((id) => Number.isSafeInteger(id) && id > 0) : []
  return ids.slice(0, max)
}

/** Removes an id, or appends it when there is room. */
export function toggleId(ids: readonly number[], id: number, max: number): Toggled {
  if (ids.includes(id)) return { ids: ids.filter((each) => each !== id), outcome: 'removed' }
  return ids.length < max ? { ids: [...ids, id], outcome: 'added' } : { ids, outcome: 'full' }
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
