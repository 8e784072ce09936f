import { cp, lstat } from 'node:fs/promises'
import { fillShelves } from './fill-shelves.ts'
import { runShop } from './run-shop.ts'

/**
 * Makes the data of a shop with the demo and full shelves, which nobody has been in yet; the shop that made it has ended.
 *
 * @returns the folder
 */
export async function makeFilledData(folder: string): Promise<string> {
  const shop = await runShop(folder)
  await fillShelves(shop.address)
  shop.kill('SIGTERM')
  const code = await shop.ended
  if (code !== 0) throw new Error(`The shop that was filled ended with ${code}`)
  return folder
}

/** Copies the data of a shop that has ended: within a second, where filling another would take a minute of a busy machine. */
export async function copyData(from: string, to: string): Promise<void> {
  // A named pipe is no data: the shop makes its own.
  await cp(from, to, { recursive: true, filter: async (path) => !(await lstat(path)).isFIFO() })
}
