import type { Language } from '@shop/contract'
import { compareStates, isSame, type Values } from '../values/find-changes.ts'

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
  const rules = { language, leftOut: readOnlyInside, opensMissing: false }
  const found = fields.flatMap((name) =>
    compareStates([theirs[name], mine[name], base[name]], rules, { path: [name], names: [name] }),
  )
  return found.map(({ path, names, values: [now, typed, was] }) => ({
    path: path.join('.'),
    names,
    mine: typed,
    theirs: now,
    isMine: !isSame(was, typed),
    isTheirs: !isSame(was, now),
  }))
}

/** Proposes the typed value if the field was changed in the form, else the stored one. */
export function proposedSide({ isMine }: Difference): 'mine' | 'theirs' {
  return isMine ? 'mine' : 'theirs'
}
