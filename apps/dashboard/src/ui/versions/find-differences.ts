import type { Language, Localized } from '@shop/contract'

/** A record or the values of its form, as plain JSON. */
export type Values = Record<string, unknown>
/** A field whose typed and stored values differ. */
export type Difference = {
  /** As in forms: `name.en`, `colors.0.price`. */
  path: string
  /** The path for people: a color is named, not numbered. */
  names: readonly string[]
  mine: unknown
  theirs: unknown
  /** Whether the person at the form changed it. */
  isMine: boolean
  /** Whether somebody else changed it since the form loaded. */
  isTheirs: boolean
}

type Color = Values & { hex: string; name: Localized }
type Place = { path: readonly string[]; names: readonly string[] }

const recordPlace: Place = { path: [], names: [] }

/** Fields that only the server writes: of a record, and of what a record contains. */
const readOnlyFields: readonly string[] = ['id', 'version', 'created_at', 'updated_at']
const readOnlyInside: readonly string[] = ['id', 'stock', 'offer', 'lowest_price']

/**
 * Compares three states of a record, field by field. The same colors in the same order are compared one by one; any other
 * list is one field. A field that only the form has is no difference.
 *
 * @param base as the form loaded it
 * @param mine as typed in the form
 * @param theirs as stored now
 */
export function findDifferences(base: Values, mine: Values, theirs: Values, language: Language): Difference[] {
  const fields = Object.keys(mine).filter((name) => name in theirs && !readOnlyFields.includes(name))
  return fields.flatMap((name) =>
    compareValues(step(recordPlace, name), [base[name], mine[name], theirs[name]], language),
  )
}

function compareValues(place: Place, states: [unknown, unknown, unknown], language: Language): Difference[] {
  const [was, typed, now] = states
  if (isSame(typed, now)) return []
  if (isGroup(was) && isGroup(typed) && isGroup(now)) return compareGroups(place, [was, typed, now], language)
  if (isColors(was) && isColors(typed) && isColors(now) && haveSameColors(was, typed, now))
    return typed.flatMap((color, at) =>
      compareValues(step(place, String(at), color.name[language] || color.hex), [was[at], color, now[at]], language),
    )
  const difference = { mine: typed, theirs: now, isMine: !isSame(was, typed), isTheirs: !isSame(was, now) }
  return [{ path: place.path.join('.'), names: place.names, ...difference }]
}

function compareGroups(place: Place, [was, typed, now]: [Values, Values, Values], language: Language): Difference[] {
  const names = [...new Set([...Object.keys(typed), ...Object.keys(now)])]
  return names
    .filter((name) => !readOnlyInside.includes(name))
    .flatMap((name) => compareValues(step(place, name), [was[name], typed[name], now[name]], language))
}

function step({ path, names }: Place, name: string, nameForPeople = name): Place {
  return { path: [...path, name], names: [...names, nameForPeople] }
}

/** Proposes the typed value if the field was changed in the form, else the stored one. */
export function proposedSide({ isMine }: Difference): 'mine' | 'theirs' {
  return isMine ? 'mine' : 'theirs'
}

function isGroup(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isColors(value: unknown): value is Color[] {
  return Array.isArray(value) && value.every((entry) => isGroup(entry) && 'hex' in entry && isGroup(entry.name))
}

function haveSameColors(...lists: Color[][]): boolean {
  const [first, ...others] = lists.map((colors) => colors.map(({ hex }) => hex).join())
  return others.every((hexes) => hexes === first)
}

/** Null, an empty text and a group of them are the same to a form. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(toStored(one)) === JSON.stringify(toStored(other))
}

function toStored(value: unknown): unknown {
  const isEmpty = (part: unknown) => part === '' || part === undefined || part === null
  return isEmpty(value) || (isGroup(value) && Object.values(value).every(isEmpty)) ? null : value
}
