import { createServer } from 'vite'
import { readConfig } from '../apps/server/src/config.ts'
import { startShop } from '../apps/server/src/start-shop.ts'
import { createPageRenderer, type StorefrontBuild } from '../apps/server/src/web/render-page.ts'

/** The shop while it is written: the storefront's sources through Vite, changed modules replaced in the open page. */
const vite = await createServer({
  root: new URL('../apps/storefront', import.meta.url).pathname,
  server: { middlewareMode: true },
})

const shop = await startShop(readConfig(), async (app) => {
  app.all('/*', async (request, reply) => {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    vite.middlewares(request.raw, reply.raw, () => resolve(true))
    reply.raw.once('finish', () => resolve(false))
    if (!(await promise)) return reply.hijack()
    const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as StorefrontBuild
    const language = request.url.includes('lang=ar') || request.headers.cookie?.includes('language=ar') ? 'ar' : 'en'
    const pages = { publicUrl: null, hasAnalytics: false }
    const { status, headers, body } = await createPageRenderer(build, app, pages)(request.url, language)
    const { 'content-security-policy': _policy, ...rest } = headers
    return reply.code(status).headers(rest).send(body)
  })
})

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => void shop.stop().then(() => vite.close()))
