import { isOwnPath } from '@shop/contract'

/** No link of the shop is longer. */
const maxUrl = 2000

/** The storefront's own: the one address of a page, made of what its route reads. @param routeIdsOf the routes that a page consists of */
export type NormalisePageAddress = (url: string, routeIdsOf: (pattern: string) => readonly string[]) => string

/** A route of the built storefront, as React Router describes it. */
type BuiltRoute = { id: string; path?: string | undefined; index?: boolean | undefined; parentId?: string | undefined }

/** The address under which a page is rendered and cached. @returns null for an address that is not worth answering */
export type FindPageKey = (url: string) => string | null

/** @param routes of the built storefront, by id */
export function createPageKeys(
  routes: Readonly<Record<string, BuiltRoute | undefined>>,
  normalise: NormalisePageAddress,
): FindPageKey {
  const pages = Object.values(routes).filter((route) => route?.parentId !== undefined)
  const routeIdsOf = (pattern: string) => {
    const page = pages.find((each) => each && patternOf(each) === pattern)
    return page ? [...idsAround(page, routes), page.id] : []
  }
  return (url) => {
    const isPage = url.length <= maxUrl && isOwnPath(url) && !url.startsWith('/api/')
    return isPage && URL.canParse(url, 'https://shop.invalid') ? normalise(url, routeIdsOf) : null
  }
}

function idsAround({ parentId }: BuiltRoute, routes: Readonly<Record<string, BuiltRoute | undefined>>): string[] {
  const parent = parentId === undefined ? undefined : routes[parentId]
  return parent ? [...idsAround(parent, routes), parent.id] : []
}

function patternOf({ path, index }: BuiltRoute): string {
  if (index) return '/'
  return path === '*' ? '*' : `/${path}`
}
