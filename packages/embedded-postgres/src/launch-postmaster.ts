import { execFileSync, spawn } from 'node:child_process'
import { closeSync, constants, existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Cluster, dataFolder, logFile, pathForPrograms } from './cluster.ts'
import { ownerMark } from './postmaster.ts'
import { cleanEnvironment } from './run-as.ts'

/**
 * A named pipe that every process of the shop opens for writing; nothing is ever written to it. The watchdog beside the
 * server reads it. End of file means that no holder is left: the kernel closes the pipe of a process however it dies.
 */
export type Lifeline = { openReader(): number; release(): void }

/** Opens the cluster's lifeline, and creates it at the first start. */
export function holdLifeline(folder: string): Lifeline {
  const path = join(folder, 'lifeline')
  if (!existsSync(path)) makePipe(path)
  // Open for both directions: opening for writing alone would wait for a reader.
  const writer = openSync(path, constants.O_RDWR)
  return {
    openReader: () => openSync(path, constants.O_RDONLY),
    release: () => closeSync(writer),
  }
}

function makePipe(path: string): void {
  try {
    execFileSync('mkfifo', ['-m', '600', path], { stdio: 'pipe' })
  } catch (error) {
    if (!existsSync(path)) throw new Error(`Cannot make the named pipe ${path}`, { cause: error })
  }
}

/**
 * Starts the server, and stops it (a fast, clean shutdown) at the lifeline's end of file. The watchdog ends with
 * its server, so it never signals a process id that another program has meanwhile.
 */
const watchdog = `
exec 3<&0
"$0" "$@" </dev/null 3<&- &
server=$!
{ read -r _ <&3; kill -INT "$server"; } &
watcher=$!
exec 3<&-
wait "$server"
code=$?
kill "$watcher" 2>/dev/null
exit "$code"
`

/** A server that is starting: `failure` is null while its shell runs, and the last lines of the log once it has ended. */
export type Launch = { failure(): string | null }

/**
 * Starts the server and its watchdog as processes of their own.
 *
 * @param stalePid the number in a postmaster.pid that is known to be no server of this cluster. PostgreSQL then skips its own
 *   (weaker) test of that number, and still refuses where processes of a dead server use the cluster's memory
 */
export function launchPostmaster(cluster: Cluster, lifeline: Lifeline, port: number, stalePid: number | null): Launch {
  const log = openLog(logFile(cluster.folder))
  const reader = lifeline.openReader()
  const data = dataFolder(cluster.folder)
  const env = { ...cleanEnvironment, ...(stalePid !== null && { PG_GRANDPARENT_PID: String(stalePid) }) }
  const child = spawn('/bin/sh', ['-c', watchdog, ...serverCommand(cluster, port)], {
    ...cluster.user,
    cwd: data,
    env,
    detached: true,
    stdio: [reader, 'ignore', log.descriptor],
  })
  closeSync(reader)
  closeSync(log.descriptor)
  child.unref()
  let end: (() => string) | null = null
  child.on('error', (error) => {
    end = () => error.message
  })
  child.on('exit', () => {
    end = () => tail(logFile(cluster.folder), log.start)
  })
  return { failure: () => end?.() ?? null }
}

function serverCommand({ folder, programs, user, settings }: Cluster, port: number): string[] {
  const all = { ...settings, listen_addresses: '127.0.0.1', unix_socket_directories: '' }
  return [
    `${programs}/bin/postgres`,
    ...['-D', pathForPrograms(user, dataFolder(folder)), '-p', String(port), '-c', ownerMark(folder)],
    ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
}

const maxLogBytes = 5_000_000

/** Opens the log at its end. A log above `maxLogBytes` is renamed first, over the previous one. */
function openLog(path: string): { descriptor: number; start: number } {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0
  if (size > maxLogBytes) renameSync(path, `${path}.1`)
  return { descriptor: openSync(path, 'a', 0o600), start: size > maxLogBytes ? 0 : size }
}

function tail(path: string, start: number): string {
  return readFileSync(path).subarray(start).toString().trim().split('\n').slice(-5).join('\n')
}
