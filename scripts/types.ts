import { join } from 'node:path'
import { root, run } from './lib/run.ts'
import { installTool, toolPackages } from './lib/tool-packages.ts'
import { listTypeProjects } from './lib/type-projects.ts'

/** More need a gigabyte of memory each, and the largest takes as long as all others together. */
const atOnce = 2

/** Checks the types of every workspace and tool; the storefront's route types are generated first. All are checked, also after a failure. */
await run('react-router', ['typegen'], { cwd: join(root, 'apps/storefront') })
for (const folder of toolPackages) await installTool(folder)
const waiting = listTypeProjects().values()
await Promise.all(Array.from({ length: atOnce }, checkOneByOne))

/** Several checkers in one project would each work out most of its types for themselves. */
async function checkOneByOne(): Promise<void> {
  for (const folder of waiting) {
    await run('tsc', ['--project', folder, '--checkers', '1']).catch((error: Error) => {
      console.error(error.message)
      process.exitCode = 1
    })
  }
}
