import { checkMessages } from './lib/messages/check-messages.ts'
import { root } from './lib/run.ts'
import { listTypeProjects } from './lib/type-projects.ts'

/** Fails when nobody reads a message of the shop. */
const problems = checkMessages(root, listTypeProjects())
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
console.log(problems.length === 0 ? 'Somebody reads every message.' : `${problems.length} problems`)
