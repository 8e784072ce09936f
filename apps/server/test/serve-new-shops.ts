import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { NewShops } from './new-shops.ts'

/** The cookie that names the shop of a page. */
const cookie = 'test-shop'

/**
 * Serves real shops at the address of component tests. `POST /test/shop` opens a new one for the page that asks, and answers with its
 * administrator and a clerk. Runs without such tests start none.
 */
export function serveNewShops(): Plugin {
  let shops: Promise<NewShops> | null = null

  /** Node reads the server itself, because Vite would bundle it into its settings. */
  async function startShops(): Promise<NewShops> {
    const module: typeof import('./new-shops.ts') = await import(join(import.meta.dirname, 'new-shops.ts'))
    return await module.openNewShops()
  }

  return {
    name: 'new-shops',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        try {
          if (request.url === '/test/shop') {
            shops ??= startShops()
            const { name, ...staff } = await (await shops).open(nameShop(request))
            response.setHeader('set-cookie', `${cookie}=${name}; Path=/`)
            response.end(JSON.stringify(staff))
          } else if (shops && /^\/(api|media|dev\/pay)\//.test(request.url ?? ''))
            (await shops).answer(nameShop(request), request, response)
          else next()
        } catch (error) {
          next(error)
        }
      })
    },
    async closeBundle() {
      const opened = shops
      shops = null
      await (await opened)?.close()
    },
  }
}

const nameShop = ({ headers }: IncomingMessage) => new RegExp(`${cookie}=(\\w+)`).exec(headers.cookie ?? '')?.[1]
