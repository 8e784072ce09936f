import { existsSync } from 'node:fs'
import { glob, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { type Fingerprint, isUnchanged, takeFingerprint } from './fingerprint.ts'
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

async function isFresh({ folder, sources }: Bundle): Promise<boolean> {
  return isUnchanged(await readStamp(join(root, folder, 'build')), root, sources)
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
  const fingerprint = await takeFingerprint(root, sources)
  await make(basename(draft), workspace)
  await precompress(join(draft, browserFiles))
  await writeFile(join(draft, 'stamp.json'), JSON.stringify(fingerprint))
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

async function readStamp(built: string): Promise<Fingerprint | null> {
  try {
    return JSON.parse(await readFile(join(built, 'stamp.json'), 'utf8'))
  } catch {
    return null
  }
}
