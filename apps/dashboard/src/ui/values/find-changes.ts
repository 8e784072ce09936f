import type { Language, Localized } from '@shop/contract'

/** A changed field, by its full path: `['name', 'en']`, `['colors', 'Red', 'price']`. */
export type Change = { path: readonly string[]; before: unknown; after: unknown }

type Group = Readonly<Record<string, unknown>>
type Color = Group & { hex: string; name: Localized }
type Pair<Kind> = readonly [before: Kind | undefined, after: Kind | undefined]

/**
 * Compares two states of a record. Colors are matched by code and named by name; any other list is one field. Two empty
 * values are equal.
 */
export function findChanges(
  before: unknown,
  after: unknown,
  language: Language,
  path: readonly string[] = [],
): Change[] {
  if (isSame(before, after)) return []
  const colors = pairOf(isColors, before, after)
  if (colors) return findColorChanges(colors, language, path)
  const groups = pairOf(isGroup, before, after)
  if (!groups) return [{ path, before, after }]
  const names = new Set(groups.flatMap((group) => Object.keys(group ?? {})))
  return [...names]
    .filter((name) => name !== 'id')
    .flatMap((name) => findChanges(groups[0]?.[name], groups[1]?.[name], language, [...path, name]))
}

function findColorChanges(colors: Pair<readonly Color[]>, language: Language, path: readonly string[]): Change[] {
  const hexes = new Set(colors.flatMap((side = []) => side.map(({ hex }) => hex)))
  return [...hexes].flatMap((hex) => {
    const [old, now] = colors.map((side) => side?.find((color) => color.hex === hex))
    return findChanges(old, now, language, [...path, (now ?? old)?.name[language] ?? hex])
  })
}

/** Both values if they have the type; an empty one becomes undefined. */
function pairOf<Kind>(isKind: (value: unknown) => value is Kind, before: unknown, after: unknown): Pair<Kind> | null {
  const ofKind = (value: unknown) => (isKind(value) ? value : undefined)
  const hasOther = [before, after].some((value) => !isKind(value) && !isEmpty(value))
  return hasOther ? null : [ofKind(before), ofKind(after)]
}

function isGroup(value: unknown): value is Group {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isColors(value: unknown): value is readonly Color[] {
  return Array.isArray(value) && value.length > 0 && value.every((entry) => isGroup(entry) && 'hex' in entry)
}

/** Whether a field has no value; forms and tables write that in several ways. */
export function isEmpty(value: unknown): value is null | undefined | '' | readonly [] {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}

function isSame(one: unknown, other: unknown): boolean {
  return (isEmpty(one) && isEmpty(other)) || JSON.stringify(one) === JSON.stringify(other)
}
