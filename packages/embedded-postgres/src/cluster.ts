import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { canEnter, type RunAs } from './run-as.ts'

/** A PostgreSQL cluster on disk, and what is needed to run programs on it. */
export type Cluster = {
  /** `DATA_DIR/postgres`: holds the data folder, the password, the log and the lifeline */
  folder: string
  /** folder with bin, lib and share of PostgreSQL, which `user` can run */
  programs: string
  /** owner of the data folder */
  user: RunAs
  /** server settings, by name */
  settings: Record<string, string>
}

export const clusterFolder = (dataDir: string) => join(dataDir, 'postgres')
export const dataFolder = (folder: string) => join(folder, 'data')
export const passwordFile = (folder: string) => join(folder, 'password')
export const logFile = (folder: string) => join(folder, 'server.log')

/** The role that owns everything; its password is random and never leaves DATA_DIR. */
export const role = 'nawwar'

/**
 * The path of the data folder for programs that run as the cluster's user and start inside that folder. A parent may be
 * closed to that user, for example when DATA_DIR is below root's home. The real path fails then, but on Linux the working
 * directory can still be opened.
 *
 * @throws Error where neither path works
 */
export function pathForPrograms(user: RunAs, data: string): string {
  if (canEnter(user, data)) return data
  if (existsSync('/proc/self/cwd')) return '/proc/self/cwd'
  throw new Error(`User ${user.uid} may not enter ${data}. Choose another DATA_DIR, or set DATABASE_URL.`)
}

/** The URL of the cluster's server on a port of this machine. */
export function clusterUrl(folder: string, port: number): string {
  const password = readFileSync(passwordFile(folder), 'utf8').trim()
  return `postgres://${role}:${password}@127.0.0.1:${port}/postgres`
}
