import { execFileSync } from 'node:child_process'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** A disk of some megabytes on a folder, so that it can really be full. */
export type SmallDisk = {
  /** Fills the free space to the last byte. */
  fill(): void
  /** Frees the space that `fill` took. */
  makeRoom(): void
  unmount(): void
}

/**
 * Mounts a file system in memory on an empty folder. What is written to it fails with ENOSPC when it is full, as on any disk.
 *
 * @throws Error where mounting is not allowed: the drill needs root on Linux
 */
export function mountSmallDisk(folder: string, megabytes: number): SmallDisk {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'nawwar-drill', folder])
  const filler = join(folder, 'filler')
  return {
    fill() {
      const file = openSync(filler, 'a')
      for (const size of [1024 * 1024, 4096, 1]) while (hasRoomFor(file, size));
      closeSync(file)
    },
    makeRoom: () => rmSync(filler, { force: true }),
    unmount: () => void execFileSync('umount', ['--lazy', folder]),
  }
}

function hasRoomFor(file: number, size: number): boolean {
  try {
    return writeSync(file, Buffer.alloc(size)) === size
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return false
    throw error
  }
}
