import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import { isOwnPath, type Language, writeLanguageCookie } from '@shop/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { MountStorefront } from '../composition/app-options.ts'
import { AppError, isRefusal } from '../errors.ts'
import type { Content } from '../http/answers/content.ts'
import { sendSharedAnswer } from '../http/answers/send-shared-answer.ts'
import type { InTurn } from '../http/answers/shared-answers.ts'
import { hiddenRoute } from '../http/guard/hidden-route.ts'
import { makeInTurn } from '../http/guard/queues.ts'
import { languageOfPage } from '../http/language.ts'
import { renderBusyPage } from './busy-page.ts'
import { filePolicy } from './content-security-policy.ts'
import { dropTail } from './drop-tail.ts'
import { createPageHost } from './page-host.ts'
import { createPageKeys, type FindPageKey } from './page-key.ts'
import type { StorefrontBuild } from './render-page.ts'
import { openRenderThread } from './render-thread.ts'

export type PageSettings = {
  /** The shop's address as shoppers type it, for canonical links; where it listens when null. */
  publicUrl: string | null
  /** Whether visits are counted, which the pages must be allowed to do. */
  hasAnalytics: boolean
}

/** Renders the page of a path and query in a language. */
export type RenderPage = (url: string, language: Language) => Promise<Content>

/** Serves the built storefront in `folder`: its files, and every other address as a page. */
export function mountBuiltStorefront(folder: string, settings: PageSettings): MountStorefront {
  return async (app) => {
    await app.register(fastifyStatic, {
      root: join(folder, 'client'),
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.headers({ 'cache-control': cachingOf(path), 'content-security-policy': filePolicy })
      },
    })
    const { publicUrl, hasAnalytics } = settings
    const build = pathToFileURL(join(folder, 'server/index.js')).href
    const { routes, entry } = (await import(build)) as StorefrontBuild
    const thread = openRenderThread({ build, hasAnalytics }, createPageHost(app))
    app.addHook('onClose', () => thread.close())
    registerPages(app, {
      findKey: createPageKeys(routes, entry.module.normalisePageAddress),
      isSecure: publicUrl?.startsWith('https:') ?? false,
      renderPage: (url, language) => thread.render({ url, language, origin: publicUrl ?? app.listeningOrigin }),
    })
  }
}

/** How long browsers may cache a built file. The service worker and its offline pages are requested again, so that they are never outdated. */
function cachingOf(path: string): string {
  if (path.includes('/assets/')) return 'public, max-age=31536000, immutable'
  return /\/(service-worker\.js|offline-\w+\.html)(\.\w+)?$/.test(path) ? 'no-cache' : 'public, max-age=3600'
}

export type Pages = {
  findKey: FindPageKey
  renderPage: RenderPage
  /** Whether shoppers come by TLS. */
  isSecure: boolean
}

/**
 * Answers every address without a route of its own, with a page that is rendered once and cached. Pages that must be rendered wait in
 * a queue; cached pages are sent at once.
 */
export function registerPages(app: FastifyInstance, { findKey, renderPage, isSecure }: Pages): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    schema: hiddenRoute,
    handler: async (request, reply) => {
      const url = findKey(request.url)
      if (url === null) throw new AppError('not_found')
      const clean = dropTail(request.url)
      if (clean !== request.url && isOwnPath(clean)) return await reply.redirect(clean, 301)
      const language = languageOfPage(request.raw)
      const key = `${language} ${url}`
      const render = () => renderPage(url, language)
      const inTurn: InTurn = (make) => makeInTurn(app.queues.pages, request, key, make)
      const page = await app.sharedAnswers.get(key, render, inTurn).catch(unlessBusy)
      if (page instanceof AppError) return sendBusyPage(page, reply, language)
      return await sendSharedAnswer(page, request, reply, rememberLanguage(request.url, language, isSecure))
    },
  })
}

/** An overload is a page here, and JSON for API calls. */
function unlessBusy(error: unknown): AppError {
  if (isRefusal(error, 'service_unavailable')) return error
  throw error
}

function sendBusyPage({ details }: AppError, reply: FastifyReply, language: Language): FastifyReply {
  const seconds = String(details.seconds ?? 2)
  return reply.code(503).header('retry-after', seconds).type('text/html; charset=utf-8').send(renderBusyPage(language))
}

/** A language chosen by a link is remembered, also by browsers that run no scripts. */
function rememberLanguage(url: string, language: Language, isSecure: boolean): Record<string, string> {
  if (!/[?&]lang=/.test(url)) return {}
  return { 'set-cookie': writeLanguageCookie(language, isSecure) }
}
