import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** All journeys come from one address within minutes, more than one shopper may do. */
const journeySettings = { RATE_LIMITS: 'off', LOG_LEVEL: 'warn' }
const program = join(import.meta.dirname, '../../scripts/start.ts')

export type RunningShop = {
  address: string
  /** Its exit code, once it has ended. */
  ended: Promise<number | null>
  kill(signal?: NodeJS.Signals): void
}

/**
 * Starts a shop as `npm start` does, on a free port. It ends with this process at the latest.
 *
 * @param folder the data folder; an empty one is filled with the demo
 */
export async function runShop(folder: string): Promise<RunningShop> {
  const shop = spawn(process.execPath, [program], {
    env: { ...journeySettings, ...process.env, PORT: '0', DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.on('exit', () => shop.kill())
  // The process that started the shop is gone, so nobody else stops it.
  process.stdout.on('error', () => shop.kill())
  const ended = once(shop, 'exit').then(([code]) => code)
  const lines = createInterface({ input: shop.stdout }).on('line', (line) => console.log(line))
  const address = await Promise.race([findAddress(lines), ended.then(() => null)])
  if (address === null) throw new Error('The shop ended before it was open')
  const { status } = await fetch(`${address}/readyz`)
  if (status !== 200) throw new Error(`The shop at ${address} is open but not ready: ${status}`)
  return { address, ended, kill: (signal) => void shop.kill(signal) }
}

function findAddress(lines: NodeJS.EventEmitter): Promise<string> {
  return new Promise((resolve) => {
    lines.on('line', (line) => {
      const address = /^Nawwar is open at (\S+)$/.exec(line)?.[1]
      if (address) resolve(address)
    })
  })
}
