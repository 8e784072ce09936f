import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyData, makeFilledData } from './filled-data.ts'
import { runShop } from './run-shop.ts'

/**
 * Starts a shop for one run of the journeys, with a separate database and pictures: copied from `SHOP_DATA`, or newly filled. Its data is
 * in `SHOP_FOLDER`, or in a temporary folder. The shop ends with this process, and its folder is deleted.
 */
const folder = process.env.SHOP_FOLDER ?? (await mkdtemp(join(tmpdir(), 'nawwar-journeys-')))
const clock = process.env.MOVABLE_CLOCK ? ['--import', join(import.meta.dirname, 'movable-clock.ts')] : []
// The signal that ends a run goes to the whole process group. The shop stops by itself; only the clean-up is left here.
const end = new AbortController()
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => end.abort())

try {
  const filled = process.env.SHOP_DATA ?? (await makeFilledData(join(folder, 'filled')))
  await copyData(filled, join(folder, 'own'))
  end.signal.throwIfAborted()
  const shop = await runShop(join(folder, 'own'), clock)
  console.log(`The journeys begin at ${shop.address} with the data of ${filled}`)
  process.exitCode = (await shop.ended) ?? 1
} finally {
  await rm(folder, { recursive: true, force: true })
}
