import { isDeepStrictEqual } from 'node:util'

type Fields = Record<string, unknown>

/** The fields that differ between two states of a thing, as they were and as they are. */
export function changedFields(before: Fields, after: Fields): { before: Fields; after: Fields } {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const changed = names.filter((name) => !isDeepStrictEqual(before[name], after[name]))
  const pick = (from: Fields) => Object.fromEntries(changed.map((name) => [name, from[name] ?? null]))
  return { before: pick(before), after: pick(after) }
}
