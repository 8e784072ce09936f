import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** A shop with settings and data of its own. */
export type OwnShop = { origin: string; close(): Promise<void> }

const program = join(import.meta.dirname, '../shop/open-shop.ts')

/** @param settings environment variables of the shop besides those of all journeys */
export async function openOwnShop(settings: Record<string, string>): Promise<OwnShop> {
  const env = { ...process.env, ...settings }
  // A group of its own: the signal that closes the shop goes to all of its processes.
  const shop = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'inherit'], detached: true })
  const ended = once(shop, 'exit')
  for await (const line of createInterface({ input: shop.stdout })) {
    const origin = /^The journeys begin at (\S+)/.exec(line)?.[1]
    if (!origin) continue
    // Warnings of the shop belong in the report.
    shop.stdout.pipe(process.stdout, { end: false })
    return {
      origin,
      async close() {
        if (shop.pid) process.kill(-shop.pid, 'SIGTERM')
        await ended
      },
    }
  }
  throw new Error('The shop ended before it was open')
}
