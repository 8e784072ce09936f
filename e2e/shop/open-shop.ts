import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fillShelves } from './fill-shelves.ts'

/** All journeys come from one address within minutes: what one shopper may do is less. */
const journeySettings = { RATE_LIMITS: 'off', LOG_LEVEL: 'warn' }

/**
 * Opens a shop for one run of the journeys as `npm start` does: on a free port, with a new database and the demo data. It ends
 * with this process and leaves nothing behind.
 */
const folder = await mkdtemp(join(tmpdir(), 'nawwar-journeys-'))
const clock = process.env.MOVABLE_CLOCK === 'yes' ? ['--import', join(import.meta.dirname, 'movable-clock.ts')] : []
const shop = spawn(process.execPath, [...clock, join(import.meta.dirname, '../../scripts/start.ts')], {
  env: { ...journeySettings, ...process.env, PORT: '0', DATA_DIR: folder },
  stdio: ['ignore', 'pipe', 'inherit'],
})
// The signal that ends a run goes to all processes of this group: the shop closes by itself, and here only the rest is left.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined)
process.on('SIGUSR2', () => shop.kill('SIGUSR2'))
process.on('exit', () => shop.kill())
// Whoever opened it has stopped listening: nobody is going to close it.
process.stdout.on('error', () => shop.kill())
const ended = once(shop, 'exit')

for await (const line of createInterface({ input: shop.stdout })) {
  console.log(line)
  const address = /^Nawwar is open at (\S+)$/.exec(line)?.[1]
  if (address) await announce(address)
}
const [code] = await ended
await rm(folder, { recursive: true, force: true })
process.exitCode = code ?? 1

async function announce(address: string): Promise<void> {
  const { status } = await fetch(`${address}/readyz`)
  if (status !== 200) throw new Error(`The shop at ${address} is open but not ready: ${status}`)
  await fillShelves(address)
  console.log(`The journeys begin at ${address}`)
}
