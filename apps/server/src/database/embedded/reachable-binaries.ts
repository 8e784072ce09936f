import { spawnSync } from 'node:child_process'
import { cp, lstat, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Binaries } from './find-binaries.ts'
import { cleanEnvironment, type RunAs } from './run-as.ts'

/**
 * Gives a folder with the PostgreSQL programs that `user` can run: the installed package itself, or, where a parent
 * folder is closed to that user (the shop below root's home), a copy by hard links in a place open to all.
 *
 * @throws Error with what the program said where it runs from nowhere
 */
export async function reachableBinaries(user: RunAs, { folder, version }: Binaries): Promise<string> {
  const complaint = tryRun(user, folder)
  if (complaint === null) return folder
  for (const parent of user.uid === undefined ? [] : ['/var/cache', tmpdir()]) {
    const place = join(parent, `nawwar-postgres-${version}`)
    if (await isRunnable(user, place)) return place
    await copyTo(parent, place, folder)
    if (await isRunnable(user, place)) return place
  }
  throw new Error(`The embedded PostgreSQL does not run here; set DATABASE_URL to use another. ${complaint}`)
}

/** Runs `postgres --version` as the user and returns what went wrong, or null. */
function tryRun(user: RunAs, folder: string): string | null {
  const program = join(folder, 'bin/postgres')
  const options = { ...user, cwd: '/', env: cleanEnvironment, encoding: 'utf8' } as const
  const { status, error, stderr } = spawnSync(program, ['--version'], options)
  return status === 0 ? null : `${program}: ${error?.message ?? stderr.trim()}`
}

/** A place that somebody else made, in a folder where all may write, is not trusted; one of ours that does not run goes. */
async function isRunnable(user: RunAs, place: string): Promise<boolean> {
  const found = await lstat(place).catch(() => null)
  if (!found?.isDirectory() || found.uid !== process.getuid?.() || (found.mode & 0o022) !== 0) return false
  if (tryRun(user, place) === null) return true
  await rm(place, { recursive: true, force: true })
  return false
}

/** Fills a folder beside the place and renames it, so that a place is whole or absent, and of two starts the first one's stays. */
async function copyTo(parent: string, place: string, source: string): Promise<void> {
  const draft = await mkdtemp(join(parent, 'nawwar-postgres-draft-')).catch(() => null)
  if (draft === null) return
  const native = join(draft, 'native')
  if (spawnSync('cp', ['-al', source, native]).status !== 0) {
    await rm(native, { recursive: true, force: true })
    await cp(source, native, { recursive: true, verbatimSymlinks: true })
  }
  spawnSync('chmod', ['-R', 'u+w,go-w,a+rX', native])
  await rename(native, place).catch(() => undefined)
  await rm(draft, { recursive: true, force: true })
}
