import { paths } from '../../../paths.ts'

/** Pages of login and registration: never a page to return to. */
const entryPaths: readonly string[] = [paths.login(), paths.register(), paths.verifyPhone(), paths.forgotPassword()]

/** A base for reading a path; it is nobody's address. */
const anyShop = 'https://shop.invalid'

/**
 * The page to return to after login, if it is one of this shop's. Addresses of other sites are refused, however
 * disguised: otherwise our login could redirect to them.
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
