import { fillShelves } from './fill-shelves.ts'
import { runShop } from './run-shop.ts'

/**
 * Creates the data folder of an unused demo shop with enough stock for all journeys, and stops the shop that filled it.
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
