import { mkdirSync, realpathSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { clusterFolder, clusterUrl } from './cluster.ts'
import { ensurePostmaster, keepRunning } from './ensure-postmaster.ts'
import { holdLifeline } from './launch-postmaster.ts'
import { openCluster } from './open-cluster.ts'
import { findPostmaster } from './postmaster.ts'

export type EmbeddedPostgres = {
  /** URL with the password; it stays the same until `stop`, also when the server had to be started again */
  url: string
  /** releases the server, and waits for its clean end unless another process of the shop uses it */
  stop(): Promise<void>
}

export type EmbeddedPostgresInput = {
  /** folder of the shop's data; the cluster is its `postgres` folder */
  dataDir: string
  log: (message: string) => void
  /** server settings over those of the shop, by name */
  settings?: Record<string, string>
}

/**
 * Server settings for a small shop on one machine. They are given on the command line, so a new release brings its own.
 * What is not named here has PostgreSQL's default: every commit is on disk before it is confirmed.
 */
const shopSettings: Record<string, string> = {
  shared_buffers: '192MB',
  effective_cache_size: '1GB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  max_connections: '100',
  synchronous_commit: 'on',
  max_wal_size: '1GB',
  wal_compression: 'on',
  // The data is on a solid-state disk or in memory, and queries are short: no compiling of plans.
  random_page_cost: '1.1',
  jit: 'off',
  log_min_messages: 'warning',
  log_checkpoints: 'off',
  log_line_prefix: '%m [%p] ',
  log_timezone: 'UTC',
  timezone: 'UTC',
}

/**
 * Runs a PostgreSQL server for the shop on 127.0.0.1 and a free port, with its data in `dataDir/postgres`. The first start
 * creates the cluster. A process that finds a running server uses it too. The server is started again when it dies, and
 * ends cleanly after the last process of the shop that uses it, even when that one was killed.
 *
 * @throws Error that says what to do (another DATA_DIR, or DATABASE_URL) where it cannot run
 */
export async function startEmbeddedPostgres(input: EmbeddedPostgresInput): Promise<EmbeddedPostgres> {
  mkdirSync(input.dataDir, { recursive: true })
  const folder = clusterFolder(realpathSync(input.dataDir))
  const cluster = await openCluster(folder, { ...shopSettings, ...input.settings })
  const lifeline = holdLifeline(folder)
  try {
    const server = await ensurePostmaster(cluster, lifeline)
    const watch = keepRunning(cluster, lifeline, server, input.log)
    return {
      url: clusterUrl(folder, server.port),
      stop: async () => {
        await watch.end()
        lifeline.release()
        await waitForEnd(folder)
      },
    }
  } catch (error) {
    lifeline.release()
    throw error
  }
}

const noticeMillis = 400

/** The watchdog needs a moment to act; a server that is still ready then is used by another process of the shop. */
async function waitForEnd(folder: string): Promise<void> {
  const start = Date.now()
  for (;;) {
    const found = findPostmaster(folder)
    if (!found?.alive) return
    if (found.status === 'ready' && Date.now() - start > noticeMillis) return
    await delay(15)
  }
}

/**
 * Finds the server process that runs on a data directory, for tests and drills that kill it.
 *
 * @returns its process id, or null where none runs
 */
export function findServerProcess(dataDir: string): number | null {
  const found = findPostmaster(clusterFolder(realpathSync(dataDir)))
  return found?.alive ? found.pid : null
}

/**
 * Kills a server process, as the system does when memory is short.
 *
 * @param pid as of `findServerProcess`
 * @throws Error for null: process 0 would be the whole process group of the caller
 */
export function killServer(pid: number | null): void {
  if (pid === null) throw new Error('No server process to kill')
  process.kill(pid, 'SIGKILL')
}
