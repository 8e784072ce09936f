import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** A shop beside the one of the other journeys, with settings and a clock of its own. */
export type OwnShop = {
  origin: string
  /** Sets the shop's clock 31 minutes ahead: more than an order waits for its money. */
  passHalfAnHour(): void
  close(): Promise<void>
}

const program = join(import.meta.dirname, '../shop/open-shop.ts')

/** @param settings environment variables of the shop besides those of all journeys */
export async function openOwnShop(settings: Record<string, string>): Promise<OwnShop> {
  const env = { ...process.env, ...settings, MOVABLE_CLOCK: 'yes' }
  // A group of its own: the signal that closes the shop goes to all of its processes.
  const shop = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'inherit'], detached: true })
  const ended = once(shop, 'exit')
  for await (const line of createInterface({ input: shop.stdout })) {
    const origin = /^The journeys begin at (\S+)/.exec(line)?.[1]
    if (!origin) continue
    shop.stdout.resume()
    return {
      origin,
      passHalfAnHour: () => void shop.kill('SIGUSR2'),
      async close() {
        if (shop.pid) process.kill(-shop.pid, 'SIGTERM')
        await ended
      },
    }
  }
  throw new Error('The shop ended before it was open')
}
