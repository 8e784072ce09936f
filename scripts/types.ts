import { join } from 'node:path'
import { root, run } from './lib/run.ts'
import { listTypeProjects } from './lib/type-projects.ts'

/** Checks the types of every workspace; the storefront's route types are generated first. All are checked, also after a failure. */
await run('react-router', ['typegen'], { cwd: join(root, 'apps/storefront') })
for (const folder of listTypeProjects()) {
  await run('tsc', ['--project', folder]).catch((error: Error) => {
    console.error(error.message)
    process.exitCode = 1
  })
}
