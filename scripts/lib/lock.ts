import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

const pollMillis = 200
/** Longer than any build: a lock this old was left by a process whose number another program has now. */
const forgottenMillis = 15 * 60_000

/** Runs `work` while no other process runs work under the same lock file. The lock of a dead process is taken over. */
export async function withLock<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
  await mkdir(dirname(path), { recursive: true })
  while (!(await takeLock(path))) {
    if (await isAbandoned(path)) await rm(path, { force: true })
    else await delay(pollMillis)
  }
  try {
    return await work()
  } finally {
    await rm(path, { force: true })
  }
}

async function takeLock(path: string): Promise<boolean> {
  try {
    await writeFile(path, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

async function isAbandoned(path: string): Promise<boolean> {
  const found = await Promise.all([readFile(path, 'utf8'), stat(path)]).catch(() => null)
  if (found === null) return false
  const [pid, { mtimeMs }] = found
  return Date.now() - mtimeMs > forgottenMillis || (pid !== '' && !isAlive(Number(pid)))
}

/** Says whether a process exists, also one of another user. */
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
