import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Cluster, dataFolder } from './cluster.ts'
import { createCluster } from './create-cluster.ts'
import { findBinaries } from './find-binaries.ts'
import { reachableBinaries } from './reachable-binaries.ts'
import { chooseUser, type RunAs } from './run-as.ts'

/**
 * Opens the cluster in `folder`, making it at the first start. An existing one keeps its owner, whoever starts it.
 *
 * @throws Error where the cluster is another user's, of another PostgreSQL, or not a cluster at all
 */
export async function openCluster(folder: string, settings: Record<string, string>): Promise<Cluster> {
  const binaries = findBinaries()
  const isNew = !existsSync(dataFolder(folder))
  const user = isNew ? chooseUser() : takeOwner(dataFolder(folder))
  const programs = await reachableBinaries(user, binaries)
  if (isNew) await createCluster({ folder, programs, user, settings })
  checkVersion(dataFolder(folder), binaries.version)
  return { folder, programs, user, settings }
}

/** Root runs a cluster as the owner of its data; a copy restored by root (`cp -r`) goes to the usual user first. */
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
