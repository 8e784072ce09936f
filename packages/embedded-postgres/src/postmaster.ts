import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataFolder } from './cluster.ts'

/** What postmaster.pid says about a running (or crashed) server. `status` is null while the server still writes the file. */
export type PostmasterFile = { pid: number; port: number | null; status: PostmasterStatus | null }
export type PostmasterStatus = 'starting' | 'stopping' | 'ready' | 'standby'

/** `alive` says whether the process exists and is a server of this cluster. */
export type FoundPostmaster = PostmasterFile & { alive: boolean }

/** A setting that PostgreSQL ignores. It marks the server's command line with its cluster. */
export const ownerMark = (folder: string) => `nawwar.cluster=${folder}`

/**
 * Looks for the server of a cluster.
 *
 * @returns null without postmaster.pid; `alive: false` where the process is gone or its number now belongs to another program
 */
export function findPostmaster(folder: string): FoundPostmaster | null {
  const file = readIfThere(join(dataFolder(folder), 'postmaster.pid'))
  const found = file === null ? null : parsePostmasterFile(file)
  if (found === null) return null
  return { ...found, alive: isAlive(found.pid) && commandLine(found.pid).includes(ownerMark(folder)) }
}

/** The arguments of a process, empty where it is gone; everybody may read them. */
function commandLine(pid: number): string[] {
  if (existsSync('/proc/self/cmdline')) return readIfThere(`/proc/${pid}/cmdline`)?.split('\0') ?? []
  try {
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
      .trim()
      .split(' ')
  } catch {
    return []
  }
}

/** Says whether a process exists, also one of another user. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

const statuses: readonly string[] = ['starting', 'stopping', 'ready', 'standby'] satisfies PostmasterStatus[]

/**
 * Reads postmaster.pid. Its lines are: pid, data folder, start time, port, socket folder, listen address,
 * shared memory key, status. The server adds the later lines while it starts.
 *
 * @returns null where the first line is not a process id (an empty file after a power cut)
 * @see https://www.postgresql.org/docs/18/storage-file-layout.html
 */
export function parsePostmasterFile(text: string): PostmasterFile | null {
  const lines = text.split('\n').map((line) => line.trim())
  const pid = parsePositive(lines[0])
  if (pid === null) return null
  return { pid, port: parsePositive(lines[3]), status: isStatus(lines[7]) ? lines[7] : null }
}

function parsePositive(line: string | undefined): number | null {
  return line !== undefined && /^[1-9]\d{0,9}$/.test(line) ? Number(line) : null
}

function isStatus(line: string | undefined): line is PostmasterStatus {
  return line !== undefined && statuses.includes(line)
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}
