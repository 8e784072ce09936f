import type { Language, Transport } from '@shop/contract'
import { createContext, type RouterContextProvider } from 'react-router'

/** A storefront of one page, in the shape of the built one, which shows what it is asked to do. */
const transportContext = createContext<Transport>()
const languageContext = createContext<Language>()
const logContext = createContext<(message: string) => void>()
const scriptMarkContext = createContext<string>()

async function writePage(
  request: Request,
  _status: number,
  _headers: Headers,
  _entry: unknown,
  context: RouterContextProvider,
) {
  const { pathname } = new URL(request.url)
  if (pathname === '/crash') process.exit(3)
  context.get(logContext)(`rendering ${pathname}`)
  const answer = await context.get(transportContext)('/api/settings/', { method: 'GET', headers: {} })
  const text = `${request.url} ${context.get(languageContext)} ${answer.status} ${await answer.text()}`
  return new Response(text, { headers: { 'content-type': 'text/html' } })
}

export const entry = {
  module: { default: writePage, transportContext, languageContext, logContext, scriptMarkContext },
}
export const routes = {
  root: { id: 'root', path: '', module: { default: () => null } },
  page: { id: 'page', parentId: 'root', path: '*', module: { default: () => null } },
}
export const assets = { entry: { imports: [], module: '' }, routes: {}, url: '', version: '1' }
export const assetsBuildDirectory = ''
export const basename = '/'
export const future = {}
export const isSpaMode = false
export const prerender: string[] = []
export const publicPath = '/'
export const routeDiscovery = { mode: 'initial' }
export const ssr = true
