import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './lib/run.ts'

/** Checks the types of every workspace; the storefront's route types are generated first. All are checked, also after a failure. */
const { workspaces }: { workspaces: string[] } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
/** The service worker lives without a document and has types of its own. */
const places = [...workspaces, 'apps/storefront/service-worker']
const folders = globSync(places, { cwd: root }).filter((folder) => existsSync(join(root, folder, 'tsconfig.json')))

await run('react-router', ['typegen'], { cwd: join(root, 'apps/storefront') })
for (const folder of ['.', ...folders.sort()]) {
  await run('tsc', ['--project', folder]).catch((error: Error) => {
    console.error(error.message)
    process.exitCode = 1
  })
}
