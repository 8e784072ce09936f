import { statfsSync } from 'node:fs'

const memory = '/dev/shm'
/** Shops of two workers, the server's tests and their logs take less than 3 GB. In bytes. */
const room = 8e9

/**
 * Lets tests of this process and its children keep their databases, pictures and browser profiles in memory, where the machine has room for them and
 * names no other folder (`TMPDIR`): nothing of them has to last, and copying an empty database takes 20 ms there and half a second on some disks.
 */
export function writeToMemory(): void {
  if (process.env.TMPDIR === undefined && hasRoom()) process.env.TMPDIR = memory
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize > room
  } catch {
    return false
  }
}
