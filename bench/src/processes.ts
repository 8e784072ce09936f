import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { memoryFlags, processEnvironment } from '../../apps/server/src/process/process-settings.ts'

export type RunningServer = { pid: number; origin: string; stop(): Promise<void> }

/** Starts a program of the shop with the memory settings of `npm start`. */
export async function startShop(program: string, env: Record<string, string>): Promise<RunningServer> {
  return await startServer(program, { ...processEnvironment, ...env }, memoryFlags)
}

/**
 * Starts a program that serves HTTP and prints its address as `… http://127.0.0.1:PORT` when it is ready.
 *
 * @param program path of a TypeScript file below the repository
 */
export async function startServer(
  program: string,
  env: Record<string, string>,
  flags: readonly string[] = [],
): Promise<RunningServer> {
  const path = fileURLToPath(new URL(`../../${program}`, import.meta.url))
  const child = spawn(process.execPath, [...flags, path], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const origin = await readOrigin(child, program)
  const { pid } = child
  if (pid === undefined) throw new Error(`${program} has no process`)
  return {
    pid,
    origin,
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

async function readOrigin(child: ChildProcess, program: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let printed = ''
  child.stdout?.on('data', (chunk: Buffer) => {
    printed += chunk
    const origin = /open at (http:\/\/127\.0\.0\.1:\d+)/.exec(printed)?.[1]
    if (origin) resolve(origin)
  })
  child.on('exit', (code) => reject(new Error(`${program} ended with ${code} before it was ready:\n${printed}`)))
  return await promise
}
