import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { type Cluster, dataFolder, logFile, pathForPrograms } from './cluster.ts'
import { ownerMark } from './find-postmaster.ts'
import type { Lifeline } from './lifeline.ts'
import { cleanEnvironment } from './run-as.ts'

/**
 * Starts the server with a watchdog that stops it (a fast, clean shutdown) at the lifeline's end. The watchdog ends with
 * its server, so it never signals a process number that meanwhile belongs to another program.
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

/** A server on its way up: `failure` is null while its shell runs, and the last lines of the log once it has ended. */
export type Launch = { failure(): string | null }

/**
 * @param stalePid the number in a postmaster.pid that is known to be no server of this cluster; PostgreSQL skips its own
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

const largestLog = 5_000_000

/** Opens the log at its end; a log that has grown large becomes the previous one. */
function openLog(path: string): { descriptor: number; start: number } {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0
  if (size > largestLog) renameSync(path, `${path}.1`)
  return { descriptor: openSync(path, 'a', 0o600), start: size > largestLog ? 0 : size }
}

function tail(path: string, start: number): string {
  return readFileSync(path).subarray(start).toString().trim().split('\n').slice(-5).join('\n')
}
