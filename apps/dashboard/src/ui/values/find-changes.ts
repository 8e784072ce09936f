import type { Language, Localized } from '@shop/contract'

/** A record or the values of its form, as plain JSON. */
export type Values = Record<string, unknown>
/** A changed field, by its full path: `['name', 'en']`, `['colors', 'Red', 'price']`. */
export type Change = { path: readonly string[]; before: unknown; after: unknown }

/**
 * Compares two states of a record. Colors are matched by code and named by name; any other list is one field. Two empty
 * values are equal.
 */
export function findChanges(before: unknown, after: unknown, language: Language): Change[] {
  const found = compareStates([before, after], { language, leftOut: ['id'], opensMissing: true })
  return found.map(({ names, values: [was, is] }) => ({ path: names, before: was, after: is }))
}

type Rules = {
  language: Language
  /** Fields inside that are not compared. */
  leftOut: readonly string[]
  /** Whether what is missing in a state, such as a color, is compared field by field too; else its surroundings are one field. */
  opensMissing: boolean
}

type Place = {
  /** As in forms: `['colors', '0', 'price']`. */
  path: readonly string[]
  /** The path for people: a color is named, not numbered. */
  names: readonly string[]
}

/** Finds the innermost fields in which the first two states of a record differ, with their values in all states. */
export function compareStates(
  states: readonly unknown[],
  rules: Rules,
  { path, names }: Place = { path: [], names: [] },
): (Place & { values: readonly unknown[] })[] {
  if (isSame(states[0], states[1])) return []
  const parts = pairColors(states, rules) ?? pairFields(states, rules)
  if (!parts) return [{ path, names, values: states }]
  return parts.flatMap(({ key, name, values }) =>
    compareStates(values, rules, { path: [...path, key], names: [...names, name] }),
  )
}

type Color = Values & { hex: string; name: Localized }

function pairColors(states: readonly unknown[], { language, opensMissing }: Rules) {
  const lists = allOf(isColors, states, opensMissing)
  const codes = lists?.map((list = []) => list.map(({ hex }) => hex))
  const hexes = [...new Set(codes?.flat())]
  if (!lists || (!opensMissing && codes?.some((own) => own.join() !== hexes.join()))) return null
  return hexes.map((hex, index) => {
    const values = lists.map((list) => list?.find((color) => color.hex === hex))
    return { key: String(index), name: (values[1] ?? values[0])?.name[language] || hex, values }
  })
}

function pairFields(states: readonly unknown[], { leftOut, opensMissing }: Rules) {
  const groups = allOf(isGroup, states, opensMissing)
  if (!groups) return null
  const keys = [...new Set(groups.flatMap((group = {}) => Object.keys(group)))].filter((key) => !leftOut.includes(key))
  return keys.map((key) => ({ key, name: key, values: groups.map((group) => group?.[key]) }))
}

/** All states if they have the type; an empty one becomes undefined where it may be. */
function allOf<Kind>(isKind: (value: unknown) => value is Kind, states: readonly unknown[], mayBeEmpty: boolean) {
  const fits = states.every((state) => isKind(state) || (mayBeEmpty && isEmpty(state)))
  return fits ? states.map((state) => (isKind(state) ? state : undefined)) : null
}

function isGroup(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isColors(value: unknown): value is readonly Color[] {
  const isColor = (entry: unknown) => isGroup(entry) && 'hex' in entry && isGroup(entry.name)
  return Array.isArray(value) && value.length > 0 && value.every(isColor)
}

/** Whether a field has no value; forms and tables write that in several ways. */
export function isEmpty(value: unknown): value is null | undefined | '' | readonly [] {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}

/** Whether two values are equal. An empty value and a group of them are the same. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(toStored(one)) === JSON.stringify(toStored(other))
}

function toStored(value: unknown): unknown {
  return isEmpty(value) || (isGroup(value) && Object.values(value).every(isEmpty)) ? null : value
}
