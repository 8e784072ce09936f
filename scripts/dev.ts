import { readFile } from 'node:fs/promises'
import { createServer, type ViteDevServer } from 'vite'
import { readConfig } from '../apps/server/src/config/config.ts'
import { startShop } from '../apps/server/src/process/start-shop.ts'
import { registerDashboardPage } from '../apps/server/src/web/dashboard.ts'
import { createPageHost } from '../apps/server/src/web/page-host.ts'
import { createPageRenderer, type StorefrontBuild } from '../apps/server/src/web/render-page.ts'

type Exchange = [
  request: Parameters<ViteDevServer['middlewares']>[0],
  response: Parameters<ViteDevServer['middlewares']>[1],
]

/** The shop while it is written: sources through Vite, changed modules replaced in the open page. */
const storefront = await createServer({
  root: new URL('../apps/storefront', import.meta.url).pathname,
  server: { middlewareMode: true },
})
const dashboardRoot = new URL('../apps/dashboard', import.meta.url).pathname
const dashboard = await createServer({
  root: dashboardRoot,
  appType: 'custom',
  // Each of the two has its own port for hot reload.
  server: { middlewareMode: true, hmr: { port: 24_679 } },
})

const shop = await startShop(readConfig(), async (app) => {
  app.addHook('onRequest', async (request, reply) => {
    // Vite writes scripts into the pages themselves.
    void reply.removeHeader('content-security-policy')
    if (request.url.startsWith('/dashboard/') && (await isAnswered(dashboard, [request.raw, reply.raw]))) reply.hijack()
  })
  registerDashboardPage(
    app,
    async (url) => dashboard.transformIndexHtml(url, await readFile(`${dashboardRoot}/index.html`, 'utf8')),
    null,
  )
  app.all('/*', async (request, reply) => {
    if (await isAnswered(storefront, [request.raw, reply.raw])) return reply.hijack()
    const build = (await storefront.ssrLoadModule('virtual:react-router/server-build')) as StorefrontBuild
    const language = request.url.includes('lang=ar') || request.headers.cookie?.includes('language=ar') ? 'ar' : 'en'
    const page = { url: request.url, language, origin: app.listeningOrigin } as const
    const { status, headers, body } = await createPageRenderer(build, false)(page, createPageHost(app))
    const { 'content-security-policy': _policy, ...rest } = headers
    return reply.code(status).headers(rest).send(body)
  })
})

/** Whether Vite has the file that is asked for, and has sent it. */
async function isAnswered({ middlewares }: ViteDevServer, [request, response]: Exchange): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  middlewares(request, response, () => resolve(false))
  response.once('finish', () => resolve(true))
  return promise
}

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => void shop.stop().then(() => Promise.all([storefront.close(), dashboard.close()])))
