import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** The repository's folder. */
export const root = join(import.meta.dirname, '../..')

export type RunOptions = { cwd?: string; env?: NodeJS.ProcessEnv; output?: 'inherit' | 'ignore' }

/**
 * Runs a program to its end. Programs of the repository's packages are found first.
 *
 * @param options.cwd folder to run in; by default the repository's
 * @param options.env variables besides our own
 * @param options.output where its output goes; by default where ours goes
 * @throws Error that names the command where it does not end with 0; `MachineError` where the machine killed it
 */
export async function run(command: string, args: string[], options: RunOptions = {}): Promise<void> {
  await endOf(start(command, args, options), [command, ...args])
}

/** The network did not give what was asked for. The shop is not at fault. */
export class NetworkError extends Error {}

/** The machine ended a program (as Linux does when memory is short). The shop is not at fault. */
export class MachineError extends Error {}

const networkFault =
  /ENOTFOUND|EAI_AGAIN|ECONNRESET|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|SOCKET_TIMEOUT|npm error code E(429|5\d\d)|Failed to fetch|Temporary failure resolving|Could not (resolve|connect)/i

/**
 * Runs a program that downloads something, as `run` does. Tries again when the network was the reason.
 *
 * @param pauses before each try, in milliseconds
 * @throws `NetworkError` when the network failed in each try
 */
export async function runWithDownloads(
  command: string,
  args: string[],
  options: RunOptions = {},
  pauses: readonly number[] = [0, 15_000, 60_000],
): Promise<void> {
  for (const [index, wait] of pauses.entries()) {
    await pause(wait)
    const child = start(command, args, options, 'pipe')
    let errors = ''
    child.stderr?.on('data', (chunk: Buffer) => {
      process.stderr.write(chunk)
      errors += chunk
    })
    try {
      return await endOf(child, [command, ...args])
    } catch (error) {
      if (!networkFault.test(errors)) throw error
      if (index === pauses.length - 1)
        throw new NetworkError(
          `The network, not the shop, is missing: "${command} ${args[0]}" failed ${pauses.length} times.`,
        )
    }
  }
}

function start(command: string, args: string[], options: RunOptions, stderr?: 'pipe') {
  const { output = 'inherit' } = options
  const path = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter)
  const env = { ...process.env, ...options.env, PATH: path }
  return spawn(command, args, { cwd: options.cwd ?? root, env, stdio: ['inherit', output, stderr ?? output] })
}

async function endOf(child: ReturnType<typeof start>, words: string[]): Promise<void> {
  const [code, signal] = await once(child, 'close')
  if (code === 0) return
  const message = `"${words.join(' ')}" ended with ${signal ?? `code ${code}`}`
  throw signal === 'SIGKILL' || code === 137 ? new MachineError(message) : new Error(message)
}

/** Seconds since a moment, for people: `3.2 s`. */
export function secondsSince(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`
}
