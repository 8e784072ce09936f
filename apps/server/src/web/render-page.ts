import { randomBytes } from 'node:crypto'
import type { Language, Transport } from '@shop/contract'
import type { FastifyInstance } from 'fastify'
import { createRequestHandler, type RouterContext, RouterContextProvider, type ServerBuild } from 'react-router'
import type { Content } from '../http/content.ts'
import { makeContentSecurityPolicy, removeMarks } from './content-security-policy.ts'
import type { NormalisePageAddress } from './page-key.ts'

/** What the storefront's entry gives besides the page itself: the places for what a loader needs. */
type StorefrontEntry = {
  transportContext: RouterContext<Transport>
  languageContext: RouterContext<Language>
  logContext: RouterContext<(message: string) => void>
  scriptMarkContext: RouterContext<string>
  normalisePageAddress: NormalisePageAddress
}
export type StorefrontBuild = ServerBuild & { entry: { module: StorefrontEntry } }

export type PageSettings = {
  /** The shop's address as shoppers type it, for canonical links; where it listens when null. */
  publicUrl: string | null
  /** Whether visits are counted, which the pages must be allowed to do. */
  hasAnalytics: boolean
}

/** Renders the page of a path and query in a language. */
export type RenderPage = (url: string, language: Language) => Promise<Content>

/**
 * Renders pages with the built storefront, whose loaders speak to the API in this process.
 *
 */
export function createPageRenderer(
  build: StorefrontBuild,
  app: FastifyInstance,
  { publicUrl, hasAnalytics }: PageSettings,
): RenderPage {
  const handle = createRequestHandler(build, 'production')
  const { transportContext, languageContext, logContext, scriptMarkContext } = build.entry.module
  return async (url, language) => {
    const context = new RouterContextProvider()
    context.set(transportContext, createInProcessTransport(app, language))
    context.set(languageContext, language)
    context.set(logContext, (message) => app.log.warn(message))
    const mark = randomBytes(16).toString('base64url')
    context.set(scriptMarkContext, mark)
    const response = await handle(new Request(new URL(url, publicUrl ?? app.listeningOrigin)), context)
    // Of narrowed lists and searches there are more than anybody looks at twice.
    return { ...(await toContent(response, { language, mark, hasAnalytics })), isRarelyAsked: url.includes('?') }
  }
}

/** Answers the storefront's calls without a network in between; routing, checks and kept answers are those of any call. */
function createInProcessTransport(app: FastifyInstance, language: Language): Transport {
  return async (path, init) => {
    const answer = await app.inject({
      method: 'GET',
      url: path,
      headers: { 'accept-language': language },
      ...(init.signal && { signal: init.signal }),
    })
    return new Response(answer.rawPayload as Uint8Array<ArrayBuffer>, {
      status: answer.statusCode,
      headers: { 'content-type': 'application/json' },
    })
  }
}

type Rendering = { language: Language; mark: string; hasAnalytics: boolean }

async function toContent(response: Response, { language, mark, hasAnalytics }: Rendering): Promise<Content> {
  const text = await response.text()
  const headers: Record<string, string> = {
    vary: 'Accept-Language, Cookie, Accept-Encoding',
    'content-language': language,
  }
  for (const name of ['content-type', 'location', 'x-remix-response', 'x-remix-status', 'x-remix-redirect']) {
    const value = response.headers.get(name)
    if (value !== null) headers[name] = value
  }
  if (headers['content-type']?.startsWith('text/html'))
    headers['content-security-policy'] = makeContentSecurityPolicy(text, mark, hasAnalytics)
  return { status: response.status, headers, body: Buffer.from(removeMarks(text, mark)) }
}
