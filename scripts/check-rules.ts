import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './lib/run.ts'
import { readSourceFiles } from './lib/survey/source-files.ts'

/**
 * Fails when a rule of docs/rules.md stands in no title of a test, or a title names a rule that is not there. With rules, as in
 * `npm run check:rules -- C-11 O-03`, it lists the tests that show them.
 */
const ruleId = /\b[GHFCMPAOW]-\d\d\b/g
/** The text that a call begins with: the title of a test or of a group. */
const firstText = /\(\s*(['"`])((?:\\.|(?!\1).)*)\1\s*,/g

const rows = [...(await readFile(join(root, 'docs/rules.md'), 'utf8')).matchAll(/^\| ([A-Z]-\d\d) \|/gm)]
const rules = rows.map(([, id = '']) => id)
const tests = readSourceFiles(root).filter(({ path }) => /\.(test|spec)\.tsx?$/.test(path))
const titles = new Map<string, string[]>()
for (const { path, text } of tests)
  for (const [, , title = ''] of text.matchAll(firstText))
    for (const [id] of title.matchAll(ruleId)) titles.set(id, [...(titles.get(id) ?? []), `${path}: ${title}`])

const problems = [
  ...rules.filter((id) => !titles.has(id)).map((id) => `${id} stands in no title of a test`),
  ...rules.filter((id, place) => rules.indexOf(id) !== place).map((id) => `${id} is listed twice in docs/rules.md`),
  ...[...titles].filter(([id]) => !rules.includes(id)).map(([id, found]) => `${id} is no rule: ${found.join('; ')}`),
]
for (const id of process.argv.slice(2)) console.log([id, ...(titles.get(id) ?? ['no test'])].join('\n  '))
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
console.log(`${rules.length} rules in the titles of ${[...titles.values()].flat().length} tests.`)
