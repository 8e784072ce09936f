import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { runShop } from './run-shop.ts'

/**
 * Starts a shop for one run of the journeys, with a separate database and pictures: copied from `SHOP_DATA`, or newly filled. Its data is
 * in a temporary folder. The shop ends with this process, and its folder is deleted.
 */
const folder = await mkdtemp(join(tmpdir(), 'nawwar-journeys-'))
// The signal that ends a run goes to the whole process group. The shop stops by itself; only the clean-up is left here.
const end = new AbortController()
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => end.abort())

try {
  const filled = process.env.SHOP_DATA ?? (await fill(join(folder, 'filled')))
  await copyData(filled, join(folder, 'own'))
  end.signal.throwIfAborted()
  // The demo is in the data already; a shop would look whether it has changed since.
  process.env.DEMO_DATA = 'no'
  const shop = await runShop(join(folder, 'own'))
  console.log(`The journeys begin at ${shop.address} with the data of ${filled}`)
  process.exitCode = (await shop.ended) ?? 1
} finally {
  await rm(folder, { recursive: true, force: true })
}

/** What fills a shop takes longer to load than a copy takes. */
async function fill(to: string): Promise<string> {
  const { makeFilledData } = await import('./filled-data.ts')
  return await makeFilledData(to)
}

/**
 * Copies the data of a stopped shop within a second; filling a new one takes a minute on a busy machine. Smaller pictures are made at
 * their first request, and named by what they show: all shops of a run share them, because to make them again is most of a shop's work.
 */
async function copyData(from: string, to: string): Promise<void> {
  // Node's own copy takes three times as much work, and does not keep the owner of the database.
  await promisify(execFile)('cp', ['-a', from, to])
  const renditions = join(dirname(from), 'renditions')
  await mkdir(renditions, { recursive: true })
  await symlink(renditions, join(to, 'media/renditions'))
}
