import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataFolder } from './cluster.ts'
import { isAlive } from './is-alive.ts'
import { type PostmasterFile, parsePostmasterFile } from './postmaster-file.ts'

/** A postmaster.pid with the answer whether its process is a server of this very cluster. */
export type FoundPostmaster = PostmasterFile & { alive: boolean }

/** A setting without meaning to PostgreSQL that stands in the server's command line and says whose it is. */
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

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}
