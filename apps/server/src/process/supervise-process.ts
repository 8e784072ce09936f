import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { OpenNews } from './stop-on-signals.ts'

export type SuperviseOptions = {
  /** The program, which sends a message over its IPC channel when it is ready. */
  program: string
  flags?: readonly string[]
  env: NodeJS.ProcessEnv
  /** The first pause before a restart, in milliseconds; each further pause is twice as long, up to `maxPauseMs`. */
  firstPauseMs?: number
  maxPauseMs?: number
  say: (line: string) => void
}

/** After running for this many milliseconds, a program restarts with the first pause again. */
const soundAfterMs = 60_000

/**
 * Runs the shop and restarts it when it dies: killed by the system, out of memory, a crash. It does not restart after a requested
 * stop, or if the shop never became ready, as with bad settings. Settings that were right once stay right: a port that another program
 * took meanwhile is waited for.
 *
 * @returns the exit code of the supervisor
 */
export async function superviseProcess({ say, ...options }: SuperviseOptions): Promise<number> {
  const stopping = new AbortController()
  const { firstPauseMs = 1000, maxPauseMs = 30_000 } = options
  let { env } = options
  let wasOpen = false
  let pauseMs = firstPauseMs
  for (;;) {
    const ended = await runOnce({ ...options, env, stopping })
    wasOpen ||= ended.open !== null
    const code = ended.code ?? 1
    if (stopping.signal.aborted || ended.code === 0 || !wasOpen) return code
    // Restart on the same port.
    if (ended.open) env = { ...env, PORT: String(ended.open.port) }
    if (ended.open && ended.openMs > soundAfterMs) pauseMs = firstPauseMs
    say(`The shop has ended (${ended.signal ?? `code ${code}`}); starting it again in ${pauseMs / 1000} s.`)
    await wait(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined)
    if (stopping.signal.aborted) return 0
    pauseMs = Math.min(pauseMs * 2, maxPauseMs)
  }
}

type Ended = { code: number | null; signal: NodeJS.Signals | null; open: OpenNews | null; openMs: number }
type RunOnce = Pick<SuperviseOptions, 'program' | 'flags'> & { env: NodeJS.ProcessEnv; stopping: AbortController }

async function runOnce({ program, flags = [], env, stopping }: RunOnce): Promise<Ended> {
  // A separate process group: Ctrl-C in a terminal reaches only the supervisor, so the shop gets one signal.
  const child = spawn(process.execPath, [...flags, program], {
    env,
    detached: true,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  let open: OpenNews | null = null
  let openSince = 0
  child.once('message', (news) => {
    open = news as OpenNews
    openSince = performance.now()
  })
  const passOn = (signal: NodeJS.Signals) => {
    stopping.abort()
    child.kill(signal)
  }
  const signals: NodeJS.Signals[] = ['SIGTERM', 'SIGINT']
  for (const signal of signals) process.on(signal, passOn)
  const [code, signal] = await once(child, 'exit')
  for (const each of signals) process.off(each, passOn)
  return { code, signal, open, openMs: performance.now() - openSince }
}
