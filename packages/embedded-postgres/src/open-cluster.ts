import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { chmod, chown, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { findBinaries, makeRunnable } from './binaries.ts'
import { type Cluster, dataFolder, passwordFile, pathForPrograms, role } from './cluster.ts'
import { isAlive } from './postmaster.ts'
import { chooseUser, cleanEnvironment, type RunAs } from './run-as.ts'

/**
 * Opens the cluster in `folder`, and creates it at the first start. The owner of an existing cluster does not change.
 *
 * @throws Error where the cluster belongs to another user, was made by another PostgreSQL version, or is no cluster
 */
export async function openCluster(folder: string, settings: Record<string, string>): Promise<Cluster> {
  const binaries = findBinaries()
  const isNew = !existsSync(dataFolder(folder))
  const user = isNew ? chooseUser() : takeOwner(dataFolder(folder))
  const programs = await makeRunnable(binaries, user)
  if (isNew) await createCluster({ folder, programs, user, settings })
  checkVersion(dataFolder(folder), binaries.version)
  return { folder, programs, user, settings }
}

/** Root runs a cluster as the owner of its data. A copy that root restored (`cp -r`) is given to the usual user first. */
function takeOwner(data: string): RunAs {
  const self = process.getuid?.()
  const { uid, gid } = statSync(data)
  if (self === 0 && uid !== 0) return { uid, gid }
  if (self !== 0 && uid === self) return {}
  if (self !== 0) throw new Error(`${data} belongs to user ${uid}. Start as that user, or choose another DATA_DIR.`)
  const user = chooseUser()
  spawnSync('chown', ['-R', `${user.uid}:${user.gid}`, data])
  spawnSync('chmod', ['700', data])
  return user
}

function checkVersion(data: string, version: string): void {
  const file = join(data, 'PG_VERSION')
  if (!existsSync(file)) throw new Error(`${data} is not a PostgreSQL data folder. Move it away, or set DATA_DIR.`)
  const made = readFileSync(file, 'utf8').trim()
  if (!version.startsWith(`${made}.`)) {
    throw new Error(`${data} was made by PostgreSQL ${made} and this is ${version}: dump it there, load it here.`)
  }
}

/** Under LC_CTYPE C only English letters are letters, so Arabic search would have no trigrams. macOS has no C.UTF-8. */
const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'
const flags = [
  ...['--encoding=UTF8', '--locale-provider=icu', '--icu-locale=und', `--locale=${locale}`],
  ...[`--username=${role}`, '--auth=scram-sha-256', '--pwfile=/dev/stdin', '--no-instructions'],
]

/**
 * Creates a cluster with a random password. It is created in a draft folder, which is renamed when it is complete: a crash
 * leaves no half cluster, and when two processes start at once the second uses the cluster of the first.
 *
 * @throws Error with the message of initdb
 */
async function createCluster(cluster: Cluster): Promise<void> {
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

/** Another process was faster: the target is a folder that is not empty. */
function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOTEMPTY' || error.code === 'EEXIST')
}

/** Removes the drafts of processes that died while they created a cluster. */
async function removeDrafts(folder: string): Promise<void> {
  for (const name of await readdir(dirname(folder))) {
    const pid = name.startsWith(`${basename(folder)}.new-`) ? Number(name.split('-').at(-2)) : Number.NaN
    if (Number.isInteger(pid) && !isAlive(pid)) await rm(join(dirname(folder), name), { recursive: true, force: true })
  }
}
