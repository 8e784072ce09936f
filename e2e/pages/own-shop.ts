import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'

/** A shop beside the one of the other journeys, with settings and a clock of its own. */
export type OwnShop = {
  origin: string
  /** Sets the shop's clock 31 minutes ahead: more than an order waits for its money. */
  passHalfAnHour(): Promise<void>
  /** Takes a backup, as whoever looks after the server does. */
  backUp(): Promise<void>
  /** Has the shop end unpaid orders now, and not within a minute. */
  endUnpaidOrders(): Promise<void>
  close(): Promise<void>
}

const program = join(import.meta.dirname, '../shop/open-shop.ts')
const backUpCommand = join(import.meta.dirname, '../../apps/server/src/commands/back-up.ts')
const endUnpaidProgram = join(import.meta.dirname, '../../apps/server/test/end-unpaid-orders.ts')

/** @param settings environment variables of the shop besides those of all journeys */
export async function openOwnShop(settings: Record<string, string>): Promise<OwnShop> {
  const folder = await mkdtemp(join(tmpdir(), 'nawwar-journeys-'))
  const clock = join(folder, 'clock')
  const env = { ...process.env, ...settings, MOVABLE_CLOCK: clock, SHOP_FOLDER: folder }
  // A group of its own: the signal that closes the shop goes to all of its processes.
  const shop = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'inherit'], detached: true })
  const ended = once(shop, 'exit')
  async function runBeside(path: string): Promise<void> {
    await promisify(execFile)(process.execPath, [path], { env: { ...env, DATA_DIR: join(folder, 'own') } })
  }
  for await (const line of createInterface({ input: shop.stdout })) {
    const origin = /^The journeys begin at (\S+)/.exec(line)?.[1]
    if (!origin) continue
    // Warnings of the shop belong in the report.
    shop.stdout.pipe(process.stdout, { end: false })
    return {
      origin,
      passHalfAnHour: () => appendFile(clock, '+'),
      backUp: () => runBeside(backUpCommand),
      endUnpaidOrders: () => runBeside(endUnpaidProgram),
      async close() {
        if (shop.pid) process.kill(-shop.pid, 'SIGTERM')
        await ended
      },
    }
  }
  throw new Error('The shop ended before it was open')
}
