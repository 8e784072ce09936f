import { routes } from 'virtual:contract-routes'
import { ApiError, type Client, ConnectionError, createClient, type ShopApi, type Transport } from '@shop/contract'
import { bearerTransport, openAuth } from '@shop/session'
import { data, type RouterContextProvider } from 'react-router'
import { languageContext, transportContext } from './boot/server-context.ts'
import { reportLost } from './connection/reach-events.ts'
import { endAuth } from './features/users/browser-auth.ts'
import { tellsOfProducts } from './queries/tells-of-products.ts'

/** All calls but those that load with their pages (`virtual:late-routes`). */
export type ShopClient = Client<
  Omit<ShopApi, 'returns' | 'changeRequests' | 'orderLinks' | 'orderSearches' | 'addresses'>
>

/** The fields of a refused call that an error page shows. */
export type Refusal = { message: string }

/** The API for a loader: answers in the language of the page's request. */
export function serverApi(context: Readonly<RouterContextProvider>): ShopClient {
  return openClient(withLanguage(context.get(transportContext), context.get(languageContext)))
}

/** Sends a call from the browser; the answer comes in the language of the page. */
const sendFromBrowser: Transport = (path, init) =>
  withLanguage(reportLost(fetch), document.documentElement.lang)(path, init)

/** Sends a call in the name of the signed-in user. */
export const sendAsShopper = bearerTransport({
  send: sendFromBrowser,
  openAuth,
  refresh: async (refresh) => {
    const { users } = createClient(routes, sendFromBrowser)
    return (await users.refreshToken({ body: { refresh } })).access
  },
  end: endAuth,
  // Locks need https. Without them two tabs may refresh the token at the same time, which the server allows.
  exclusively: (work) => (navigator.locks ? navigator.locks.request('auth-refresh', work) : work()),
})

/** The API for components, in the name of the signed-in user. */
export const browserApi = openClient(sendAsShopper)

/**
 * Reads the data of a page.
 *
 * @throws a route error with the status of the page: 404 for an unknown or invalid id, 503 without an answer of the API
 */
export async function readPage<Page>(
  context: Readonly<RouterContextProvider>,
  read: (api: ShopClient) => Promise<Page>,
) {
  try {
    return await read(serverApi(context))
  } catch (error) {
    if (error instanceof ApiError) throw refuse(error.message, error.status === 400 ? 404 : error.status)
    if (error instanceof ConnectionError) throw refuse(error.message, 503)
    throw error
  }
}

function openClient(send: Transport): ShopClient {
  return normalized(createClient(routes, send))
}

type Calls = Record<string, (...input: never[]) => Promise<unknown>>

/** Normalizes every answer with products, on the server and in a browser: pages can rely on the format. */
export function normalized<Modules extends object>(client: Modules): Modules {
  const modules = Object.entries<Calls>(client as Record<string, Calls>).map(([module, calls]) => [
    module,
    tellsOfProducts.has(module) ? normalizeCalls(module, calls) : calls,
  ])
  return Object.fromEntries(modules) as Modules
}

function normalizeCalls(module: string, calls: Calls): Calls {
  return Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [
      name,
      async (...input: never[]) => {
        const [answer, normalize] = await Promise.all([call(...input), fetchNormalizer(module)])
        return normalize(answer)
      },
    ]),
  )
}

/** Few pages call these modules in a browser, so the normalizer loads with the first call. */
async function fetchNormalizer(module: string): Promise<(answer: unknown) => unknown> {
  try {
    const { normalizeAnswer, normalizeNested } = await import('./queries/normalize-catalog.ts')
    return module === 'catalog' ? normalizeAnswer : normalizeNested
  } catch (error) {
    if (module === 'catalog') throw new ConnectionError(error)
    // The call may have changed something: its answer counts.
    return (answer) => answer
  }
}

function refuse(message: string, status: number) {
  return data<Refusal>({ message }, { status })
}

function withLanguage(send: Transport, language: string): Transport {
  return (path, init) => {
    const headers = new Headers(init.headers)
    headers.set('accept-language', language)
    return send(path, { ...init, headers })
  }
}
