import { once } from 'node:events'
import { rmSync, statSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type Cluster, dataFolder } from './cluster.ts'
import { findPostmaster } from './find-postmaster.ts'
import { type Launch, launchPostmaster } from './launch-postmaster.ts'
import type { Lifeline } from './lifeline.ts'

/** A server that takes connections on a port of 127.0.0.1. */
export type Postmaster = { pid: number; port: number }

const pollMillis = 15
const retryMillis = 250
const attempts = 20

/**
 * Gives the cluster's server, starting it where none runs. PostgreSQL's own lock decides between two processes that start it
 * at the same moment; the loser takes the winner's. A server that recovers from a crash is waited for, however long it takes.
 *
 * @param fixedPort the port to use whatever happens, because its address was already given away
 * @throws Error with the end of the server's log after 20 vain attempts (about 5 s: processes of a dead server may take
 *   a moment to notice its death)
 */
export async function raisePostmaster(cluster: Cluster, lifeline: Lifeline, fixedPort?: number): Promise<Postmaster> {
  let reason = ''
  for (let attempt = 0; attempt < attempts; attempt += 1) {
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

/** Waits while a server comes up or goes down; gives it when it is ready, null when there is none (any more). */
async function waitForServer(folder: string, launch?: Launch): Promise<Postmaster | null> {
  for (;;) {
    const found = findPostmaster(folder)
    if (found?.alive && found.status === 'ready' && found.port !== null) return { pid: found.pid, port: found.port }
    const isComing = launch !== undefined && launch.failure() === null
    if (!found?.alive && !isComing) return null
    await delay(pollMillis)
  }
}

const remnantMillis = 1000

/** A postmaster.pid without a number, not just being written, was left by a power cut; PostgreSQL refuses to start over it. */
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
