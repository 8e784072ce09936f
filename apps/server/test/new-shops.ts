import { mkdtemp, rm } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openMediaStore } from '../src/modules/media/index.ts'
import { createUser, type MadeUser } from './accounts.ts'
import { openProcess, type TestProcess, withoutLimits } from './app.ts'
import { createDatabase, dropDatabase } from './database.ts'
import { startBosta } from './fakes/bosta.ts'
import { startDatabaseServer } from './global-setup.ts'

/** Shops without records, with the bank of the sandbox; all call one Bosta. */
export type NewShops = {
  /** Opens a new shop, and closes the one that it replaces. @returns its name, its administrator and a clerk */
  open(replaced: string | undefined): Promise<{ name: string; admin: MadeUser; clerk: MadeUser }>
  /** Lets an open shop answer a request. */
  answer(name: string | undefined, request: IncomingMessage, response: ServerResponse): void
  close(): Promise<void>
}

export async function openNewShops(): Promise<NewShops> {
  const database = await startDatabaseServer()
  const folder = await mkdtemp(join(tmpdir(), 'nawwar-media-'))
  const mediaStore = await openMediaStore({ kind: 'disk', folder })
  const bosta = await startBosta()
  const config = { ...withoutLimits, couriers: bosta.settings, payments: { kind: 'sandbox' } as const }
  const shops = new Map<string, TestProcess>()

  async function closeShop(name: string): Promise<void> {
    const shop = shops.get(name)
    shops.delete(name)
    if (!shop) return
    await shop.close()
    await dropDatabase(database.url, name)
  }

  return {
    async open(replaced = '') {
      const copied = createDatabase(database.url, database.template.name)
      const [{ name, url }] = await Promise.all([copied, closeShop(replaced)])
      const shop = await openProcess({ url, mediaStore }, { config })
      shops.set(name, shop)
      // The bank calls the shop at its own address.
      await shop.app.listen({ port: 0, host: '127.0.0.1' })
      const admin = await createUser(shop.pool, { role: 'admin', firstName: 'Nour' })
      return { name, admin, clerk: await createUser(shop.pool, { role: 'orders', firstName: 'Omar' }) }
    },
    answer(name = '', request, response) {
      const shop = shops.get(name)
      if (shop) shop.app.routing(request, response)
      else response.writeHead(503).end()
    },
    async close() {
      await Promise.all([...shops.keys()].map(closeShop))
      await database.stop()
      await bosta.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
