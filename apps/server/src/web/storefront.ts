import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import { type Language, writeLanguageCookie } from '@shop/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { MountStorefront } from '../app.ts'
import { AppError } from '../errors.ts'
import { hiddenRoute } from '../http/hidden-route.ts'
import { languageOfPage } from '../http/language.ts'
import { sendSharedAnswer } from '../http/send-shared-answer.ts'
import type { SharedAnswers } from '../http/shared-answers.ts'
import { renderBusyPage } from './busy-page.ts'
import { filePolicy } from './content-security-policy.ts'
import { normalisePageUrl } from './page-key.ts'
import { createPageRenderer, type PageSettings, type RenderPage, type StorefrontBuild } from './render-page.ts'

/** Serves the built storefront in `folder`: its files, and every other address as a page. */
export function mountBuiltStorefront(folder: string, settings: PageSettings): MountStorefront {
  return async (app, sharedAnswers) => {
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
    const build = (await import(pathToFileURL(join(folder, 'server/index.js')).href)) as StorefrontBuild
    const isSecure = settings.publicUrl?.startsWith('https:') ?? false
    registerPages(app, sharedAnswers, createPageRenderer(build, app, settings), isSecure)
  }
}

/** How long browsers may keep a built file. The service worker and its offline pages are asked for anew, so that none stays behind. */
function cachingOf(path: string): string {
  if (path.includes('/assets/')) return 'public, max-age=31536000, immutable'
  return /\/(service-worker\.js|offline-\w+\.html)(\.\w+)?$/.test(path) ? 'no-cache' : 'public, max-age=3600'
}

/**
 * Answers every address that nothing else answers, with a page that is rendered once and kept.
 *
 * @param isSecure whether shoppers come by TLS
 */
export function registerPages(
  app: FastifyInstance,
  sharedAnswers: SharedAnswers,
  renderPage: RenderPage,
  isSecure: boolean,
): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    schema: hiddenRoute,
    handler: async (request, reply) => {
      const url = normalisePageUrl(request.url)
      if (url === null || url.startsWith('/api/')) throw new AppError('not_found')
      const language = languageOfPage(request.raw)
      const page = await sharedAnswers.get(`${language} ${url}`, () => renderPage(url, language)).catch(unlessBusy)
      if (page === null) return await sendBusyPage(reply, language)
      return await sendSharedAnswer(page, request, reply, rememberLanguage(request.url, language, isSecure))
    },
  })
}

/** Too much to do is told in a page, where a call is told in JSON. */
function unlessBusy(error: unknown): null {
  if (error instanceof AppError && error.code === 'service_unavailable') return null
  throw error
}

function sendBusyPage(reply: FastifyReply, language: Language): FastifyReply {
  return reply.code(503).header('retry-after', '2').type('text/html; charset=utf-8').send(renderBusyPage(language))
}

/** A language chosen by a link is remembered, also by browsers that run no scripts. */
function rememberLanguage(url: string, language: Language, isSecure: boolean): Record<string, string> {
  if (!/[?&]lang=/.test(url)) return {}
  return { 'set-cookie': writeLanguageCookie(language, isSecure) }
}
