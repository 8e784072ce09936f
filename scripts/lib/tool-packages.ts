import { existsSync, mkdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { root, runWithDownloads } from './run.ts'

/** Linter, types, dead code, migrations and the browser's driver: what the proof needs and the shop does not. */
const development = 'tools/development'

/** Folders with a package and a lock file of their own: what only the proof, the bench or the studio needs stays out of the shop's `npm ci`. */
export const toolPackages = ['bench', development, 'tools/studio']

/**
 * Installs what a tool's lock file names, unless that has been done since the file changed.
 *
 * @param folder one of `toolPackages`
 */
export async function installTool(folder: string): Promise<void> {
  const lock = join(root, folder, 'package-lock.json')
  const installed = join(root, folder, 'node_modules/.package-lock.json')
  if (!existsSync(installed) || statSync(installed).mtimeMs < statSync(lock).mtimeMs) {
    console.log(`Installing the packages of ${folder} …`)
    await runWithDownloads('npm', ['ci', '--no-audit', '--no-fund'], { cwd: join(root, folder) })
  }
  if (folder === development) linkIntoRoot(folder)
}

type Manifest = { bin?: string | Record<string, string>; devDependencies?: Record<string, string> }

/**
 * Links the packages and their programs into the root's `node_modules`, where imports, editors and `npx` look for them.
 * `npm ci` removes the links.
 */
function linkIntoRoot(folder: string): void {
  for (const name of Object.keys(readManifest(join(root, folder)).devDependencies ?? {})) {
    const target = join(root, folder, 'node_modules', name)
    link(target, join(root, 'node_modules', name))
    const { bin = {} } = readManifest(target)
    const programs = typeof bin === 'string' ? { [basename(name)]: bin } : bin
    for (const [program, file] of Object.entries(programs))
      link(join(target, file), join(root, 'node_modules/.bin', program))
  }
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
}

/** Leaves what is there, and replaces a link that leads nowhere. */
function link(target: string, path: string): void {
  if (existsSync(path)) return
  rmSync(path, { force: true })
  mkdirSync(dirname(path), { recursive: true })
  symlinkSync(relative(dirname(path), target), path)
}
