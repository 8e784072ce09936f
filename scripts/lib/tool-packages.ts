import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './run.ts'

/** Folders with a package and a lock file of their own: what only the proof, the bench or the studio needs stays out of the shop's `npm ci`. */
export const toolPackages = ['bench', 'tools/studio']

/**
 * Installs what a tool's lock file names, where that has not been done since the file changed.
 *
 * @param folder one of `toolPackages`
 */
export async function installTool(folder: string): Promise<void> {
  const lock = join(root, folder, 'package-lock.json')
  const installed = join(root, folder, 'node_modules/.package-lock.json')
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return
  console.log(`Installing what ${folder} needs …`)
  await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: join(root, folder) })
}
