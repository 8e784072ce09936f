import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** The user that a PostgreSQL program runs as; an empty object means this process's own. */
export type RunAs = { uid?: number; gid?: number }

/** PostgreSQL programs get a clean environment: no PG* variables, no secrets, time zone UTC. */
export const cleanEnvironment = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

/**
 * Chooses the owner of a new cluster. PostgreSQL refuses to run as root, so root gives it to the system's
 * `postgres` user or else to `nobody`.
 *
 * @throws Error where this process is root and the system has neither user
 */
export function chooseUser(): RunAs {
  if (process.getuid?.() !== 0) return {}
  const users = parsePasswd(readFileSync('/etc/passwd', 'utf8'))
  const user = users.get('postgres') ?? users.get('nobody')
  if (user === undefined) {
    throw new Error(
      'PostgreSQL does not run as root, and this system has neither a postgres nor a nobody user. ' +
        'Start as an ordinary user, or set DATABASE_URL.',
    )
  }
  return user
}

/** Reads the users of a passwd file. */
export function parsePasswd(text: string): Map<string, { uid: number; gid: number }> {
  const users = new Map<string, { uid: number; gid: number }>()
  for (const line of text.split('\n')) {
    const [name, , uid, gid] = line.split(':')
    if (name && uid && gid) users.set(name, { uid: Number(uid), gid: Number(gid) })
  }
  return users
}

/** Tells whether the user may enter a folder by its path; a parent such as a home folder may be closed to it. */
export function canEnter(user: RunAs, folder: string): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], { ...user, cwd: '/', stdio: 'ignore' }).status === 0
}
