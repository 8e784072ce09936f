import { checkMessages } from './lib/messages/check-messages.ts'
import { root } from './lib/run.ts'
import { listTypeProjects } from './lib/type-projects.ts'

/**
 * Fails when a message of the shop is missing or unused, in any language and any workspace. Journeys find texts that pages show, and are
 * no readers.
 */
const readers = listTypeProjects().filter((folder) => folder !== 'e2e')
const problems = checkMessages(root, readers)
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
console.log(problems.length === 0 ? 'Every message is there, and somebody reads it.' : `${problems.length} problems`)
