import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkRules, listRuleIds } from './lib/rules/check-rules.ts'
import { readTestTitles } from './lib/rules/test-titles.ts'
import { root } from './lib/run.ts'
import { listTypeProjects } from './lib/type-projects.ts'

/** Fails when a rule of the specification has no test, or docs/rules.md names one that is not there. */
const titles = readTestTitles(
  root,
  listTypeProjects().map((folder) => join(root, folder, 'tsconfig.json')),
)
const problems = checkRules(await readFile(join(root, 'docs/rules.md'), 'utf8'), titles)
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
console.log(
  problems.length === 0 ? `${listRuleIds().length} rules, each shown by a test.` : `${problems.length} problems`,
)
