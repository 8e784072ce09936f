import { mkdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type Cluster, clusterUrl } from './cluster.ts'
import { findPostmaster } from './find-postmaster.ts'
import { isAlive } from './is-alive.ts'
import { holdLifeline, type Lifeline } from './lifeline.ts'
import { openCluster } from './open-cluster.ts'
import { type Postmaster, raisePostmaster } from './raise-postmaster.ts'
import { shopSettings } from './settings.ts'

export type EmbeddedPostgres = {
  /** address with the password; stays the same until `stop`, also when the server had to be started again */
  url: string
  /** lets go of the server, and waits for its clean end where no other process of the shop uses it */
  stop(): Promise<void>
}

export type EmbeddedPostgresInput = {
  /** folder of the shop's data; the cluster lies in its `postgres` folder */
  dataDir: string
  log: (message: string) => void
  /** server settings over those of the shop, by name */
  settings?: Record<string, string>
}

/**
 * Runs a PostgreSQL of the shop's own, on 127.0.0.1 and a free port, with its data in `dataDir/postgres`. The first start makes
 * the cluster; a process that finds a server already running uses it too. The server is started again when it dies, and ends
 * cleanly after the last process of the shop that uses it, even one that was killed.
 *
 * @throws Error that says what to do (another DATA_DIR, or DATABASE_URL) where it cannot run
 */
export async function startEmbeddedPostgres(input: EmbeddedPostgresInput): Promise<EmbeddedPostgres> {
  mkdirSync(input.dataDir, { recursive: true })
  const folder = join(realpathSync(input.dataDir), 'postgres')
  const cluster = await openCluster(folder, { ...shopSettings, ...input.settings })
  const lifeline = holdLifeline(folder)
  try {
    const server = await raisePostmaster(cluster, lifeline)
    const watch = keepAlive(cluster, lifeline, server, input.log)
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

const watchMillis = 250

/** Starts the server again on its port when its process is gone. */
function keepAlive(cluster: Cluster, lifeline: Lifeline, first: Postmaster, log: (message: string) => void) {
  let server = first
  let raising: Promise<void> | null = null
  const raise = async () => {
    log('The embedded PostgreSQL has gone; starting it again.')
    try {
      server = await raisePostmaster(cluster, lifeline, first.port)
      log('The embedded PostgreSQL is back.')
    } catch (error) {
      log(String(error))
    }
    raising = null
  }
  const timer = setInterval(() => {
    if (raising === null && !isAlive(server.pid)) raising = raise()
  }, watchMillis).unref()
  return {
    end: async () => {
      clearInterval(timer)
      await raising
    },
  }
}

const noticeMillis = 400

/** The watchdog needs a moment to act; a server that stays ready is in use by another process of the shop. */
async function waitForEnd(folder: string): Promise<void> {
  const start = Date.now()
  for (;;) {
    const found = findPostmaster(folder)
    if (!found?.alive) return
    if (found.status === 'ready' && Date.now() - start > noticeMillis) return
    await delay(15)
  }
}
