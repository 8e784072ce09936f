import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { migrate } from '../src/database/migrate.ts'
import { childEnvironment } from './child-process.ts'
import { createEmbeddedDatabase } from './embedded-database.ts'

const program = fileURLToPath(new URL('./saved-shop.ts', import.meta.url))

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nawwar-kept-'))
  await createEmbeddedDatabase(folder, migrate)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** A shop with its embedded PostgreSQL and its supervisor. */
function startSupervisor(settings: Record<string, string> = {}) {
  const shop = { SHOP_ENV: 'local', DEMO_DATA: 'no', LOG_LEVEL: 'silent', PORT: '0', DATA_DIR: folder }
  const env = childEnvironment({ ...shop, ...settings })
  const supervisor = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'ignore'] })
  const ended = once(supervisor, 'exit').then(([code]) => code as number | null)
  const lines: string[] = []
  createInterface(supervisor.stdout).on('line', (line) => lines.push(line))
  onTestFinished(async () => {
    supervisor.kill('SIGTERM')
    await ended
  })
  const openings = () => lines.flatMap((line) => /^Nawwar is open at (\S+)/.exec(line)?.[1] ?? [])
  return { supervisor, ended, lines, openings }
}

/** The process of the shop, a child of the supervisor. @throws Error without one: process 0 would be all of ours */
function shopOf({ pid }: ChildProcess): number {
  const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n')
  const child = processes.map((line) => line.trim().split(/\s+/).map(Number)).find(([, parent]) => parent === pid)
  if (!child?.[0]) throw new Error('The supervisor has no shop')
  return child[0]
}

/** Another program that listens at a port as soon as it is free. */
async function takePort(port: number): Promise<Server> {
  for (;;) {
    const server = createServer().listen(port, '127.0.0.1')
    const taken = await once(server, 'listening').catch(() => null)
    if (taken) return server
  }
}

test('a shop that is killed is back at its address, as soon as that is free, with its database, and stops when it is asked to', async () => {
  const { supervisor, ended, lines, openings } = startSupervisor()
  await expect.poll(openings).toHaveLength(1)
  const [origin = ''] = openings()
  const first = shopOf(supervisor)
  process.kill(first, 'SIGKILL')
  const neighbour = await takePort(Number(new URL(origin).port))
  await expect.poll(() => lines.join()).toContain('The shop has ended (code 78)')
  neighbour.close()
  await expect.poll(openings).toEqual([origin, origin])
  expect(lines).toContain('The shop has ended (SIGKILL); starting it again in 0.02 s.')
  expect(shopOf(supervisor)).not.toBe(first)
  await expect.poll(async () => (await fetch(`${origin}/readyz`)).status).toBe(200)
  expect((await fetch(`${origin}/api/products/`)).status).toBe(200)
  supervisor.kill('SIGTERM')
  expect(await ended).toBe(0)
  expect(openings()).toHaveLength(2)
})

test.each([
  ['bad settings', { PORT: 'nonsense' }, 78],
  ['a shop that never was open', { HOST: '203.0.113.1' }, 1],
])('%s end it, and nothing is started again', async (_what, settings, code) => {
  const { ended, lines } = startSupervisor(settings)
  expect(await ended).toBe(code)
  expect(lines.join()).not.toContain('again')
})

test('a shop ends when its supervisor is gone', async () => {
  const { supervisor, openings } = startSupervisor()
  await expect.poll(openings).toHaveLength(1)
  const shop = shopOf(supervisor)
  supervisor.kill('SIGKILL')
  const isThere = () => {
    try {
      return process.kill(shop, 0)
    } catch {
      return false
    }
  }
  await expect.poll(isThere).toBe(false)
})
