import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, chown, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { type Cluster, dataFolder, passwordFile, pathForPrograms, role } from './cluster.ts'
import { isAlive } from './is-alive.ts'
import { cleanEnvironment } from './run-as.ts'

/** LC_CTYPE C has no letters but English ones, and so no trigrams for Arabic search; macOS has no C.UTF-8. */
const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'
const flags = [
  ...['--encoding=UTF8', '--locale-provider=icu', '--icu-locale=und', `--locale=${locale}`],
  ...[`--username=${role}`, '--auth=scram-sha-256', '--pwfile=/dev/stdin', '--no-instructions'],
]

/**
 * Makes a cluster with a random password. It is made beside its place and renamed when it is whole, so a crash leaves
 * nothing half done and of two processes that start at once one wins and the other uses the winner's.
 *
 * @throws Error with initdb's own words
 */
export async function createCluster(cluster: Cluster): Promise<void> {
  const { folder } = cluster
  await mkdir(dirname(folder), { recursive: true })
  await removeDrafts(folder)
  const draft = await mkdtemp(`${folder}.new-${process.pid}-`)
  try {
    await fillDraft(draft, cluster)
    await rename(draft, folder)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    if (!isTaken(error)) throw error
  }
}

async function fillDraft(draft: string, cluster: Cluster): Promise<void> {
  const { user } = cluster
  await chmod(draft, 0o755)
  const data = dataFolder(draft)
  await mkdir(data, { mode: 0o700 })
  if (user.uid !== undefined && user.gid !== undefined) await chown(data, user.uid, user.gid)
  const password = randomBytes(24).toString('base64url')
  await writeFile(passwordFile(draft), `${password}\n`, { mode: 0o600 })
  await runInitdb(data, cluster, password)
}

/** The password goes through a pipe that initdb's own user made: a pipe of root could not be opened as /dev/stdin. */
async function runInitdb(data: string, { programs, user, settings }: Cluster, password: string): Promise<void> {
  const speed = settings.fsync === 'off' ? ['--no-sync'] : []
  const args = [join(programs, 'bin/initdb'), ...flags, ...speed, '-D', pathForPrograms(user, data)]
  const child = spawn('/bin/sh', ['-c', 'cat | "$0" "$@"', ...args], { ...user, cwd: data, env: cleanEnvironment })
  const closed = new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve))
  child.stdin.end(`${password}\n`)
  const [code, output, errors] = await Promise.all([closed, text(child.stdout), text(child.stderr)])
  if (code !== 0) throw new Error(`initdb failed (${code}) in ${data}: ${errors.trim() || output.trim()}`)
}

/** Another process was faster: the place is a folder that is not empty. */
function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOTEMPTY' || error.code === 'EEXIST')
}

/** Removes what processes left that died while they made a cluster. */
async function removeDrafts(folder: string): Promise<void> {
  for (const name of await readdir(dirname(folder))) {
    const pid = name.startsWith(`${basename(folder)}.new-`) ? Number(name.split('-').at(-2)) : Number.NaN
    if (Number.isInteger(pid) && !isAlive(pid)) await rm(join(dirname(folder), name), { recursive: true, force: true })
  }
}
