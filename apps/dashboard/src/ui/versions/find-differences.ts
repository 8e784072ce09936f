/** A record or the values of its form: plain JSON. */
export type Values = Record<string, unknown>
/** A field on which what was typed and what is stored now differ; `path` as in forms: `name.en`. */
export type Difference = {
  path: string
  mine: unknown
  theirs: unknown
  /** Whether it was changed here, by whoever looks at it. */
  isMine: boolean
  /** Whether somebody else has changed it since it was looked at. */
  isTheirs: boolean
}

/** What the shop itself writes into a record: nothing to choose from. */
const readOnlyFields: readonly string[] = ['id', 'version', 'created_at', 'updated_at']

/**
 * Compares three states of a record, field by field.
 *
 * @param base as it was looked at
 * @param mine with what was typed since
 * @param theirs as it is stored now
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

/** What is proposed for a field: what was typed here, else what the other person made of it. */
export function proposedSide({ isMine }: Difference): 'mine' | 'theirs' {
  return isMine ? 'mine' : 'theirs'
}

function isGroup(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Nothing and an empty text are the same to a form. */
export function isSame(one: unknown, other: unknown): boolean {
  return (
    JSON.stringify(one === '' || one === undefined ? null : one) ===
    JSON.stringify(other === '' || other === undefined ? null : other)
  )
}
