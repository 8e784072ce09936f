import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { delimiter, join } from 'node:path'

/** The repository's folder. */
export const root = join(import.meta.dirname, '../..')

/**
 * Runs a program to its end, its output going where ours goes. Programs of the repository's packages are found first.
 *
 * @param options.cwd folder to run in; by default the repository's
 * @param options.env variables besides our own
 * @throws Error that names the command where it does not end with 0
 */
export async function run(command: string, args: string[], options: { cwd?: string; env?: NodeJS.ProcessEnv } = {}) {
  const path = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter)
  const env = { ...process.env, ...options.env, PATH: path }
  const child = spawn(command, args, { cwd: options.cwd ?? root, env, stdio: 'inherit' })
  const [code, signal] = await once(child, 'exit')
  if (code !== 0) throw new Error(`"${[command, ...args].join(' ')}" ended with ${signal ?? `code ${code}`}`)
}

/** Seconds since a moment, for people: `3.2 s`. */
export function secondsSince(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`
}
