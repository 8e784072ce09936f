import { randomBytes } from 'node:crypto'
import type { Language, Transport } from '@shop/contract'
import { createRequestHandler, type RouterContext, RouterContextProvider, type ServerBuild } from 'react-router'
import type { Content } from '../http/answers/content.ts'
import { makeContentSecurityPolicy, removeMarks } from './content-security-policy.ts'
import type { NormalisePageAddress } from './page-key.ts'

/** What the storefront's entry gives besides the page itself: the places for what a loader needs, and the address of a page. */
type StorefrontEntry = {
  transportContext: RouterContext<Transport>
  languageContext: RouterContext<Language>
  logContext: RouterContext<(message: string) => void>
  scriptMarkContext: RouterContext<string>
  normalisePageAddress: NormalisePageAddress
}
export type StorefrontBuild = ServerBuild & { entry: { module: StorefrontEntry } }

/** A page that is wanted: its path and query, its language, and the shop's address for canonical links. */
export type WantedPage = { url: string; language: Language; origin: string }
/** The answer of the API to a page. */
export type ApiAnswer = { status: number; body: Uint8Array<ArrayBuffer> }
/** What pages need of the shop while they are rendered. */
export type PageHost = {
  callApi(path: string, language: Language): Promise<ApiAnswer>
  warn(message: string): void
}

/** @param hasAnalytics whether visits are counted, which the pages must be allowed to do */
export function createPageRenderer(
  build: StorefrontBuild,
  hasAnalytics: boolean,
): (page: WantedPage, host: PageHost) => Promise<Content> {
  const handle = createRequestHandler(build, 'production')
  const { transportContext, languageContext, logContext, scriptMarkContext } = build.entry.module
  return async ({ url, language, origin }, host) => {
    const context = new RouterContextProvider()
    context.set(transportContext, async (path) => {
      const { status, body } = await host.callApi(path, language)
      return new Response(body, { status, headers: { 'content-type': 'application/json' } })
    })
    context.set(languageContext, language)
    context.set(logContext, host.warn)
    const mark = randomBytes(16).toString('base64url')
    context.set(scriptMarkContext, mark)
    const response = await handle(new Request(new URL(url, origin)), context)
    const content = await toContent(response, { language, mark, hasAnalytics })
    // Most filtered lists and searches are requested once.
    return { ...content, isRarelyAsked: url.includes('?') }
  }
}

/** The headers of a rendered page that reach the client. A private page brings the last three. */
const passedHeaders = [
  ...['content-type', 'location', 'x-remix-response', 'x-remix-status', 'x-remix-redirect'],
  ...['cache-control', 'referrer-policy', 'x-robots-tag'],
]

type Rendering = { language: Language; mark: string; hasAnalytics: boolean }

async function toContent(response: Response, { language, mark, hasAnalytics }: Rendering): Promise<Content> {
  const text = await response.text()
  const headers: Record<string, string> = {
    vary: 'Accept-Language, Cookie, Accept-Encoding',
    'content-language': language,
  }
  for (const name of passedHeaders) {
    const value = response.headers.get(name)
    if (value !== null) headers[name] = value
  }
  if (headers['content-type']?.startsWith('text/html'))
    headers['content-security-policy'] = makeContentSecurityPolicy(text, mark, hasAnalytics)
  return { status: response.status, headers, body: Buffer.from(removeMarks(text, mark)) }
}
