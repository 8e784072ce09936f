import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { memoryFlags, processEnvironment } from '../src/process/process-settings.ts'

/** A shop in a process of its own, as production runs it. */
export type ShopProcess = {
  port: number
  /** What its process holds in memory now, in MB. */
  readMemoryMb(): number
  /** Resolves when it takes calls. */
  start(): Promise<void>
  /** Asks it to end; what it is working on is finished first. @returns its exit code */
  stop(): Promise<number | null>
  /** Kills it, as a power cut does. */
  kill(): Promise<void>
}

const entry = fileURLToPath(new URL('../src/main.ts', import.meta.url))

export function createShopProcess(port: number, env: Record<string, string>): ShopProcess {
  let child: ChildProcess | null = null
  const end = async (signal: NodeJS.Signals) => {
    const dying = child
    child = null
    if (!dying || dying.exitCode !== null) return dying?.exitCode ?? null
    const ended = once(dying, 'exit')
    dying.kill(signal)
    const [code] = await ended
    return code as number | null
  }
  return {
    port,
    readMemoryMb() {
      const status = readFileSync(`/proc/${child?.pid}/status`, 'utf8')
      return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
    },
    async start() {
      child = spawn(process.execPath, [...memoryFlags, entry], {
        env: { PATH: process.env.PATH ?? '', ...processEnvironment, ...env, PORT: String(port) },
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      await waitForLine(child, 'Nawwar is open')
    },
    stop: () => end('SIGTERM'),
    async kill() {
      await end('SIGKILL')
    },
  }
}

/** The rest of the output is read and dropped, so that the pipe never fills. */
async function waitForLine(child: ChildProcess, text: string): Promise<void> {
  if (!child.stdout) throw new Error('The shop has no output')
  const lines = createInterface(child.stdout)
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  lines.on('line', (line) => line.includes(text) && resolve())
  child.once('exit', () => reject(new Error('The shop ended before it was open')))
  await promise
}
