import { once } from 'node:events'
import { rmSync, statSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type Cluster, dataFolder } from './cluster.ts'
import { type Launch, type Lifeline, launchPostmaster } from './launch-postmaster.ts'
import { findPostmaster, isAlive } from './postmaster.ts'

/** A server that takes connections on a port of 127.0.0.1. */
export type Postmaster = { pid: number; port: number }

const pollMillis = 15
const retryMillis = 250
const maxAttempts = 20

/**
 * Returns the cluster's running server, and starts one where none runs. When two processes start it at the same moment,
 * PostgreSQL's own lock lets one through and the other uses that server. A server that recovers from a crash is waited for
 * without limit.
 *
 * @param fixedPort the only port to use, because its URL was already given away
 * @throws Error with the end of the server's log after 20 attempts (about 5 s: the processes of a dead server may take
 *   a moment to notice its death)
 */
export async function ensurePostmaster(cluster: Cluster, lifeline: Lifeline, fixedPort?: number): Promise<Postmaster> {
  let reason = ''
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const running = await waitForServer(cluster.folder)
    if (running !== null) return running
    const dead = findPostmaster(cluster.folder)
    const port = fixedPort ?? (attempt === 0 ? dead?.port : null) ?? (await findFreePort())
    const launch = launchPostmaster(cluster, lifeline, port, dead?.pid ?? null)
    const started = await waitForServer(cluster.folder, launch)
    if (started !== null) return started
    reason = launch.failure() ?? ''
    await delay(retryMillis)
    removeRemnant(cluster.folder)
  }
  throw new Error(`The embedded PostgreSQL does not start:\n${reason}`)
}

/** Waits while a server starts or stops. Returns it when it is ready, and null when none runs. */
async function waitForServer(folder: string, launch?: Launch): Promise<Postmaster | null> {
  for (;;) {
    const found = findPostmaster(folder)
    if (found?.alive && found.status === 'ready' && found.port !== null) return { pid: found.pid, port: found.port }
    const isStarting = launch !== undefined && launch.failure() === null
    if (!found?.alive && !isStarting) return null
    await delay(pollMillis)
  }
}

const remnantMillis = 1000

/** A power cut leaves a postmaster.pid without a number, and PostgreSQL refuses to start over it. A younger one is being written. */
function removeRemnant(folder: string): void {
  const path = join(dataFolder(folder), 'postmaster.pid')
  const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY)
  if (age > remnantMillis && findPostmaster(folder) === null) rmSync(path)
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

const watchMillis = 250

/**
 * Starts the server again on its port whenever its process is gone.
 *
 * @param log receives a line for each restart, and the reason of a failure
 */
export function keepRunning(cluster: Cluster, lifeline: Lifeline, first: Postmaster, log: (message: string) => void) {
  let server = first
  let restarting: Promise<void> | null = null
  const restart = async () => {
    log('The embedded PostgreSQL has gone; starting it again.')
    try {
      server = await ensurePostmaster(cluster, lifeline, first.port)
      log('The embedded PostgreSQL is back.')
    } catch (error) {
      log(String(error))
    }
    restarting = null
  }
  const timer = setInterval(() => {
    if (restarting === null && !isAlive(server.pid)) restarting = restart()
  }, watchMillis).unref()
  return {
    end: async () => {
      clearInterval(timer)
      await restarting
    },
  }
}
