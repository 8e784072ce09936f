import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { glob, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { withLock } from './lock.ts'
import { precompress } from './precompress.ts'
import { root, secondsSince } from './run.ts'

/** Something that is built for browsers. */
export type Bundle = {
  name: string
  /** Of the workspace, below the repository's. */
  folder: string
  /** What the build is made from. */
  sources: string[]
  /** Folder of the built files for browsers, in the build. */
  browserFiles: string
  /** Builds into the folder of this name in the workspace. */
  make: (draft: string, workspace: string) => Promise<void>
}

/** Builds where the build is missing, was interrupted, or was made from other sources. */
export async function buildIfStale(bundle: Bundle): Promise<void> {
  if (await isFresh(bundle)) return
  await withLock(lockOf(bundle), async () => {
    if (!(await isFresh(bundle))) await make(bundle)
  })
}

/** Builds whatever is there. */
export function build(bundle: Bundle): Promise<void> {
  return withLock(lockOf(bundle), () => make(bundle))
}

function lockOf({ name }: Bundle): string {
  return join(root, `node_modules/.cache/${name}-build.lock`)
}

/** An interrupted build has no stamp. */
async function isFresh({ folder, sources }: Bundle): Promise<boolean> {
  const stamp = await readFile(join(root, folder, 'build/stamp'), 'utf8').catch(() => null)
  return stamp === takeFingerprint(root, sources)
}

const ignored = /(^|\/)(node_modules|build|build\.draft-.*|\.react-router)(\/|$)|\.test\.tsx?$/

/** Hashes the names and contents of all files that match the patterns. A clone or a `touch` does not change it. */
export function takeFingerprint(folder: string, patterns: string[]): string {
  const hash = createHash('sha256')
  const entries = globSync(patterns, { cwd: folder, withFileTypes: true, exclude: ({ name }) => ignored.test(name) })
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  for (const file of files.sort()) hash.update(`${file.slice(folder.length)}\0`).update(readFileSync(file))
  return hash.digest('hex')
}

/**
 * Builds into a folder of this process and renames it when it is whole, with the fingerprint of its sources. So there is
 * never half a build, even when this process is killed while its builder runs.
 */
async function make({ name, folder, sources, browserFiles, make }: Bundle): Promise<void> {
  const start = performance.now()
  console.log(`Building the ${name} …`)
  const workspace = join(root, folder)
  await removeDrafts(workspace)
  const draft = join(workspace, `build.draft-${process.pid}`)
  const fingerprint = takeFingerprint(root, sources)
  await make(basename(draft), workspace)
  await precompress(join(draft, browserFiles))
  await writeFile(join(draft, 'stamp'), fingerprint)
  await replaceFolder(join(workspace, 'build'), draft)
  console.log(`Built the ${name} in ${secondsSince(start)}.`)
}

async function replaceFolder(folder: string, replacement: string): Promise<void> {
  const old = `${replacement}-old`
  if (existsSync(folder)) await rename(folder, old)
  await rename(replacement, folder)
  await rm(old, { recursive: true, force: true })
}

async function removeDrafts(workspace: string): Promise<void> {
  for await (const name of glob('build.draft-*', { cwd: workspace })) {
    await rm(join(workspace, name), { recursive: true, force: true })
  }
}
