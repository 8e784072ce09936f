import { appendFileSync } from 'node:fs'
import postgres from 'postgres'
import { afterAll, expect, inject } from 'vitest'
import { compareColumns, type Outcome } from './compare-columns.ts'
import { keyOf, type TypedStatement } from './typed-statements.ts'

/**
 * Looks at every statement that a test makes the server run, and fails the file where PostgreSQL describes other columns than the
 * row type names.
 */
const problems = new Set<string>()
const nullable = new Set(inject('nullableColumns'))
const statements = Map.groupBy(inject('typedStatements'), ({ key }) => key)

watch()

afterAll(() => {
  expect([...problems]).toEqual([])
})

/** What this file relies on of a query of the driver, whose version is pinned. */
type Query = {
  strings: readonly string[] & { raw?: readonly string[] }
  resolve(result: unknown): void
}
type Prototype = { handle(this: Query): unknown; unwatched?: Prototype['handle'] }

function watch(): void {
  const pool = postgres('postgres://nowhere')
  const prototype = Object.getPrototypeOf(pool`select`) as Prototype
  prototype.unwatched ??= prototype.handle
  const { unwatched } = prototype
  prototype.handle = function () {
    const known = this.strings.raw && findKnown(this.strings.raw)
    if (known) lookAt(this, known)
    return unwatched.call(this)
  }
}

/** What each place of the source asks, by its texts: they are the same object at each run. */
const found = new WeakMap<readonly string[], readonly TypedStatement[] | null>()

function findKnown(raw: readonly string[]): readonly TypedStatement[] | null {
  const known = found.get(raw)
  if (known !== undefined) return known
  const typed = statements.get(keyOf(raw)) ?? null
  found.set(raw, typed)
  return typed
}

const seen = new Set<string>()
/** Of columns that agreed with a row type, those that are never null: of further rows nothing else is looked for. */
const neverNull = new WeakMap<Outcome['columns'], readonly string[]>()

function lookAt(query: Query, known: readonly TypedStatement[]): void {
  const { resolve } = query
  query.resolve = (result) => {
    query.resolve = resolve
    if (isOutcome(result) && !isAsBefore(result)) compare(known, { columns: result.columns, rows: [...result] })
    resolve.call(query, result)
  }
}

type Rows = Outcome['rows'] & Pick<Outcome, 'columns'>

function isOutcome(result: unknown): result is Rows {
  return Array.isArray(result) && 'columns' in result && Array.isArray(result.columns)
}

function isAsBefore(rows: Rows): boolean {
  const names = neverNull.get(rows.columns)
  return names !== undefined && !rows.some((row) => names.some((name) => row[name] === null))
}

/** Two statements of the same text may have different types: one of them must fit. */
function compare(known: readonly TypedStatement[], given: Outcome): void {
  for (const { place } of known) {
    if (!seen.has(place)) appendFileSync(inject('ranStatements'), `${place}\n`)
    seen.add(place)
  }
  const all = known.map((statement) => ({ ...statement, problems: compareColumns(statement, given, nullable) }))
  const [best] = all.sort((a, b) => a.problems.length - b.problems.length)
  for (const problem of best?.problems ?? []) problems.add(problem)
  if (best?.problems.length === 0)
    neverNull.set(
      given.columns,
      best.columns.filter(({ canBeNull }) => !canBeNull).map(({ name }) => name),
    )
}
