import { paths } from '../../../paths.ts'

/** Pages on the way in: nobody wants to return to them. */
const entryPaths: readonly string[] = [paths.login(), paths.register(), paths.verifyPhone(), paths.forgotPassword()]

/** Stands for the shop's own address while a path is read; no address of anybody. */
const anyShop = 'https://shop.invalid'

/**
 * Where a shopper goes on to after signing in: the page they came from, if it is one of this shop's. An address of another
 * site, in whatever disguise, is refused: otherwise a link to our own login could lead on to somebody else's.
 *
 * @param next what the address asked for
 * @returns a path with its query, beginning with one slash; null when there is none to return to
 */
export function readNextPath(next: string | null): string | null {
  if (!next?.startsWith('/') || next.length > 1000) return null
  const url = URL.canParse(next, anyShop) ? new URL(next, anyShop) : null
  if (url?.origin !== anyShop || url.pathname.startsWith('//')) return null
  return entryPaths.includes(url.pathname) ? null : `${url.pathname}${url.search}${url.hash}`
}

/** Pages of the admin application, which takes the storefront's place by a full load (rule G-04). */
export function isAdminPath(path: string): boolean {
  return /^\/(dashboard|login)(?![\w-])/.test(path)
}
