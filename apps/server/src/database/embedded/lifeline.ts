import { execFileSync } from 'node:child_process'
import { closeSync, constants, existsSync, openSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A named pipe that every process of the shop holds open for writing, and that nobody ever writes to. The watchdog beside the
 * server reads it: end of file means that the last holder is gone, by whatever death, since the kernel closes what it held.
 */
export type Lifeline = { openReader(): number; release(): void }

const fileOf = (folder: string) => join(folder, 'lifeline')

/** Takes hold of the cluster's lifeline. */
export function holdLifeline(folder: string): Lifeline {
  const path = fileOf(folder)
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
