import { checkMessages } from './lib/messages/check-messages.ts'
import { root } from './lib/run.ts'
import { listTypeProjects } from './lib/type-projects.ts'

/** Fails when nobody reads a message of the shop, in any workspace. Journeys find texts that pages show, and are no readers. */
const readers = listTypeProjects().filter((folder) => folder !== 'e2e')
const problems = checkMessages(root, readers)
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
console.log(problems.length === 0 ? 'Somebody reads every message.' : `${problems.length} problems`)
