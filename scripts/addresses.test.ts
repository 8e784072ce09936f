import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { paymentPages } from '../apps/server/src/composition/payment-pages.ts'
import { fixedPages, pageAddresses } from '../apps/server/src/web/page-addresses.ts'
import { formPages, paths } from '../apps/storefront/app/paths.ts'
import routes from '../apps/storefront/app/routes.ts'
import { cachedPages, isPageOfShop } from '../apps/storefront/service-worker/cached-pages.ts'
import { readSourceFiles } from './lib/survey/source-files.ts'

/** `routes.ts` is the table of pages. Other places that name a page are compared with it here; page-address.test.ts compares cached addresses. */
const root = join(import.meta.dirname, '..')
const patterns = (routes as { path?: string; index?: boolean }[])
  .map(({ path, index }) => (index ? '/' : `/${path}`))
  .filter((pattern) => pattern !== '/*')

/** The routes, unknown pages aside, that answer an address. */
function routesOf(address: string): string[] {
  const { pathname } = new URL(address, 'https://shop.invalid')
  return patterns.filter((pattern) => new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(pathname))
}

const orderId = '01980000-0000-7000-8000-00000000000a'
/** The dashboard is another application; its address is none of the storefront's. */
const { dashboard: _, product, category, buyNow, order, orderSuccess, linkedOrder, ...fixedPaths } = paths
const builtAddresses = Object.entries({
  ...Object.fromEntries(Object.entries(fixedPaths).map(([name, build]) => [name, build()])),
  product: product(7),
  category: category(7),
  buyNow: buyNow(7),
  order: order(orderId),
  orderSuccess: orderSuccess(orderId),
  linkedOrder: linkedOrder('AAGGqFGINnfOjyAm0pmbTQ_C'),
})

describe('the builders of addresses (paths.ts)', () => {
  it.each(builtAddresses)('%s leads to one route: %s', (_name, address) => {
    expect(routesOf(address)).toHaveLength(1)
  })

  it.each(patterns)('one of them leads to %s', (pattern) => {
    expect(builtAddresses.filter(([, address]) => routesOf(address).includes(pattern))).toHaveLength(1)
  })
})

describe('the server', () => {
  it.each([
    ...fixedPages.map(({ path }) => path),
    pageAddresses.category(7),
    pageAddresses.product(7),
    paymentPages.success(null),
    paymentPages.success(orderId),
    paymentPages.failure(orderId),
  ])('names a page that exists: %s', (address) => {
    expect(routesOf(address)).toHaveLength(1)
  })

  it('sends shoppers back from a payment to the pages of the storefront', () => {
    expect(paymentPages.success(orderId)).toBe(paths.paymentSuccess(orderId))
    expect(paymentPages.failure(orderId)).toBe(paths.paymentFailure(orderId))
  })
})

describe('the service worker', () => {
  const firstParts = new Set(patterns.map((pattern) => pattern.split('/')[1]))

  it.each([...cachedPages])('caches pages that exist: /%s', (firstPart) => {
    expect(firstParts).toContain(firstPart)
  })

  it.each(patterns)('answers for %s', (pattern) => {
    expect(isPageOfShop(pattern)).toBe(true)
  })
})

it.each(formPages)('a page that is a form exists: /%s', (firstPart) => {
  expect(patterns.map((pattern) => pattern.split('/')[1])).toContain(firstPart)
})

describe('the dashboard', () => {
  const ownAddress = /^\/(dashboard|login|api)(\/|$|\?)/
  const links = readSourceFiles(root)
    .filter(({ path, isTest }) => path.startsWith('apps/dashboard/src/') && !isTest)
    .flatMap(({ text }) => [...text.matchAll(/(?:href=\{?|pushState\(\w+, '', )["'`](\/\w[^"'`]*)/g)])
    .map(([, address = '']) => address.replaceAll(/\$\{[^}]*\}/g, '7'))
    .filter((address) => !ownAddress.test(address))

  it('links to the storefront', () => expect(links.length).toBeGreaterThan(3))

  it.each(links)('links to a page that exists: %s', (address) => {
    expect(routesOf(address)).toHaveLength(1)
  })
})
