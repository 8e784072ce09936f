import { matchPath } from 'react-router'
import { toAddress } from '../features/catalog/list/list-choice.ts'
import { type ListSubject, readListQuery } from '../features/catalog/list/product-list-view.ts'
import { readNextPath } from '../features/users/login/next-path.ts'
import { paths } from '../paths.ts'

type Params = Readonly<Record<string, string | undefined>>
/** Builds the canonical address of a page from what its route reads. */
type WriteAddress = (params: Params, parameters: URLSearchParams) => string

/** The maximum id, and the last page that the API counts. Larger numbers are treated as these. */
const maxId = 2_147_483_647
const maxPage = 100_000
/** Replaces invalid ids. No record has this id, so all such addresses are one page. */
const noId = '0'

/**
 * The canonical address of each page of `routes.ts`, under which it is rendered and cached. It lists every parameter
 * that a route reads; others never reach the page.
 */
export const pageAddresses: Readonly<Record<string, WriteAddress>> = {
  '/': () => paths.home(),
  '/products': (_params, parameters) => writeList('/products', parameters, null),
  '/category/:categoryId': ({ categoryId }, parameters) =>
    writeList(`/category/${readId(categoryId)}`, parameters, 'category'),
  '/offers': (_params, parameters) => writeList('/offers', parameters, 'offers'),
  '/product/:productId': ({ productId }, parameters) =>
    withParameters(`/product/${readId(productId)}`, { color: readNumber(parameters, 'color', maxId) }),
  '/buy-now/:productId': ({ productId }, parameters) =>
    withParameters(`/buy-now/${readId(productId)}`, {
      color: readNumber(parameters, 'color', maxId),
      quantity: readNumber(parameters, 'quantity', 99),
      size: readNumber(parameters, 'size', 99),
    }),
  '/cart': paths.cart,
  '/checkout': paths.checkout,
  '/checkout/purchase/success': (_params, parameters) => paths.paymentSuccess(readOrder(parameters) ?? undefined),
  '/fail': (_params, parameters) => paths.paymentFailure(readOrder(parameters) ?? undefined),
  '/order-success/:orderId': ({ orderId }) => paths.orderSuccess(readOrderId(orderId)),
  '/orders': (_params, parameters) => withParameters('/orders', { page: readNumber(parameters, 'page', maxPage) }),
  '/order/:orderId': ({ orderId }) => paths.order(readOrderId(orderId)),
  // One page for all links: the browser asks for the order, and no cache knows the token.
  '/o/:token': () => paths.linkedOrder('-'),
  '/track': paths.track,
  '/register': writeWayIn(paths.register),
  '/login-new': writeWayIn(paths.login),
  '/verify-phone': writeWayIn(paths.verifyPhone),
  '/forgot-password': writeWayIn(paths.forgotPassword),
  '/account': paths.account,
  '/favorites': paths.favorites,
  '/compare': paths.compare,
  '/privacy-policy': paths.privacyPolicy,
  '/terms': () => paths.terms(),
  '/return-policy': () => paths.returnPolicy(),
  '*': () => '/not-found',
}

/** Ids of a page's route and its parents, as React Router names them in `_routes`. */
export type RouteIds = (pattern: string) => readonly string[]

/**
 * The canonical address of a page, or of its data (`….data`): only parameters that its route reads, valid, unique and
 * sorted.
 *
 * @param url path and query
 * @param routeIdsOf the routes whose data a request of a page may ask for
 */
export function normalisePageAddress(url: string, routeIdsOf: RouteIds): string {
  const { pathname, searchParams } = new URL(url, 'https://shop.invalid')
  if (!pathname.endsWith('.data')) return findPage(pathname, searchParams).address
  const page = pathname.replace(/\/_\.data$|\.data$/, '') || '/'
  const { pattern, address } = findPage(page, searchParams)
  return toDataAddress(address, pickRoutes(searchParams.get('_routes'), routeIdsOf(pattern)))
}

function findPage(pathname: string, parameters: URLSearchParams): { pattern: string; address: string } {
  for (const [pattern, write] of Object.entries(pageAddresses)) {
    const match = matchPath(pattern, pathname)
    if (match) return { pattern, address: write(match.params, parameters) }
  }
  throw new Error(`No page for ${pathname}`)
}

/** The requested routes that exist, in canonical order; null for all of them. */
function pickRoutes(asked: string | null, routeIds: readonly string[]): string | null {
  const names = asked?.split(',') ?? []
  const picked = routeIds.filter((id) => names.includes(id))
  return picked.length === 0 || picked.length === routeIds.length ? null : picked.join(',')
}

function toDataAddress(address: string, routes: string | null): string {
  const [path = '/', query] = address.split('?', 2)
  const parameters = new URLSearchParams(query)
  if (routes !== null) parameters.set('_routes', routes)
  return `${path === '/' ? '/_' : path}.data${parameters.size > 0 ? `?${parameters}` : ''}`
}

function writeList(path: string, parameters: URLSearchParams, subject: ListSubject): string {
  const { asked } = readListQuery(new URL(`?${parameters}`, 'https://shop.invalid'), subject)
  const { category, brand, color, type, fact, ...singles } = toAddress(asked.choice)
  return withParameters(path, {
    ...singles,
    page: readNumber(parameters, 'page', maxPage),
    search: asked.search,
    category: category.toSorted(),
    brand: brand.toSorted(),
    color: color.toSorted(),
    type: type.toSorted(),
    fact: fact.toSorted(),
  })
}

function writeWayIn(write: (query: { next?: string | undefined }) => string): WriteAddress {
  return (_params, parameters) => write({ next: readNextPath(parameters.get('next')) ?? undefined })
}

/** Adds parameters sorted by name; empty ones are left out. */
function withParameters(path: string, given: Record<string, string | readonly string[] | null | undefined>): string {
  const parameters = new URLSearchParams()
  for (const name of Object.keys(given).sort())
    for (const value of [given[name] ?? []].flat()) if (value !== '') parameters.append(name, value)
  return parameters.size > 0 ? `${path}?${parameters}` : path
}

/** A whole number from 1 to the maximum; null for anything else, and for the first page. */
function readNumber(parameters: URLSearchParams, name: string, max: number): string | null {
  const typed = parameters.get(name)?.trim() ?? ''
  const number = /^\d{1,15}$/.test(typed) ? Math.min(Number(typed), max) : 0
  return number === 0 || (name === 'page' && number === 1) ? null : String(number)
}

function readId(text = ''): string {
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= maxId ? text : noId
}

function readOrderId(text = ''): string {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text) ? text.toLowerCase() : noId
}

/** An invalid order and no order show different pages. */
function readOrder(parameters: URLSearchParams): string | null {
  const order = parameters.get('order')
  return order === null ? null : readOrderId(order)
}
