/** A record or the values of its form, as plain JSON. */
export type Values = Record<string, unknown>
/** A field whose typed and stored values differ; `path` as in forms: `name.en`. */
export type Difference = {
  path: string
  mine: unknown
  theirs: unknown
  /** Whether the person at the form changed it. */
  isMine: boolean
  /** Whether somebody else changed it since the form loaded. */
  isTheirs: boolean
}

/** Fields that only the server writes. */
const readOnlyFields: readonly string[] = ['id', 'version', 'created_at', 'updated_at']

/**
 * Compares three states of a record, field by field.
 *
 * @param base as the form loaded it
 * @param mine as typed in the form
 * @param theirs as stored now
 */
export function findDifferences(base: Values, mine: Values, theirs: Values, prefix = ''): Difference[] {
  return Object.keys(mine).flatMap((name) => {
    if (prefix === '' && readOnlyFields.includes(name)) return []
    const path = prefix + name
    const [was, typed, now] = [base[name], mine[name], theirs[name]]
    if (isSame(typed, now)) return []
    if (isGroup(was) && isGroup(typed) && isGroup(now)) return findDifferences(was, typed, now, `${path}.`)
    return [{ path, mine: typed, theirs: now, isMine: !isSame(was, typed), isTheirs: !isSame(was, now) }]
  })
}

/** Proposes the typed value if the field was changed in the form, else the stored one. */
export function proposedSide({ isMine }: Difference): 'mine' | 'theirs' {
  return isMine ? 'mine' : 'theirs'
}

function isGroup(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Null and an empty text are the same to a form. */
export function isSame(one: unknown, other: unknown): boolean {
  return (
    JSON.stringify(one === '' || one === undefined ? null : one) ===
    JSON.stringify(other === '' || other === undefined ? null : other)
  )
}
