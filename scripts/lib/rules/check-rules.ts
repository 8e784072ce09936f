import { inside } from './test-titles.ts'

/** How many rules the specification has in each chapter. */
const chapters = { G: 10, H: 6, F: 5, C: 16, M: 15, P: 13, A: 15, O: 8, W: 3 }

/** A row of docs/rules.md: a rule and the tests that are said to show it. */
type Row = { id: string; tests: { path: string; title: string }[] }

/**
 * Compares what docs/rules.md promises with the tests there are.
 *
 * @param text the document
 * @param titles names of tests by path, as `readTestTitles` gives them
 * @returns one line for each rule that is missing, listed twice, or without an existing test
 */
export function checkRules(text: string, titles: ReadonlyMap<string, readonly string[]>): string[] {
  const rows = readRows(text)
  const ids = rows.map(({ id }) => id)
  const known = listRuleIds()
  return [
    ...known.filter((id) => !ids.includes(id)).map((id) => `${id} is not listed`),
    ...ids.filter((id, place) => ids.indexOf(id) !== place).map((id) => `${id} is listed twice`),
    ...ids.filter((id) => !known.includes(id)).map((id) => `${id} is no rule`),
    ...rows.flatMap(({ id, tests }) => (tests.length === 0 ? [`${id} names no test`] : [])),
    ...rows.flatMap(({ id, tests }) =>
      tests
        .filter(({ path, title }) => !(titles.get(path) ?? []).some((full) => isCalled(full, title)))
        .map(({ path, title }) => `${id}: ${path} has no test "${title}"`),
    ),
  ]
}

export function listRuleIds(): string[] {
  return Object.entries(chapters).flatMap(([chapter, count]) =>
    Array.from({ length: count }, (_, index) => `${chapter}-${String(index + 1).padStart(2, '0')}`),
  )
}

function readRows(text: string): Row[] {
  return text.split('\n').flatMap((line) => {
    const [, id, tests] = /^\| ([A-Z]-\d\d) \|[^|]*\|(.*)\|$/.exec(line) ?? []
    if (id === undefined || tests === undefined) return []
    const named = [...tests.matchAll(/\[[^\]]*\]\(\.\.\/([^)]+)\) (.+?)(?=<br>|$)/g)]
    return [{ id, tests: named.map(([, path = '', title = '']) => ({ path, title: title.trim() })) }]
  })
}

/** A test may be named without the names of its groups. */
function isCalled(full: string, title: string): boolean {
  return full === title || full.endsWith(inside + title)
}
