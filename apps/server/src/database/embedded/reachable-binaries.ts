import { spawnSync } from 'node:child_process'
import { cp, lstat, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
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
    if ((await isOurs(place)) && tryRun(user, place) === null) return place
    if ((await copyTo(parent, place, folder)) && tryRun(user, place) === null) return place
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

/** A place that somebody else made, in a folder where all may write, is not trusted. */
async function isOurs(place: string): Promise<boolean> {
  const found = await lstat(place).catch(() => null)
  return found?.isDirectory() === true && found.uid === process.getuid?.() && (found.mode & 0o022) === 0
}

/** Fills a folder beside the place and renames it, so that a place is whole or absent and two starts may race. */
async function copyTo(parent: string, place: string, source: string): Promise<boolean> {
  try {
    await mkdir(parent, { recursive: true })
    const draft = await mkdtemp(join(parent, 'nawwar-postgres-draft-'))
    const native = join(draft, 'native')
    if (spawnSync('cp', ['-al', source, native]).status !== 0) {
      await rm(native, { recursive: true, force: true })
      await cp(source, native, { recursive: true, verbatimSymlinks: true })
    }
    spawnSync('chmod', ['-R', 'u+w,go-w,a+rX', native])
    if (await isOurs(place)) await rm(place, { recursive: true })
    await rename(native, place).catch(() => undefined)
    await rm(draft, { recursive: true, force: true })
    return await isOurs(place)
  } catch {
    return false
  }
}
